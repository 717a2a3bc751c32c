import { derivationOf, type Gate } from '../../helpers/engine/catalogue/gate.ts'
import type { Rule } from '../../helpers/engine/catalogue/rule.ts'
import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { distinctFindings } from '../distinct-findings.ts'
import { findingsOf } from '../findings/group.ts'
import { titleOf } from '../findings/title.ts'
import { repeatLine } from '../repeat-line.ts'
import { brokenText, findingText, reasonOf } from '../finding-text.ts'
import { excusedByKnown, failsRun, type RunOutcome } from '../summary.ts'
import { knownText } from '../terminal/known.ts'
import { cut, oneLine, xmlText } from '../text.ts'
import { element, xmlFile, type Element } from '../xml.ts'

/** In characters. */
const LONGEST_MESSAGE = 600

/** The status of a rule in JUnit. */
type Shown = 'passed' | 'failure' | 'error' | 'skipped'

/** The run of a case: its findings, and the violations that do not fail it. */
interface CaseContext {
  readonly outcome: RunOutcome
  /** The number and the title of the finding of each violated rule. */
  readonly findings: ReadonlyMap<string, string>
  readonly gate: Gate
  /** The rules that are inconclusive because of known violations. */
  readonly excused: ReadonlySet<RuleResult>
}

/**
 * The run as JUnit XML: one suite per area, one case per rule.
 *
 * A violated rule that does not fail the run, or a rule that is inconclusive because of a known violation, is skipped
 * with a reason: as a failure it would turn CI servers red while the gate is green. Other reasons why the run does not
 * pass are in a separate suite.
 */
export function junitXml(outcome: RunOutcome): string {
  const { gate, results, suite, durationMs, startedAt, target, seed, unmet } = outcome
  const findings = new Map(
    findingsOf(results).flatMap((group, i) =>
      group.violated.map((one): [string, string] => [one.result.rule.id, `${i + 1}) ${titleOf(group)}`]),
    ),
  )
  const context: CaseContext = { outcome, findings, gate, excused: excusedByKnown(results) }
  const counts = countsOf(results, context)
  const areas = [...new Set(results.map(({ rule }) => rule.area))]
  const suites = areas.map((area) => {
    const own = results.filter(({ rule }) => rule.area === area)
    const attributes = {
      name: area,
      ...countsOf(own, context),
      time: seconds(own.reduce((sum, result) => sum + result.durationMs, 0)),
      timestamp: startedAt.toISOString(),
    }
    const properties = element('properties', {}, [
      element('property', { name: 'target', value: xmlText(target.base_url) }),
      element('property', { name: 'seed', value: seed }),
    ])
    return element('testsuite', attributes, [properties, ...own.map((result) => caseOf(result, context))])
  })
  // The schema by which servers read the file has no other attributes here.
  const attributes = {
    name: xmlText(`${suite.name} ${suite.version}`),
    tests: results.length + unmet.length,
    failures: counts.failures,
    errors: counts.errors + unmet.length,
    time: seconds(durationMs),
  }
  return xmlFile(element('testsuites', attributes, [...(unmet.length > 0 ? [unmetSuite(outcome)] : []), ...suites]))
}

function unmetSuite({ unmet, startedAt }: RunOutcome): Element {
  const count = unmet.length
  const counts = { tests: count, failures: 0, errors: count, skipped: 0 }
  const cases = unmet.map(({ kind, message, rules }) => {
    const [first = '', ...more] = rules
    const name = `${kind}: ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`
    const text = xmlText([message, '', ...rules].join('\n'))
    return element('testcase', { classname: 'countersign.gate', name: xmlText(name), time: '0.000' }, [
      element('error', { type: kind, message: xmlText(oneLine(message)) }, text),
    ])
  })
  return element('testsuite', { name: 'gate', ...counts, time: '0.000', timestamp: startedAt.toISOString() }, cases)
}

function caseOf(result: RuleResult, context: CaseContext): Element {
  const { rule, durationMs } = result
  const attributes = {
    classname: `countersign.${rule.area}`,
    name: xmlText(`${rule.id}: ${rule.statement}`),
    time: seconds(durationMs),
  }
  return element('testcase', attributes, caseContents(result, context))
}

/** The contents of a case: the outcome of its rule; empty if it passed. */
function caseContents(result: RuleResult, context: CaseContext): Element[] {
  const { rule, observations } = result
  const shown = shownAs(result, context)
  if (shown === 'passed') {
    const lines = observations.map(({ key, value }) => `${key}: ${value}`)
    return lines.length === 0 ? [] : [element('system-out', {}, xmlText(lines.join('\n')))]
  }
  const whole = messageOf(result, context)
  if (shown === 'skipped') return [element('skipped', { message: xmlText(oneLine(whole)) })]
  // Servers show the message in one line; the text below it is complete.
  const message = xmlText(cut(whole.split('\n')[0] ?? '', LONGEST_MESSAGE))
  if (shown === 'error') return [element('error', { type: 'inconclusive', message }, xmlText(whole))]
  const type = rule.level === 'stated' ? 'violates' : `violates-${rule.level}`
  const found = context.findings.get(rule.id)
  const title = found === undefined ? message : xmlText(`${found}: ${rule.id}`)
  const parts = [
    ...(found === undefined ? [] : [found]),
    ruleText(rule),
    findingsText(result),
    `repeat only this rule with:\n${repeatLine(context.outcome, rule.id)}`,
  ]
  return [element('failure', { type, message: title }, xmlText(parts.join('\n\n')))]
}

function shownAs(result: RuleResult, { gate, excused }: CaseContext): Shown {
  const { verdict } = result
  if (verdict === 'violates') return failsRun(result, gate) ? 'failure' : 'skipped'
  if (verdict === 'inconclusive') return excused.has(result) ? 'skipped' : 'error'
  return verdict === 'not-exercised' ? 'skipped' : 'passed'
}

function countsOf(results: readonly RuleResult[], context: CaseContext) {
  const count = (shown: Shown) => results.filter((result) => shownAs(result, context) === shown).length
  return {
    tests: results.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
  }
}

function messageOf(result: RuleResult, { gate }: CaseContext): string {
  const { verdict, rule, known, findings, reason = '', cause } = result
  const [{ message } = { message: reason }] = findings
  if (verdict === 'inconclusive') return brokenText(reasonOf(result), cause)
  if (verdict !== 'violates' || failsRun(result, gate)) return message
  if (known) return `known violation: ${knownText(known)}: ${message}`
  return [`violated, ignored because the rule is ${rule.level}: ${message}`, ...groundsLines(rule)].join('\n')
}

/** The statement, with its section, and its derivation or source. */
const ruleText = (rule: Rule) => [rule.statement, `${rule.section} (${rule.level})`, ...groundsLines(rule)].join('\n')

function groundsLines(rule: Rule): string[] {
  const because = derivationOf(rule)
  const source = rule.source === undefined ? [] : [`source: ${rule.source}`]
  return because === undefined ? source : [`because: ${because}`]
}

const findingsText = ({ findings }: RuleResult) =>
  distinctFindings(findings)
    .map(({ finding, all }) => `${all.length > 1 ? `found ${all.length} times: ` : ''}${findingText(finding)}`)
    .join('\n\n')

const seconds = (ms: number) => (ms / 1000).toFixed(3)
