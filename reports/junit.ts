import { create } from 'xmlbuilder2'
import type { RuleResult } from '../helpers/outcome/verdict.ts'
import { distinctFindings } from './distinct-findings.ts'
import { findingText } from './finding-text.ts'
import type { RunOutcome } from './summary.ts'
import { xmlText } from './text.ts'

type Element = ReturnType<typeof create>

/** What JUnit can say of a rule. */
type Shown = 'passed' | 'failure' | 'error' | 'skipped'

/**
 * The run as JUnit XML: one suite per area, one case per rule.
 *
 * A violated inferred rule is a failure only when strict. Otherwise CI servers would turn red while the gate is green;
 * it passes, and says so on its error stream: skipping it would hide that it was exercised.
 */
export function junitXml(outcome: RunOutcome, { strict }: { readonly strict: boolean }): string {
  const { results, suite, durationMs, startedAt, target, seed } = outcome
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('testsuites', {
    name: xmlText(`${suite.name} ${suite.version}`),
    ...countsOf(results, strict),
    time: seconds(durationMs),
    timestamp: startedAt.toISOString(),
  })
  for (const area of new Set(results.map(({ rule }) => rule.area))) {
    const own = results.filter(({ rule }) => rule.area === area)
    const element = root.ele('testsuite', {
      name: area,
      ...countsOf(own, strict),
      time: seconds(own.reduce((sum, result) => sum + result.durationMs, 0)),
      timestamp: startedAt.toISOString(),
    })
    const properties = element.ele('properties')
    properties.ele('property', { name: 'target', value: xmlText(target.base_url) })
    properties.ele('property', { name: 'seed', value: String(seed) })
    for (const result of own) addCase(element, result, strict)
  }
  return `${root.end({ prettyPrint: true })}\n`
}

function addCase(parent: Element, result: RuleResult, strict: boolean): void {
  const { rule, verdict, durationMs, observations } = result
  const element = parent.ele('testcase', {
    classname: `countersign.${rule.area}`,
    name: xmlText(`${rule.id}: ${rule.statement}`),
    time: seconds(durationMs),
  })
  const whole = messageOf(result)
  const message = xmlText(whole.split('\n')[0] ?? '')
  switch (shownAs(result, strict)) {
    case 'failure':
      element
        .ele('failure', { type: rule.level === 'inferred' ? 'violates-inferred' : 'violates', message })
        .txt(xmlText(`${rule.statement}\n${rule.section} (${rule.level})\n\n${findingsText(result)}`))
      break
    case 'error':
      element.ele('error', { type: 'inconclusive', message }).txt(xmlText(whole))
      break
    case 'skipped':
      element.ele('skipped', { message })
      break
    case 'passed':
      if (observations.length > 0) {
        const lines = observations.map(({ key, value }) => `${key}: ${value}`)
        element.ele('system-out').txt(xmlText(lines.join('\n')))
      }
      if (verdict === 'violates') {
        element.ele('system-err').txt(xmlText(`violates (inferred): ${findingsText(result)}`))
      }
  }
}

function shownAs({ verdict, rule }: RuleResult, strict: boolean): Shown {
  if (verdict === 'violates') return strict || rule.level === 'stated' ? 'failure' : 'passed'
  if (verdict === 'inconclusive') return 'error'
  return verdict === 'not-exercised' ? 'skipped' : 'passed'
}

function countsOf(results: readonly RuleResult[], strict: boolean): Record<string, string> {
  const count = (shown: Shown) => String(results.filter((result) => shownAs(result, strict) === shown).length)
  return {
    tests: String(results.length),
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
  }
}

const messageOf = ({ findings, reason }: RuleResult) => findings[0]?.message ?? reason ?? ''
const findingsText = ({ findings }: RuleResult) =>
  distinctFindings(findings)
    .map(({ finding, all }) => `${all.length > 1 ? `seen ${all.length} times: ` : ''}${findingText(finding)}`)
    .join('\n\n')
const seconds = (ms: number) => (ms / 1000).toFixed(3)
