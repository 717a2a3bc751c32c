import { create } from 'xmlbuilder2'
import { derivationOf, type Gate } from '../helpers/catalogue/gate.ts'
import type { Rule } from '../helpers/catalogue/rule.ts'
import type { RuleResult } from '../helpers/outcome/verdict.ts'
import { distinctFindings } from './distinct-findings.ts'
import { brokenText, findingText, reasonOf } from './finding-text.ts'
import { excusedBy, failsRun, type RunOutcome } from './summary.ts'
import { knownText } from './terminal/known.ts'
import { cut } from './terminal/layout.ts'
import { oneLine, xmlText } from './text.ts'

/** Characters. */
const LONGEST_MESSAGE = 600

type Element = ReturnType<typeof create>

/** What JUnit can say of a rule. */
type Shown = 'passed' | 'failure' | 'error' | 'skipped'

/** What is let pass in a run. */
interface Pardon {
  readonly gate: Gate
  /** The rules that known violations kept from a conclusion. */
  readonly excused: ReadonlySet<RuleResult>
}

/**
 * The run as JUnit XML: one suite per area, one case per rule.
 *
 * What does not fail the run though it is violated, or inconclusive because of what is known, is skipped, and says why: as a
 * failure it would turn CI servers red while the gate is green. What else keeps the run from passing is a suite of its own.
 */
export function junitXml(outcome: RunOutcome): string {
  const { gate, results, suite, durationMs, startedAt, target, seed, unmet } = outcome
  const pardon: Pardon = { gate, excused: excusedBy(results) }
  const counts = countsOf(results, pardon)
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('testsuites', {
    name: xmlText(`${suite.name} ${suite.version}`),
    ...counts,
    tests: String(results.length + unmet.length),
    errors: String(counts.errors + unmet.length),
    time: seconds(durationMs),
    timestamp: startedAt.toISOString(),
  })
  for (const area of new Set(results.map(({ rule }) => rule.area))) {
    const own = results.filter(({ rule }) => rule.area === area)
    const element = root.ele('testsuite', {
      name: area,
      ...countsOf(own, pardon),
      time: seconds(own.reduce((sum, result) => sum + result.durationMs, 0)),
      timestamp: startedAt.toISOString(),
    })
    const properties = element.ele('properties')
    properties.ele('property', { name: 'target', value: xmlText(target.base_url) })
    properties.ele('property', { name: 'seed', value: String(seed) })
    for (const result of own) addCase(element, result, pardon)
  }
  if (unmet.length > 0) addUnmet(root, outcome)
  return `${root.end({ prettyPrint: true })}\n`
}

function addUnmet(root: Element, { unmet, startedAt }: RunOutcome): void {
  const count = String(unmet.length)
  const counts = { tests: count, failures: '0', errors: count, skipped: '0' }
  const element = root.ele('testsuite', { name: 'gate', ...counts, time: '0.000', timestamp: startedAt.toISOString() })
  for (const { kind, message, rules } of unmet) {
    const [first = '', ...more] = rules
    const name = `${kind}: ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`
    element
      .ele('testcase', { classname: 'countersign.gate', name: xmlText(name), time: '0.000' })
      .ele('error', { type: kind, message: xmlText(oneLine(message)) })
      .txt(xmlText([message, '', ...rules].join('\n')))
  }
}

function addCase(parent: Element, result: RuleResult, pardon: Pardon): void {
  const { rule, durationMs, observations } = result
  const element = parent.ele('testcase', {
    classname: `countersign.${rule.area}`,
    name: xmlText(`${rule.id}: ${rule.statement}`),
    time: seconds(durationMs),
  })
  const whole = messageOf(result, pardon)
  // Servers show the message in one line; the text below it has all of it.
  const message = xmlText(cut(whole.split('\n')[0] ?? '', LONGEST_MESSAGE))
  switch (shownAs(result, pardon)) {
    case 'failure':
      element
        .ele('failure', { type: rule.level === 'inferred' ? 'violates-inferred' : 'violates', message })
        .txt(xmlText(`${ruleText(rule)}\n\n${findingsText(result)}`))
      break
    case 'error':
      element.ele('error', { type: 'inconclusive', message }).txt(xmlText(whole))
      break
    case 'skipped':
      element.ele('skipped', { message: xmlText(oneLine(whole)) })
      break
    case 'passed':
      if (observations.length > 0) {
        const lines = observations.map(({ key, value }) => `${key}: ${value}`)
        element.ele('system-out').txt(xmlText(lines.join('\n')))
      }
  }
}

function shownAs(result: RuleResult, { gate, excused }: Pardon): Shown {
  const { verdict } = result
  if (verdict === 'violates') return failsRun(result, gate) ? 'failure' : 'skipped'
  if (verdict === 'inconclusive') return excused.has(result) ? 'skipped' : 'error'
  return verdict === 'not-exercised' ? 'skipped' : 'passed'
}

function countsOf(results: readonly RuleResult[], pardon: Pardon) {
  const count = (shown: Shown) => results.filter((result) => shownAs(result, pardon) === shown).length
  return {
    tests: results.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
  }
}

function messageOf(result: RuleResult, { gate }: Pardon): string {
  const { verdict, rule, known, findings, reason = '', cause } = result
  const [{ message } = { message: reason }] = findings
  if (verdict === 'inconclusive') return brokenText(reasonOf(result), cause)
  if (verdict !== 'violates' || failsRun(result, gate)) return message
  if (known) return `violates, which is known: ${knownText(known)}: ${message}`
  return [`violates, let pass as ${rule.level}: ${message}`, ...derivationLine(rule)].join('\n')
}

/** The claim, where it stands or from what it follows. */
const ruleText = (rule: Rule) => [rule.statement, `${rule.section} (${rule.level})`, ...derivationLine(rule)].join('\n')

function derivationLine(rule: Rule): string[] {
  const because = derivationOf(rule)
  return because === undefined ? [] : [`because: ${because}`]
}

const findingsText = ({ findings }: RuleResult) =>
  distinctFindings(findings)
    .map(({ finding, all }) => `${all.length > 1 ? `seen ${all.length} times: ` : ''}${findingText(finding)}`)
    .join('\n\n')

const seconds = (ms: number) => (ms / 1000).toFixed(3)
