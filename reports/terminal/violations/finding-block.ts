import { derivationOf } from '../../../helpers/engine/catalogue/gate.ts'
import type { Pasted } from '../../../helpers/engine/evidence/curl-files.ts'
import type { Finding, ScenarioRecord } from '../../../helpers/engine/outcome/record.ts'
import { areasText, dependentsText } from '../../causes.ts'
import { distinctFindings, type Distinct } from '../../distinct-findings.ts'
import { isCompared } from '../../findings/compared.ts'
import { differenceText } from '../../findings/difference-text.ts'
import { exchangeText, judgedIn } from '../../findings/exchange.ts'
import { shortestOf, type FindingGroup, type ViolatedRule } from '../../findings/group.ts'
import { titleOf } from '../../findings/title.ts'
import { subjectOf } from '../../finding-text.ts'
import { countOf, cut, oneLine, printable } from '../../text.ts'
import { labelled, wrap, wrapAtMost, type Colors, type Column } from '../layout.ts'
import { showCommand } from '../show-command.ts'
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

/** The position of a finding, and how much of it is shown. */
export interface Place {
  readonly number: number
  /** Whether it is the only finding, which has room for everything. */
  readonly isAlone: boolean
  /** Whether there are many: then a file has the curl lines, and `show` has the rest. */
  readonly isBrief: boolean
}

/** Further findings of a rule, which differ in more than a value, are only counted. */
const MOST_FINDINGS = 3
/** The maximum number of lines of an expected value, of an actual value, and of a request that is only to be read. */
const MOST_LINES = { long: 4, brief: 2 } as const
/** Longer values are replaced by their difference in words. */
const LONG = 72
/** The maximum number of characters of a word in a request that is only to be read. */
const LONGEST_WORD = 120
/** Marks the exchange whose response was judged. */
export const JUDGED = '►'

/** A finding with everything that a person needs to understand and reproduce it. */
export function findingBlock(
  group: FindingGroup,
  place: Place,
  records: readonly ScenarioRecord[],
  options: ViolationsOptions,
  colors: Colors,
): string[] {
  const [shown] = group.violated
  const { rule, findings } = shown.result
  const head = `${place.number}) `
  const at = { indent: head.length, column: 10, width: options.width }
  const indent = ' '.repeat(head.length)
  const title = wrap(titleOf(group), options.width - head.length)
  const distinct = distinctFindings(findings)
  const all = place.isAlone && group.violated.length === 1 ? distinct.slice(0, MOST_FINDINGS) : distinct.slice(0, 1)
  return [
    ...title.map((line, i) => `${i === 0 ? head : indent}${colors.bold(colors.red(line))}`),
    `${indent}${colors.red(rule.id)} ${colors.dim(`(${rule.level})`)}`,
    ...wrap(rule.statement, options.width - head.length).map((line) => `${indent}${line}`),
    ...labelled('Section', rule.section, at).map(colors.dim),
    ...labelledIf('Because', derivationOf(rule), at),
    ...labelledIf('Source', rule.source, at).map(colors.dim),
    ...labelledIf('Also', othersText(group), at),
    ...(group.dependents.length === 0
      ? []
      : labelled('Effect', `${dependentsText(group.dependents)}: ${areasText(group.dependents)}`, at)),
    ...all.flatMap((one, i) => [
      ...findingLines(one, place.isBrief ? MOST_LINES.brief : MOST_LINES.long, at, colors),
      ...judgedLines({ ...shown, finding: one.finding }, records, at, colors),
      ...(place.isBrief
        ? []
        : curlLines(i === 0 ? shortestOf(group) : { ...shown, finding: one.finding }, shown, at, options)),
    ]),
    ...moreLines(distinct.length - all.length, options, at),
    ...(place.isBrief
      ? labelled('Show', showCommand(place.number, options.outDir), { ...at, width: Infinity }).map(colors.cyan)
      : [`${indent}Repeat only this rule:`, `${indent}  ${colors.cyan(options.repeatCommand(rule.id))}`]),
  ]
}

const labelledIf = (label: string, text: string | undefined, at: Column): string[] =>
  text === undefined ? [] : labelled(label, text, at)

/** The other rules that the same cause probably breaks, all of them: a log may be the only report that somebody has. */
function othersText({ violated: [, ...others] }: FindingGroup): string | undefined {
  if (others.length === 0) return undefined
  return `${countOf(others.length, 'other rule is', 'other rules are')} violated in the same way: ${others
    .map(({ result }) => result.rule.id)
    .join(', ')}`
}

