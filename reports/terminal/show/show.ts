import { derivationOf } from '../../../helpers/engine/catalogue/gate.ts'
import { isOwn } from '../../../helpers/engine/catalogue/rule.ts'
import { howToSupply } from '../../../helpers/engine/catalogue/needs.ts'
import type { ScenarioRecord } from '../../../helpers/engine/outcome/record.ts'
import type { RuleResult } from '../../../helpers/engine/outcome/verdict.ts'
import { distinctFindings } from '../../distinct-findings.ts'
import { reasonOf } from '../../finding-text.ts'
import { findingsOf, sizeOf, type FindingGroup } from '../../findings/group.ts'
import { titleOf } from '../../findings/title.ts'
import type { RunOutcome } from '../../summary.ts'
import { countOf, cut, oneLine, printable } from '../../text.ts'
import { knownText } from '../known.ts'
import { colors as colorsFor, labelled, some, wrap, type Colors, type Column } from '../layout.ts'
import { showCommand } from '../show-command.ts'
import { findingLines, type ViolationsOptions } from '../violations/finding-block.ts'
import { exchangeLines, logLines } from './exchange-lines.ts'

/** The facts about a rule that are not in the record of a run. */
export interface RuleSource {
  /** The sentences of the document that the rule accounts for, each with its place. */
  readonly sentences: readonly string[]
  /** The faults of the reference service that prove that the rule can fail. */
  readonly faults: readonly { readonly id: string; readonly story: string }[]
}

/** How rules are shown, and where their sources are. */
export interface ShowOptions extends ViolationsOptions {
  readonly sourceOf: (ruleId: string) => RuleSource
  /** The record of a scenario with its log, by its key. */
  readonly evidenceOf: (key: string) => ScenarioRecord | undefined
}

/** The maximum number of rules of a finding that are listed, and of rules that depend on it. */
const MOST_RULES = 10
const MOST_HINDERED = 8
/** The maximum number of scenarios and faults of a rule that are shown. */
const MOST_SCENARIOS = 5
const MOST_FAULTS = 5

/** A finding with its rules, and in full the rule that shows it best. */
export function showFinding(outcome: RunOutcome, group: FindingGroup, number: number, options: ShowOptions): string[] {
  const { width, outDir } = options
  const colors = colorsFor(options.color)
  const [shown] = group.violated
  const rules = group.violated.map(({ result: { rule } }) =>
    wrap(`${rule.id} (${rule.level}): ${rule.statement}`, width - 4).map(
      (line, i) => `${i === 0 ? '  - ' : '    '}${line}`,
    ),
  )
  const hindered = some(
    group.dependents.map(({ rule }) => rule.id),
    MOST_HINDERED,
  )
  const more = rules.length - MOST_RULES
  return [
    ...wrap(`${number}) ${titleOf(group)}`, width).map((line) => colors.bold(colors.red(line))),
    '',
    colors.bold(`Violated: ${countOf(rules.length, 'rule')}`),
    ...rules.slice(0, MOST_RULES).flat(),
    ...(more > 0 ? [`  and ${countOf(more, 'more rule')}`] : []),
    ...(group.dependents.length === 0
      ? []
      : [
          '',
          colors.bold(`Inconclusive because of them: ${countOf(group.dependents.length, 'rule')}`),
          ...wrap(hindered, width - 2).map((line) => `  ${line}`),
        ]),
    ...(group.violated.length === 1 ? [] : ['', `Each of them in full: ${showCommand('RULE', outDir)}`]),
    '',
    ...showRule(outcome, shown.result, options),
  ]
}

/** A rule with everything that the record of a run has about it. */
export function showRule(outcome: RunOutcome, result: RuleResult, options: ShowOptions): string[] {
  const { rule, verdict } = result
  const { width } = options
  const colors = colorsFor(options.color)
  const at = { indent: 2, column: 11, width }
  const { sentences, faults } = options.sourceOf(rule.id)
  const because = derivationOf(rule)
  return [
    `${colors.bold(rule.id)} (${rule.level}): ${paintOf(verdict, colors)(VERDICTS[verdict])}`,
    ...wrap(rule.statement, width - 2).map((line) => `  ${line}`),
    ...labelled(isOwn(rule) ? 'Section' : 'Document', sentences.length === 0 ? rule.section : sentences.join('\n'), at),
    ...(rule.source === undefined ? [] : labelled('Source', rule.source, at)),
    ...(because === undefined ? [] : labelled('Because', because, at)),
    ...whyLines(outcome, result, at),
    ...(verdict === 'violates' ? findingPart(result, options, colors, at) : otherPart(result, options, colors, at)),
    '',
    'Repeat only this rule:',
    `  ${colors.cyan(options.repeatCommand(rule.id))}`,
    ...faultLines(faults, width, colors),
  ]
}

const VERDICTS: Readonly<Record<RuleResult['verdict'], string>> = {
  conforms: 'conforms',
  violates: 'violated',
  inconclusive: 'inconclusive',
  'not-exercised': 'not exercised',
  observed: 'observed, not judged',
}

