import { shardText } from '../../../helpers/engine/gate/shard.ts'
import type { RetriesTold } from '../../../helpers/engine/session/retries.ts'
import { thousands } from '../../../helpers/engine/values/words.ts'
import { excusedBy, exitCodeOf, summaryOf, TOLD_MS, type ExitCode, type RunOutcome } from '../../summary.ts'
import { countOf, printable, timeText } from '../../text.ts'
import { areaTable } from './area-table.ts'
import { endingParts } from './ending.ts'
import { greenTable, isGreen } from './green-table.ts'
import { knownLines, unmetLines } from '../known.ts'
import { colors as colorsFor, labelled, wrap, type Colors } from '../layout.ts'
import { inconclusiveLines, notExercisedLines } from './not-judged.ts'
import { violationLines, type ViolationsOptions } from '../violations/violations.ts'
import { WORDS } from '../verdict-words.ts'

/** How a run is told on a terminal. Commands to paste are never wrapped. */
export type SummaryTextOptions = ViolationsOptions

/** A blank at which no line breaks. */
const NO_BREAK = '\u{a0}'

/** The whole run as text: what was run, how each area came out, what is wrong and how to see it, and the verdict. */
export function summaryText(outcome: RunOutcome, options: SummaryTextOptions): string {
  const { results } = outcome
  const { width } = options
  const colors = colorsFor(options.color)
  const violations = violationLines(outcome, options)
  const table = isGreen(results) ? greenTable(results, colors, width) : []
  const unjudged = [notExercisedLines(results, colors, width), observedLines(outcome, options, colors)]
  const rest = [
    inconclusiveLines(results, colors, width),
    ...(table.length > 0 ? [briefLines(outcome, options, colors) ?? unjudged.flat()] : unjudged),
    knownLines(results, colors, width),
    litterLines(outcome, options, colors),
    unmetLines(outcome.unmet, colors, width),
  ]
  const parts = [
    headLines(outcome, colors, width),
    table.length > 0 ? table : areaTable(outcome, colors, width),
    violations,
    ...rest,
    ...endingParts(outcome, options, {
      before: [fromFirst(violations), ...rest],
      verdict: verdictLines(outcome, options, colors),
    }),
  ]
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

/** Without what introduces the violated rules. */
const fromFirst = (violations: readonly string[]) =>
  violations.slice(
    Math.max(
      violations.findIndex((line) => line.startsWith('1) ')),
      0,
    ),
  )

function headLines(outcome: RunOutcome, colors: Colors, width: number) {
  const { suite, target, fault, seed, shard, durationMs, throttledMs, retried, requests, records } = outcome
  const sent = `${countOf(records.length, 'scenario')}, ${countOf(requests, 'request')}`
  const at = { indent: 2, column: 10, width }
  const { kind, image } = target
  const what = image
    ? ` (the image ${printable(image.name)})`
    : kind === 'embedded'
      ? ' (the embedded reference service)'
      : ''
  return [
    colors.bold(`${suite.name} ${suite.version}`),
    ...labelled('target', `${printable(target.base_url)}${what}`, at),
    ...(fault === undefined
      ? []
      : labelled('fault', `${printable(fault).replaceAll(',', ', ')} (a deliberate breach)`, at).map(colors.yellow)),
    ...labelled('seed', String(seed), at),
    ...(shard
      ? labelled('shard', `${shardText(shard)}: the verdict of all parts is told by countersign merge`, at)
      : []),
    ...labelled('time', `${timeText(durationMs)}, ${sent}`, at),
    ...(throttledMs < TOLD_MS
      ? []
      : labelled('throttled', `${timeText(throttledMs)} of it: the target takes (429), or may get, only so many`, at)),
    ...(retried ? labelled('retried', retriedText(retried), at) : []),
  ]
}

/** How often scenarios were tried again, and the bounds of that. */
const retriedText = ({ scenarios, tries, most, mostMs }: RetriesTold) =>
  `${countOf(scenarios, 'scenario')} after lost connections, 5xx or malformed responses: ` +
  `${countOf(tries, 'more try', 'more tries')} of at most ${thousands(most)}, those at the end in at most ${timeText(mostMs)}`

function observedLines({ results }: RunOutcome, { width, outDir }: SummaryTextOptions, colors: Colors): string[] {
  const { observed } = summaryOf(results)
  if (observed === 0) return []
  const text = `What the target does where the document is silent is in ${outDir}/conformance.json and in the Allure report.`
  return [
    colors.bold(`Observed, not judged: ${countOf(observed, 'rule')}`),
    ...wrap(text, width - 2).map((line) => `  ${line}`),
  ]
}

/** What was not judged in a line each, where nothing that the user could set would change it. */
function briefLines({ results }: RunOutcome, { width, outDir }: SummaryTextOptions, colors: Colors) {
  if (results.some(({ rule, verdict }) => verdict === 'not-exercised' && !rule.unreachable)) return undefined
  const { not_exercised: beyond, observed } = summaryOf(results)
  const told = [
    [beyond, 'Not exercised', 'beyond the reach of any client'],
    [observed, 'Observed, not judged', `in ${outDir}/conformance.json`],
  ] as const
  const lines = told.filter(([count]) => count > 0)
  const texts = lines.map(([count, what, where]) => [`${what}: ${countOf(count, 'rule')}`, ` ${where}`] as const)
  return texts.every((parts) => parts.join('').length <= width)
    ? texts.map(([head, rest]) => `${colors.bold(head)}${rest}`)
    : undefined
}

function litterLines({ litter }: RunOutcome, { width, outDir }: SummaryTextOptions, colors: Colors): string[] {
  if (litter.length === 0) return []
  const text = `Warning: ${countOf(litter.length, 'transaction')} could not be cancelled: ${printable(litter.join(', '))}. Cancel what is left: npx countersign cleanup --out ${outDir}`
  return wrap(text, width).map((line) => colors.bold(colors.yellow(line)))
}

function verdictLines(outcome: RunOutcome, { width, outDir }: SummaryTextOptions, colors: Colors): string[] {
  const code = exitCodeOf(outcome)
  const count = summaryOf(outcome.results)
  const tell = [
    `${count.conforms} conform`,
    `${count.violates} violate`,
    ...(count.violates_inferred > 0
      ? [`${count.violates_inferred} violate inferred rules${outcome.gate === 'all' ? '' : ' (let pass)'}`]
      : []),
    ...(count.known > 0 ? [`${count.known} known`] : []),
    `${count.inconclusive} inconclusive`,
    `${count.not_exercised} not exercised${count.not_shown > 0 ? ` (${count.not_shown} not shown by the target)` : ''}`,
    ...(count.observed > 0 ? [`${count.observed} observed`] : []),
  ]
  const paint = { 0: colors.green, 1: colors.red, 2: colors.red, 3: colors.yellow, 130: colors.yellow }[code]
  const why = whyNot(outcome, code)
  return [
    ...(why === undefined ? [] : wrap(why, width)),
    ...goingOn(outcome, outDir),
    `Reports: ${outDir}`,
    ...verdictLine(WORDS[code], tell, width, (text) => colors.bold(paint(text))),
  ]
}

/** The verdict with its counts; lines break between counts, and before what a bracket adds, not within one. */
function verdictLine(
  word: string,
  counts: readonly string[],
  width: number,
  paint: (text: string) => string,
): string[] {
  const whole = counts.map((count) => count.replaceAll(/ (?!\()/g, NO_BREAK)).join(', ')
  return labelled(word, whole, { indent: 0, column: word.length + 2, width }).map((line, i) =>
    (i === 0 ? line.replace(word, paint) : line).replaceAll(NO_BREAK, ' '),
  )
}

/** How a run that did not come to its end is gone on with, where its target did not end with it. One line, to paste. */
function goingOn({ complete, target, shard }: RunOutcome, outDir: string): string[] {
  if (complete || target.kind !== 'address' || shard) return []
  return [`Go on with it: npx countersign run --resume --base-url ${target.base_url} --out ${outDir}`]
}

/** What the counts alone do not tell about a verdict. */
function whyNot({ results, complete, stopped }: RunOutcome, code: ExitCode): string | undefined {
  if (code === 130) return 'The run was interrupted: what is above holds for the rules that it came to.'
  if (stopped !== undefined) return `The run is not complete: ${stopped}.`
  if (!complete) return 'The run did not come to its end: not every selected scenario was run.'
  const { conforms, violates, violates_inferred, known, inconclusive } = summaryOf(results)
  if (code === 3 && inconclusive === 0 && conforms + violates + violates_inferred + known === 0) {
    return 'No rule was judged: that is no success.'
  }
  const excused = excusedBy(results).size
  if (code === 0 && excused > 0) return `${countOf(excused, 'rule')} could not be judged because of known violations.`
  return undefined
}
