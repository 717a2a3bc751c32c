import { derivationOf } from '../../../helpers/engine/catalogue/gate.ts'
import type { Pasted } from '../../../helpers/engine/evidence/curl-files.ts'
import type { Finding } from '../../../helpers/engine/outcome/record.ts'
import { areasText, dependentsText, violatedOf, type Violated } from '../../causes.ts'
import { distinctFindings, type Distinct } from '../../distinct-findings.ts'
import { subjectOf } from '../../finding-text.ts'
import type { RunOutcome } from '../../summary.ts'
import { countOf, cut, oneLine, printable } from '../../text.ts'
import { shortForm, shortFormIntro } from './short-form.ts'
import { colors as colorsFor, labelled, wrap, wrapAtMost, type Colors, type Column } from '../layout.ts'
import { sidesOf } from './sides.ts'

/** How violations are shown. */
export interface ViolationsOptions {
  readonly color: boolean
  /** Columns of the terminal. */
  readonly width: number
  /** The folder of the reports, as the user would write it. */
  readonly outDir: string
  /** The command that repeats one rule. */
  readonly repeatCommand: (ruleId: string) => string
  /** A command to paste for a line that may be long; by default the line itself. */
  readonly pasted?: (replay: string, ruleId: string) => Pasted
}

/** If more rules are violated, they are shown in the short form. */
const MOST_IN_FULL = 20
/** Further findings of a rule, which differ in more than a value, are only counted. */
const MOST_FINDINGS = 3
/** The maximum number of lines of an expected value, of an actual value, and of a request that is only to be read. */
const MOST_LINES = 4
/** The maximum number of characters of a word in such a request. */
const LONGEST_WORD = 120

/** Each violated rule with everything that a person needs to reproduce it. */
export function violationLines(outcome: RunOutcome, options: ViolationsOptions): string[] {
  const violated = violatedOf(outcome.results)
  if (violated.length === 0) return []
  const colors = colorsFor(options.color)
  const heading = colors.bold(colors.red(`Violated: ${countOf(violated.length, 'rule')}`))
  if (violated.length > MOST_IN_FULL) {
    const { outDir, repeatCommand, width } = options
    const intro = shortFormIntro(repeatCommand(violated[0]?.result.rule.id ?? ''), outDir, width)
    return [heading, '', ...intro, '', ...violated.flatMap((one) => shortForm(one, width, colors))]
  }
  return [
    heading,
    '',
    ...startTargetIntro(outcome, violated, options.width, colors),
    ...violated.flatMap((one, i) => [
      ...(i === 0 ? [] : ['']),
      ...block(one, { number: i + 1, isAlone: violated.length === 1 }, options, colors),
    ]),
  ]
}

/**
 * The position of a violated rule. If there are several, each has only the line that is easiest to paste, which keeps
 * the list readable.
 */
interface Place {
  readonly number: number
  readonly isAlone: boolean
}

function block(
  { result, dependents }: Violated,
  { number, isAlone }: Place,
  options: ViolationsOptions,
  colors: Colors,
): string[] {
  const { rule, findings } = result
  const because = derivationOf(rule)
  const head = `${number}) `
  const at = { indent: head.length, column: 10, width: options.width }
  const indent = ' '.repeat(head.length)
  const distinct = distinctFindings(findings)
  const moreText = moreFindings(distinct.length, isAlone)
  return [
    `${head}${colors.bold(colors.red(rule.id))} ${colors.dim(`(${rule.level})`)}`,
    ...wrap(rule.statement, options.width - head.length).map((line) => `${indent}${line}`),
    ...labelled('Section', rule.section, at).map(colors.dim),
    ...(because === undefined ? [] : labelled('Because', because, at)),
    ...(dependents.length === 0
      ? []
      : labelled('Effect', `${dependentsText(dependents)}: ${areasText(dependents)}`, at)),
    ...distinct
      .slice(0, MOST_FINDINGS)
      .flatMap((group, i) => [
        ...findingLines(group, at, colors),
        ...(i === 0 || isAlone ? curlLines(group.finding, rule.id, at, options) : []),
      ]),
    ...(moreText === undefined
      ? []
      : wrap(`${moreText}: see ${options.outDir}/junit.xml`, at.width - at.indent).map((line) => `${indent}${line}`)),
    `${indent}Repeat only this rule:`,
    `${indent}  ${colors.cyan(options.repeatCommand(rule.id))}`,
  ]
}

/** The further findings of a rule, which only the reports have. */
function moreFindings(findings: number, isAlone: boolean): string | undefined {
  const more = findings - MOST_FINDINGS
  if (more > 0) return `${countOf(more, 'other finding')} of this rule${isAlone ? '' : ', and a curl line for each'}`
  return findings > 1 && !isAlone ? 'A curl line for each' : undefined
}

function findingLines({ finding, all }: Distinct<Finding>, at: Column, colors: Colors): string[] {
  const { expected, actual } = finding
  const times = all.length > 1 ? ` (${countOf(all.length, 'time')})` : ''
  return [
    ...labelled('Finding', `${printable(subjectOf(finding))}${times}`, at),
    ...(expected === undefined ? [] : sideLines(expected, actual ?? 'nothing', at, colors)),
  ]
}

/** A line to paste is neither indented nor wrapped nor coloured. The request at its end is only to be read. */
function curlLines(
  { replay }: Finding,
  ruleId: string,
  { indent, width }: Column,
  { pasted = (line) => ({ line }) }: ViolationsOptions,
): string[] {
  if (replay === undefined) return []
  const { line, request } = pasted(replay, ruleId)
  const under = (lines: readonly string[], more = 0) => lines.map((one) => `${' '.repeat(indent + more)}${one}`)
  if (request === undefined) return [...under(['Reproduce it with curl (paste this line):']), oneLine(line)]
  const readable = oneLine(request).replaceAll(/\S+/g, (word) => cut(word, LONGEST_WORD))
  return [
    ...under(
      wrap('Reproduce it with curl (paste this line; it first creates what the request needs):', width - indent),
    ),
    line,
    ...under(['Request:']),
    ...under(wrapAtMost(readable, width - indent - 2, MOST_LINES), 2),
  ]
}

function sideLines(expected: string, actual: string, at: Column, colors: Colors): string[] {
  const room = { width: at.width - at.indent - at.column, lines: MOST_LINES }
  const sides = sidesOf(printable(expected), printable(actual), room)
  return [
    ...labelled('Expected', sides.expected.join('\n'), at).map(colors.green),
    ...labelled('Actual', sides.actual.join('\n'), at).map(colors.red),
    ...(sides.alike === undefined ? [] : labelled('', sides.alike, at).map(colors.dim)),
  ]
}

/** If the target no longer exists, its curl lines need variables that a newly started target prints. */
function startTargetIntro(
  { target, fault }: RunOutcome,
  violated: readonly Violated[],
  width: number,
  colors: Colors,
): string[] {
  const curls = violated.some(({ result: { findings } }) => findings.some(({ replay }) => replay !== undefined))
  if (target.kind === 'address' || !curls) return []
  const lines = 'The curl lines below use $ESIGN_BASE_URL. To start a target for them,'
  const commands = (texts: readonly string[]) => texts.map((text) => `  ${colors.cyan(text)}`)
  if (target.image) return [...wrap(`${lines} paste`, width), ...commands(target.image.byHand), '']
  return [
    ...wrap(`${lines} run in another terminal`, width),
    ...commands([`npx countersign serve --port 4010${fault === undefined ? '' : ` --fault ${fault}`}`]),
    ...wrap('and paste the export lines that it prints into this one.', width),
    '',
  ]
}