/** The further findings of the rule, which only other commands and reports show. */
function moreLines(more: number, { outDir }: ViolationsOptions, { indent, width }: Column): string[] {
  if (more <= 0) return []
  const text = `${countOf(more, 'other finding')} of this rule: see ${outDir}/junit.xml`
  return wrap(text, width - indent).map((line) => `${' '.repeat(indent)}${line}`)
}

/**
 * The values that an assertion compares: the checked one, the expected and the actual one.
 * @param most the maximum number of lines of each value; `Infinity` for everything
 */
export function findingLines({ finding, all }: Distinct<Finding>, most: number, at: Column, colors: Colors): string[] {
  const { expected, actual = 'nothing' } = finding
  const times = all.length > 1 ? ` (${countOf(all.length, 'time')})` : ''
  const room = at.width - at.indent - at.column
  const what = wrapAtMost(`${printable(subjectOf(finding))}${times}`, room, most < MOST_LINES.long ? most : Infinity)
  return [
    ...labelled('Finding', what.join('\n'), at),
    ...(expected === undefined
      ? []
      : sideLines(printable(expected), printable(actual), most, at, labelsOf(finding, colors))),
  ]
}

/** The labels of the two values, each with its colour. */
interface Labels {
  readonly expected: (text: string, at: Column) => string[]
  readonly actual: (text: string, at: Column) => string[]
  readonly differs: (text: string, at: Column) => string[]
}

/** Two responses that disagree are shown alike, as neither is known to be right. */
function labelsOf(finding: Finding, { green, red, yellow }: Colors): Labels {
  const [wanted, got, difference] = isCompared(finding) ? [yellow, yellow, yellow] : [green, red, red]
  const [expected, actual] = isCompared(finding) ? ['Single', 'Listed'] : ['Expected', 'Actual']
  return {
    expected: (text, at) => labelled(expected, text, at).map(wanted),
    actual: (text, at) => labelled(actual, text, at).map(got),
    differs: (text, at) => labelled('Differs', text, at).map(difference),
  }
}

/** A claim in words is always shown; two long values are replaced by their difference. */
function sideLines(expected: string, actual: string, lines: number, at: Column, labels: Labels): string[] {
  const words = differenceText(expected, actual)
  const differs = words === undefined ? [] : labels.differs(printable(words), at)
  const room = { width: at.width - at.indent - at.column, lines }
  const isClaim = !/^["[{\d]/.test(expected)
  if (lines === Infinity) {
    return [...labels.expected(expected, at), ...labels.actual(actual, at), ...differs]
  }
  if (words !== undefined && Math.max(expected.length, actual.length) > LONG) {
    const { expected: claim } = sidesOf(expected, actual, room)
    return [...(isClaim ? labels.expected(claim.join('\n'), at) : []), ...differs]
  }
  const sides = sidesOf(expected, actual, room)
  return [
    ...labels.expected(sides.expected.join('\n'), at),
    ...labels.actual(sides.actual.join('\n'), at),
    ...(sides.alike === undefined ? [] : labelled('', sides.alike, at)),
    ...(isClaim ? [] : differs),
  ]
}

function judgedLines(one: ViolatedRule, records: readonly ScenarioRecord[], at: Column, colors: Colors): string[] {
  const judged = judgedIn(one, records)
  if (!judged) return []
  const text = `${JUDGED} ${printable(exchangeText(judged.exchange))}`
  return labelled('Judged', wrapAtMost(text, at.width - at.indent - at.column, 2).join('\n'), at).map(colors.dim)
}

/** A line to paste is neither indented nor wrapped nor coloured. The request at its end is only to be read. */
function curlLines(
  { result, finding: { replay } }: ViolatedRule,
  shown: ViolatedRule,
  { indent, width }: Column,
  { pasted = (line) => ({ line }) }: ViolationsOptions,
): string[] {
  if (replay === undefined) return []
  const { id } = result.rule
  const { line, request } = pasted(replay, id)
  const under = (lines: readonly string[], more = 0) => lines.map((one) => `${' '.repeat(indent + more)}${one}`)
  const other = id === shown.result.rule.id ? '' : `; it shows ${id}, with the smallest request`
  const first = request === undefined ? '' : '; it first creates what the request needs'
  return [
    ...under(wrap(`Reproduce it with curl (paste this line${first}${other}):`, width - indent)),
    request === undefined ? oneLine(line) : line,
    ...(request === undefined
      ? []
      : [
          ...under(['Request:']),
          ...under(
            wrapAtMost(
              oneLine(request).replaceAll(/\S+/g, (word) => cut(word, LONGEST_WORD)),
              width - indent - 2,
              MOST_LINES.long,
            ),
            2,
          ),
        ]),
  ]
}
