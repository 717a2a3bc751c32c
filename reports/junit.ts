import { create } from 'xmlbuilder2'
import { derivationOf, type Gate } from '../helpers/catalogue/gate.ts'
import type { Rule } from '../helpers/catalogue/rule.ts'
import type { RuleResult } from '../helpers/outcome/verdict.ts'
import { distinctFindings } from './distinct-findings.ts'
import { brokenText, findingText, reasonOf } from './finding-text.ts'
import { failsRun, type RunOutcome } from './summary.ts'
import { cut } from './terminal/layout.ts'
import { oneLine, xmlText } from './text.ts'

/** Characters. */
const LONGEST_MESSAGE = 600

type Element = ReturnType<typeof create>

/** What JUnit can say of a rule. */
type Shown = 'passed' | 'failure' | 'error' | 'skipped'

/**
 * The run as JUnit XML: one suite per area, one case per rule.
 *
 * A violated rule that does not fail the run is skipped, and says why: as a failure it would turn CI servers red while
 * the gate is green.
 */
export function junitXml(outcome: RunOutcome): string {
  const { gate, results, suite, durationMs, startedAt, target, seed } = outcome
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('testsuites', {
    name: xmlText(`${suite.name} ${suite.version}`),
    ...countsOf(results, gate),
    time: seconds(durationMs),
    timestamp: startedAt.toISOString(),
  })
  for (const area of new Set(results.map(({ rule }) => rule.area))) {
    const own = results.filter(({ rule }) => rule.area === area)
    const element = root.ele('testsuite', {
      name: area,
      ...countsOf(own, gate),
      time: seconds(own.reduce((sum, result) => sum + result.durationMs, 0)),
      timestamp: startedAt.toISOString(),
    })
    const properties = element.ele('properties')
    properties.ele('property', { name: 'target', value: xmlText(target.base_url) })
    properties.ele('property', { name: 'seed', value: String(seed) })
    for (const result of own) addCase(element, result, gate)
  }
  return `${root.end({ prettyPrint: true })}\n`
}

function addCase(parent: Element, result: RuleResult, gate: Gate): void {
  const { rule, durationMs, observations } = result
  const element = parent.ele('testcase', {
    classname: `countersign.${rule.area}`,
    name: xmlText(`${rule.id}: ${rule.statement}`),
    time: seconds(durationMs),
  })
  const whole = messageOf(result, gate)
  // Servers show the message in one line; the text below it has all of it.
  const message = xmlText(cut(whole.split('\n')[0] ?? '', LONGEST_MESSAGE))
  switch (shownAs(result, gate)) {
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

function shownAs(result: RuleResult, gate: Gate): Shown {
  const { verdict } = result
  if (verdict === 'violates') return failsRun(result, gate) ? 'failure' : 'skipped'
  if (verdict === 'inconclusive') return 'error'
  return verdict === 'not-exercised' ? 'skipped' : 'passed'
}

function countsOf(results: readonly RuleResult[], gate: Gate): Record<string, string> {
  const count = (shown: Shown) => String(results.filter((result) => shownAs(result, gate) === shown).length)
  return {
    tests: String(results.length),
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
  }
}

function messageOf(result: RuleResult, gate: Gate): string {
  const { verdict, rule, findings, reason = '', cause } = result
  const [{ message } = { message: reason }] = findings
  if (verdict === 'inconclusive') return brokenText(reasonOf(result), cause)
  if (verdict !== 'violates' || failsRun(result, gate)) return message
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
