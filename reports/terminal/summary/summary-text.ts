import { shardText } from '../../../helpers/engine/gate/shard.ts'
import type { RetryCounts } from '../../../helpers/engine/session/retries.ts'
import { thousands } from '../../../helpers/engine/values/words.ts'
import {
  excusedByKnown,
  exitCodeOf,
  summaryOf,
  LEAST_REPORTED_MS,
  type ExitCode,
  type RunOutcome,
} from '../../summary.ts'
import { countOf, printable, timeText } from '../../text.ts'
import { areaTable } from './area-table.ts'
import { endingParts } from './ending.ts'
import { greenTable, isGreen } from './green-table.ts'
import { knownLines, unmetLines } from '../known.ts'
import { colors as colorsFor, labelled, wrap, type Colors } from '../layout.ts'
import { sinceLines } from '../since.ts'
import { inconclusiveLines, notExercisedLines } from './not-judged.ts'
import { violationLines, type ViolationsOptions } from '../violations/violations.ts'
import { WORDS } from '../verdict-words.ts'

/** How a run is shown on a terminal. Commands to paste are never wrapped. */
export type SummaryTextOptions = ViolationsOptions

/** A space at which no line breaks. */
const NO_BREAK = '\u{a0}'

/**
 * The whole run as text: the settings, the verdicts by area, the violations with commands to reproduce them, and the
 * verdict of the run.
 */
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
    leftoverLines(outcome, options, colors),
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

/** Without the introduction of the violated rules. */
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
      : labelled('fault', `${printable(fault).replaceAll(',', ', ')} (a deliberate fault)`, at).map(colors.yellow)),
    ...labelled('seed', String(seed), at),
    ...(shard ? labelled('shard', `${shardText(shard)}: countersign merge gives the verdict of all shards`, at) : []),
    ...labelled('time', `${timeText(durationMs)}, ${sent}`, at),
    ...(throttledMs < LEAST_REPORTED_MS
      ? []
      : labelled('throttled', `${timeText(throttledMs)} of this time, by rate limits (429 or ESIGN_MAX_RPS)`, at)),
    ...(retried ? labelled('retried', retriedText(retried), at) : []),
  ]
}

/** The retries of scenarios, and their limits. */
const retriedText = ({ scenarios, tries, most, mostMs }: RetryCounts) =>
  `${countOf(scenarios, 'scenario')} after lost connections, 5xx or malformed responses: ` +
  `${countOf(tries, 'retry', 'retries')} of at most ${thousands(most)}, with at most ${timeText(mostMs)} for those at the end`

function observedLines({ results }: RunOutcome, { width, outDir }: SummaryTextOptions, colors: Colors): string[] {
  const { observed } = summaryOf(results)
  if (observed === 0) return []
  const text = `Behaviour that the document leaves open is recorded in ${outDir}/conformance.json and in the Allure report.`
  return [
    colors.bold(`Observed, not judged: ${countOf(observed, 'rule')}`),
    ...wrap(text, width - 2).map((line) => `  ${line}`),
  ]
}

/** The rules that were not judged, one line per kind, if no setting of the user would change this. */
function briefLines({ results }: RunOutcome, { width, outDir }: SummaryTextOptions, colors: Colors) {
  if (results.some(({ rule, verdict }) => verdict === 'not-exercised' && !rule.unreachable)) return undefined
  const { not_exercised: notTestable, observed } = summaryOf(results)
  const kinds = [
    [notTestable, 'Not exercised', '(not testable by a client)'],
    [observed, 'Observed, not judged', `(recorded in ${outDir}/conformance.json)`],
  ] as const
  const lines = kinds.filter(([count]) => count > 0)
  const texts = lines.map(([count, what, where]) => [`${what}: ${countOf(count, 'rule')}`, ` ${where}`] as const)
  return texts.every((parts) => parts.join('').length <= width)
    ? texts.map(([head, rest]) => `${colors.bold(head)}${rest}`)
    : undefined
}

function leftoverLines({ leftovers }: RunOutcome, { width, outDir }: SummaryTextOptions, colors: Colors): string[] {
  if (leftovers.length === 0) return []
  const text = `Warning: ${countOf(leftovers.length, 'transaction')} could not be cancelled: ${printable(leftovers.join(', '))}. Cancel them with npx countersign cleanup --out ${outDir}`
  return wrap(text, width).map((line) => colors.bold(colors.yellow(line)))
}

function verdictLines(outcome: RunOutcome, { width, outDir }: SummaryTextOptions, colors: Colors): string[] {
  const code = exitCodeOf(outcome)
  const count = summaryOf(outcome.results)
  const counts = [
    `${count.conforms} conform`,
    `${count.violates} violate`,
    ...(count.violates_inferred > 0
      ? [`${count.violates_inferred} violate inferred rules${outcome.gate === 'all' ? '' : ' (ignored)'}`]
      : []),
    ...(count.known > 0 ? [`${count.known} known`] : []),
    `${count.inconclusive} inconclusive`,
    `${count.not_exercised} not exercised${count.not_shown > 0 ? ` (${count.not_shown} not shown by the target)` : ''}`,
    ...(count.observed > 0 ? [`${count.observed} observed`] : []),
  ]
  const paint = { 0: colors.green, 1: colors.red, 3: colors.yellow, 4: colors.red, 130: colors.yellow }[code]
  const why = explanationOf(outcome, code)
  return [
    ...(why === undefined ? [] : wrap(why, width)),
    ...resumeLines(outcome, outDir),
    `Reports: ${outDir}`,
    ...verdictLine(WORDS[code], counts, width, (text) => colors.bold(paint(text))),
    ...sinceLines(outcome, { width, outDir }),
  ]
}

/** The verdict with its counts. Lines break between counts or before a bracket, not inside a count. */
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

/** The command that resumes an incomplete run, if its target is still there. One line, to paste. */
function resumeLines({ complete, target, shard }: RunOutcome, outDir: string): string[] {
  if (complete || target.kind !== 'address' || shard) return []
  return [`Resume the run: npx countersign run --resume --base-url ${target.base_url} --out ${outDir}`]
}

/** The explanation of a verdict that the counts alone do not give. */
function explanationOf({ results, complete, stopped }: RunOutcome, code: ExitCode): string | undefined {
  if (code === 130) return 'The run was interrupted. The results above cover only the rules that were judged before.'
  if (stopped !== undefined) return `The run is not complete: ${stopped}.`
  if (!complete) return 'The run is not complete: some selected scenarios were not run.'
  const { conforms, violates, violates_inferred, known, inconclusive } = summaryOf(results)
  if (code === 3 && inconclusive === 0 && conforms + violates + violates_inferred + known === 0) {
    return 'No rule was judged, so the run does not pass.'
  }
  const excused = excusedByKnown(results).size
  if (code === 0 && excused > 0) return `${countOf(excused, 'rule')} could not be judged because of known violations.`
  return undefined
}
