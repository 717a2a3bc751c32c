import { fails } from '../../../helpers/engine/catalogue/gate.ts'
import { shardText } from '../../../helpers/engine/gate/shard.ts'
import { BEFORE_RETRY } from '../../../helpers/engine/outcome/record.ts'
import type { RetryCounts } from '../../../helpers/engine/session/retries.ts'
import { thousands } from '../../../helpers/engine/values/words.ts'
import { PAGE } from '../../folder.ts'
import {
  excusedByKnown,
  exitCodeOf,
  judgedAny,
  summaryOf,
  LEAST_REPORTED_MS,
  type ExitCode,
  type RunOutcome,
} from '../../summary.ts'
import { documentResults, ownCounts } from '../../own-rules.ts'
import { countOf, cut, printable, timeText } from '../../text.ts'
import { areaTable } from './area-table.ts'
import { endingParts, isOneViolation } from './ending.ts'
import { greenTable, isGreen } from './green-table.ts'
import { knownLines, unmetLines } from '../known.ts'
import { colors as colorsFor, labelled, some, wrap, type Colors } from '../layout.ts'
import { ownLines } from './own-lines.ts'
import { sinceLines } from '../since.ts'
import { inconclusiveLines, notExercisedLines } from './not-judged.ts'
import { overviewLines } from '../violations/overview.ts'
import { violationLines, type ViolationsOptions } from '../violations/violations.ts'
import { WORDS } from '../verdict-words.ts'

/** How a run is shown on a terminal. Commands to paste are never wrapped. */
export type SummaryTextOptions = ViolationsOptions

/** A space at which no line breaks. */
const NO_BREAK = '\u{a0}'

/**
 * The whole run as text. If rules are violated, the verdict and the findings come first, then the details of each finding.
 * The settings, the verdicts by area and what was not judged follow; the verdict of the run is last.
 */
export function summaryText(outcome: RunOutcome, options: SummaryTextOptions): string {
  const results = documentResults(outcome.results)
  const { width } = options
  const colors = colorsFor(options.color)
  const violations = violationLines(outcome, options)
  const isWhole = (outcome.missing ?? []).length === 0
  const green = isGreen(results) && isWhole ? greenTable(results, colors, width) : []
  // If only own rules were selected, there is nothing to say about the document.
  const isOfDocument = results.some(({ leftOut, scenarios }) => leftOut === undefined || scenarios.length > 0)
  const table = green.length > 0 || !isOfDocument ? green : areaTable({ ...outcome, results }, colors, width)
  const unjudged = !isOfDocument
    ? []
    : [notExercisedLines(results, colors, width), observedLines(outcome, options, colors)]
  const rest = [
    inconclusiveLines(results, colors, width),
    ...(green.length > 0 ? [briefLines(outcome, options, colors) ?? unjudged.flat()] : unjudged),
    ownLines(outcome, colors, width),
    knownLines(outcome.results, colors, width),
    leftoverLines(outcome, options, colors),
    unmetLines(
      outcome.unmet.filter(({ kind }) => kind !== 'missing-shard'),
      colors,
      width,
    ),
  ]
  const missing = missingLines(outcome, colors, width)
  const verdict = verdictLines(outcome, options, colors)
  const ending = (...before: readonly (readonly string[])[]) => endingParts(outcome, options, { before, verdict })
  if (violations.length === 0)
    return textOf([
      missing,
      headLines(outcome, colors, width),
      ...moreHead(outcome, width),
      table,
      ...rest,
      ...ending(...rest),
    ])
  const first = [missing, [...verdictLine(outcome, width, colors), ...briefHead(outcome, colors, width)]]
  const overview = overviewLines(outcome, options)
  const later = [...moreHead(outcome, width), table, ...rest]
  // A single violation is best read next to the verdict at the end.
  if (isOneViolation(outcome))
    return textOf([
      ...first,
      ...(table.length > SHORT_TABLE ? [overview] : []),
      ...later,
      violations,
      ...ending(violations),
    ])
  return textOf([...first, overview, violations, ...later, ...ending(overview, violations, ...later)])
}

/** Parts with an empty line between them. */
const textOf = (parts: readonly (readonly string[])[]): string =>
  `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`

/** A longer table of areas takes the first screen. */
const SHORT_TABLE = 6

/** The missing shards come first, because they explain why rules were not judged. */
const missingLines = ({ unmet }: RunOutcome, colors: Colors, width: number) =>
  unmet
    .filter(({ kind }) => kind === 'missing-shard')
    .flatMap(({ message }) => wrap(message, width).map((line) => colors.bold(colors.yellow(line))))

const whereOf = ({ target: { base_url: url, image, kind } }: RunOutcome): string => {
  const what = image
    ? ` (the image ${printable(image.name)})`
    : kind === 'embedded'
      ? ' (the embedded reference service)'
      : ''
  return `${printable(url)}${what}`
}

const sentText = ({ durationMs, records, requests }: RunOutcome): string =>
  `${timeText(durationMs)}, ${countOf(records.length, 'scenario')}, ${countOf(requests, 'request')}`

/** The target and the size of the run in one line each, so that the findings are on the first screen. */
function briefHead(outcome: RunOutcome, colors: Colors, width: number): string[] {
  const { suite, fault, seed } = outcome
  const line = (label: string, text: string) => cut(`  ${label.padEnd(10)}${text}`, width)
  const faults = fault === undefined ? [] : printable(fault).split(',')
  return [
    line('target', whereOf(outcome)),
    ...(faults.length === 0 ? [] : [colors.yellow(line('fault', some(faults, MOST_FAULTS)))]),
    line('run', `${suite.name} ${suite.version}, seed ${seed}, ${sentText(outcome)}`),
  ]
}