const paintOf = (verdict: RuleResult['verdict'], { red, green, yellow, cyan }: Colors) =>
  ({ conforms: green, violates: red, inconclusive: yellow, 'not-exercised': cyan, observed: String })[verdict]

/** The finding to which the rule belongs, the reason of its verdict, and what would change it. */
function whyLines({ results }: RunOutcome, result: RuleResult, at: Column): string[] {
  const { rule, verdict, known, reason, cause, observations, scenarios } = result
  const groups = findingsOf(results)
  const id = cause ?? rule.id
  const number = groups.findIndex(({ violated }) => violated.some((one) => one.result.rule.id === id)) + 1
  const group = groups[number - 1]
  const lacks = new Set(scenarios.flatMap(({ finding }) => finding?.lacks ?? []))
  const needs = rule.needs.filter((need) => lacks.has(need))
  return [
    ...(known ? labelled('Known', knownText(known), at) : []),
    ...(verdict === 'inconclusive' || verdict === 'not-exercised'
      ? labelled('Reason', printable(cause === undefined ? (reason ?? 'no reason was given') : reasonOf(result)), at)
      : []),
    ...(cause === undefined ? [] : labelled('Cause', cause, at)),
    ...needs.flatMap((need) => labelled('Needs', `${need}: ${howToSupply(need)}`, at)),
    ...(group ? labelled('Finding', `${number}) ${titleOf(group)} (${countOf(sizeOf(group), 'rule')})`, at) : []),
    ...observations.flatMap(({ key, value }) => labelled('Observed', printable(`${key}: ${value}`), at)),
  ]
}

/** Each distinct finding of a violated rule, with the exchanges of its scenario and its curl line. */
function findingPart(
  { rule, findings, scenarios }: RuleResult,
  options: ShowOptions,
  colors: Colors,
  at: Column,
): string[] {
  const distinct = distinctFindings(findings)
  return distinct.flatMap((one, i) => {
    const { finding } = one
    const scenario = scenarios.find((own) => own.finding === finding)
    const exchanges = (scenario && options.evidenceOf(scenario.key)?.exchanges) ?? []
    const more = distinct.length > 1 ? ` ${i + 1} of ${distinct.length}` : ''
    return [
      '',
      colors.bold(`Assertion${more}`),
      ...(scenario ? labelled('Scenario', `${scenario.title} (${scenario.file})`, at) : []),
      ...findingLines(one, Infinity, at, colors),
      ...(finding.again === undefined ? [] : labelled('Again', `reproduced ${finding.again}`, at)),
      ...(exchanges.length === 0
        ? []
        : [
            '',
            colors.bold('Exchanges of the scenario'),
            ...exchangeLines(exchanges, finding.judged, options.width, colors),
          ]),
      ...curlPart(finding.replay, rule.id, options),
    ]
  })
}

function curlPart(replay: string | undefined, id: string, { pasted = (line) => ({ line }) }: ShowOptions): string[] {
  if (replay === undefined) return []
  const { line } = pasted(replay, id)
  return ['', 'Reproduce it with curl (paste this line):', oneLine(line)]
}

/** The scenarios of a rule that is not violated, with their requests. */
function otherPart(
  { scenarios }: RuleResult,
  { evidenceOf, width }: ShowOptions,
  colors: Colors,
  at: Column,
): string[] {
  const own = scenarios.filter(({ isSighting }) => isSighting !== true)
  if (own.length === 0) return ['', 'No scenario of this run judged it.']
  const more = own.length - MOST_SCENARIOS
  return [
    '',
    colors.bold('Scenarios'),
    ...own.slice(0, MOST_SCENARIOS).flatMap(({ key, title, file, status, finding }) => {
      const record = evidenceOf(key)
      const lines = record?.exchanges
        ? exchangeLines(record.exchanges, finding?.judged, width, colors)
        : record
          ? logLines(record, width, colors)
          : []
      const message = finding === undefined || status === 'passed' ? [] : labelled('', printable(finding.message), at)
      return [...wrap(`  ${STATUSES[status]}: ${title} (${file})`, width), ...message, ...lines]
    }),
    ...(more > 0 ? [`  and ${countOf(more, 'more scenario')}`] : []),
  ]
}

const STATUSES = { passed: 'passed', failed: 'failed', broken: 'no conclusion', skipped: 'skipped' } as const

function faultLines(faults: RuleSource['faults'], width: number, colors: Colors): string[] {
  if (faults.length === 0) return []
  const more = faults.length - MOST_FAULTS
  return [
    '',
    'Faults of the reference service that break this rule, to see it fail:',
    ...faults.slice(0, MOST_FAULTS).map(({ id, story }) => colors.dim(cut(`  ${id}: ${story}`, width))),
    ...(more > 0 ? [`  and ${countOf(more, 'more fault')}`] : []),
  ]
}
