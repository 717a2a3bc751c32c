import { derivationOf } from '../../helpers/catalogue/gate.ts'
import type { Finding } from '../../helpers/outcome/record.ts'
import { areasText, hangingText, violatedOf } from '../causes.ts'
import { distinctFindings, type Distinct } from '../distinct-findings.ts'
import { whatOf } from '../finding-text.ts'
import type { RunOutcome } from '../summary.ts'
import { countOf, oneLine, printable } from '../text.ts'
import { colors as colorsFor, cut, labelled, wrap, type Colors, type Column } from './layout.ts'

/** How violations are shown. */
export interface ViolationsOptions {
  readonly color: boolean
  readonly width: number
  /** The command that repeats one rule alone. */
  readonly repeatCommand: (ruleId: string) => string
}

/** A violated rule, and those that hang on it. */
type Violated = ReturnType<typeof violatedOf>[number]

/** More violated rules than this are told in two lines each. */
const MOST_IN_FULL = 20
/** More findings of one rule than this, that differ in more than a value, are only counted. */
const MOST_FINDINGS = 3

/** Each violated rule with what a person needs to see it again. */
export function violationLines(outcome: RunOutcome, options: ViolationsOptions): string[] {
  const violated = violatedOf(outcome.results)
  if (violated.length === 0) return []
  const colors = colorsFor(options.color)
  const heading = colors.bold(colors.red(`Violated: ${countOf(violated.length, 'rule')}`))
  if (violated.length > MOST_IN_FULL) {
    return [heading, '', ...compactIntro(options), '', ...violated.flatMap((one) => compact(one, options, colors))]
  }
  return [
    heading,
    '',
    ...embeddedIntro(outcome, violated, options.width, colors),
    ...violated.flatMap((one, i) => [...(i === 0 ? [] : ['']), ...block(one, i + 1, options, colors)]),
  ]
}

function block({ result, hanging }: Violated, number: number, options: ViolationsOptions, colors: Colors): string[] {
  const { rule, findings } = result
  const because = derivationOf(rule)
  const head = `${number}) `
  const at = { indent: head.length, column: 10, width: options.width }
  const indent = ' '.repeat(head.length)
  const distinct = distinctFindings(findings)
  const more = distinct.length - MOST_FINDINGS
  return [
    `${head}${colors.bold(colors.red(rule.id))} ${colors.dim(`(${rule.level})`)}`,
    ...wrap(rule.statement, options.width - head.length).map((line) => `${indent}${line}`),
    ...labelled('Section', rule.section, at).map(colors.dim),
    ...(because === undefined ? [] : labelled('Because', because, at)),
    ...(hanging.length === 0 ? [] : labelled('Hanging', `${hangingText(hanging)}: ${areasText(hanging)}`, at)),
    ...distinct.slice(0, MOST_FINDINGS).flatMap((group) => findingLines(group, at, colors)),
    ...(more > 0 ? [`${indent}${countOf(more, 'other finding')} of this rule: see junit.xml`] : []),
    `${indent}Repeat this rule alone:`,
    `${indent}  ${colors.cyan(options.repeatCommand(rule.id))}`,
  ]
}

function findingLines({ finding, all }: Distinct<Finding>, at: Column, colors: Colors): string[] {
  const { expected, actual, replay } = finding
  const times = all.length > 1 ? ` (${countOf(all.length, 'time')}; the easiest to repeat:)` : ''
  return [
    ...labelled('Seen', `${printable(whatOf(finding))}${times}`, at),
    ...(expected === undefined ? [] : labelled('Expected', printable(expected), at).map(colors.green)),
    ...(actual === undefined ? [] : labelled('Actual', printable(actual), at).map(colors.red)),
    // Neither indented nor wrapped nor coloured, so that it can be pasted.
    ...(replay === undefined
      ? []
      : [`${' '.repeat(at.indent)}See it with curl (one line, to paste):`, oneLine(replay)]),
  ]
}

/** The curl lines of an embedded target stand on variables that only a served one gives. */
function embeddedIntro(
  { target, fault }: RunOutcome,
  violated: readonly Violated[],
  width: number,
  colors: Colors,
): string[] {
  const curls = violated.some(({ result: { findings } }) => findings.some(({ replay }) => replay !== undefined))
  if (target.kind !== 'embedded' || !curls) return []
  const command = `npx countersign serve --port 4010${fault === undefined ? '' : ` --fault ${fault}`}`
  return [
    ...wrap('The curl lines below use $ESIGN_BASE_URL. For a target to try them on, run in another terminal', width),
    `  ${colors.cyan(command)}`,
    ...wrap('and paste the export lines that it prints here.', width),
    '',
  ]
}

function compactIntro({ width, repeatCommand }: ViolationsOptions): string[] {
  const text = `In short, being many. The full findings with their curl lines are in junit.xml; one rule alone, in full:`
  return [...wrap(text, width), `  ${repeatCommand('<rule>')}`]
}

function compact({ result, hanging }: Violated, { width }: ViolationsOptions, colors: Colors): string[] {
  const { rule, findings } = result
  const head = rule.level === 'stated' ? rule.id : `${rule.id} (${rule.level})`
  const statement = cut(rule.statement, Math.max(width - head.length - 2, 1))
  const because = derivationOf(rule)
  const under = (text: string) => wrap(text, width - 2).map((line) => `  ${line}`)
  const [finding] = findings
  return [
    `${colors.red(head)}  ${colors.dim(statement)}`,
    ...(hanging.length === 0 ? [] : under(`${hangingText(hanging)}: ${areasText(hanging)}`)),
    ...(because === undefined ? [] : under(`because: ${because}`).map(colors.dim)),
    ...(finding ? [`  ${cut(oneLine(shortOf(finding)), width - 2)}`] : []),
  ]
}

const shortOf = ({ message, expected, actual }: Finding) =>
  expected === undefined ? message : `expected ${expected}, got ${actual ?? 'nothing'}`