/** The maximum number of deliberate faults that are named on the first screen. */
const MOST_FAULTS = 2

function headLines(outcome: RunOutcome, colors: Colors, width: number) {
  const { suite, fault, seed } = outcome
  const at = { indent: 2, column: 10, width }
  return [
    colors.bold(`${suite.name} ${suite.version}`),
    ...labelled('target', whereOf(outcome), at),
    ...(fault === undefined
      ? []
      : labelled('fault', `${printable(fault).replaceAll(',', ', ')} (a deliberate fault)`, at).map(colors.yellow)),
    ...labelled('seed', String(seed), at),
    ...labelled('time', sentText(outcome), at),
  ]
}

/** Details of only some runs: a shard, delays and retries. */
function moreHead({ shard, throttledMs, retried }: RunOutcome, width: number): string[][] {
  const at = { indent: 2, column: 10, width }
  return [
    [
      ...(shard ? labelled('shard', `${shardText(shard)}: countersign merge gives the verdict of all shards`, at) : []),
      ...(throttledMs < LEAST_REPORTED_MS
        ? []
        : labelled('throttled', `${timeText(throttledMs)} of this time, by rate limits (429 or ESIGN_MAX_RPS)`, at)),
      ...(retried ? labelled('retried', retriedText(retried), at) : []),
    ],
  ]
}

/** The retries of scenarios, and their limits. */
const retriedText = ({ scenarios, tries, most, mostMs }: RetryCounts) =>
  `${countOf(scenarios, 'scenario')} after lost connections, 5xx or malformed responses: ` +
  `${countOf(tries, 'retry', 'retries')} (limits: ${thousands(most)} in a run, ${timeText(mostMs)} for those at its end)`

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
function briefLines({ results: all }: RunOutcome, { width, outDir }: SummaryTextOptions, colors: Colors) {
  const results = documentResults(all)
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

/** Why the verdict is as it is, where the reports are, and the verdict. */
function verdictLines(outcome: RunOutcome, { width, outDir }: SummaryTextOptions, colors: Colors): string[] {
  const why = explanationOf(outcome, exitCodeOf(outcome))
  return [
    ...(why === undefined ? [] : wrap(why, width)),
    ...resumeLines(outcome, outDir),
    `Report: ${outDir}/${PAGE}`,
    ...verdictLine(outcome, width, colors),
    ...sinceLines(outcome, { width, outDir }),
  ]
}

/** The verdict with its counts. Lines break between counts or before a bracket, not inside a count. */
function verdictLine(outcome: RunOutcome, width: number, colors: Colors): string[] {
  const code = exitCodeOf(outcome)
  const count = summaryOf(outcome.results)
  const counts = [
    `${count.conforms} conform`,
    `${count.violates} violate`,
    ...(count.violates_inferred > 0
      ? [`${count.violates_inferred} violate inferred rules${fails('inferred', outcome.gate) ? '' : ' (ignored)'}`]
      : []),
    ...(count.known > 0 ? [`${count.known} known`] : []),
    `${count.inconclusive} inconclusive`,
    `${count.not_exercised} not exercised${count.not_shown > 0 ? ` (${count.not_shown} not shown by the target)` : ''}`,
    ...(count.observed > 0 ? [`${count.observed} observed`] : []),
  ]
  const paint = { 0: colors.green, 1: colors.red, 3: colors.yellow, 4: colors.red, 130: colors.yellow }[code]
  const word = WORDS[code]
  const at = { indent: 0, column: word.length + 2, width }
  const lineOf = (label: string, texts: readonly string[]) =>
    labelled(label, texts.map((text) => text.replaceAll(/ (?!\()/g, NO_BREAK)).join(', '), at)
  const own = ownCounts(outcome.results, outcome.gate)
  return [
    ...lineOf(word, counts).map((line, i) => (i === 0 ? line.replace(word, colors.bold(paint(word))) : line)),
    ...(own.length === 0 ? [] : lineOf('', ['own rules: '.concat(own[0] ?? ''), ...own.slice(1)])),
  ].map((line) => line.replaceAll(NO_BREAK, ' '))
}

/** The command that resumes an incomplete run, if its target is still there and it was not merged. One line, to paste. */
function resumeLines({ complete, target, shard, missing }: RunOutcome, outDir: string): string[] {
  if (complete || target.kind !== 'address' || shard || missing) return []
  return [`Resume the run: npx countersign run --resume --base-url ${target.base_url} --out ${outDir}`]
}

function interruptionOf(results: RunOutcome['results']): string {
  const suspected = results.filter(({ reason }) => reason?.includes(BEFORE_RETRY)).length
  const more = suspected > 0 ? ` ${countOf(suspected, 'rule')} failed once and could not be confirmed.` : ''
  return `The run was interrupted. The results above cover only the rules that were judged before.${more}`
}

/** The explanation of a verdict that the counts alone do not give. */
function explanationOf({ results, complete, stopped }: RunOutcome, code: ExitCode): string | undefined {
  if (code === 130) return interruptionOf(results)
  if (stopped !== undefined) return `The run is not complete: ${stopped}.`
  if (!complete) return 'The run is not complete: some selected scenarios were not run.'
  if (code === 3 && !judgedAny(results) && !results.some(({ verdict }) => verdict === 'inconclusive')) {
    return 'No rule was judged, so the run does not pass.'
  }
  const excused = excusedByKnown(results).size
  if (code === 0 && excused > 0) return `${countOf(excused, 'rule')} could not be judged because of known violations.`
  return undefined
}
