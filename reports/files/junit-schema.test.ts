import { expect, test } from 'vitest'
import { problemsInJunit } from '../../helpers/testing/formats/junit.ts'
import {
  broken,
  sampleOutcome,
  sampleRecord,
  skipped,
  UNJUDGED,
  violation,
  withKnownRules,
} from '../samples/outcome.ts'
import { junitXml } from './junit.ts'

const records = [
  sampleRecord('metadata/key-length', violation({ actual: 'nul \u0000 ]]> <b> & "quoted" 😀' })),
  sampleRecord('metadata/value-length', broken('no response\nat all')),
  sampleRecord('metadata/omitted-keeps', violation()),
  sampleRecord('metadata/replaces', { observations: [{ rule: 'metadata/replaces', key: 'replaces', value: 'yes' }] }),
  sampleRecord('lifecycle/expires', skipped('needs clock: a control interface')),
]
const xml = junitXml(withKnownRules(sampleOutcome(records, { unmet: [UNJUDGED] }), 'metadata/omitted-keeps'))

test('violated, inconclusive, known, observed and not exercised rules are as the schema of JUnit allows', async () => {
  for (const element of ['failure', 'error', 'skipped', 'system-out', 'property'])
    expect(xml).toContain(`<${element} `.trim())
  expect(xml).toContain('<skipped message="known violation: ')
  expect(await problemsInJunit(xml)).toEqual([])
})

test.each<[what: string, change: (text: string) => string]>([
  ['an attribute that it does not have', (text) => text.replace('<testsuites ', '<testsuites skipped="1" ')],
  [
    'a suite without its counts',
    (text) => text.replace(/<testsuite name="metadata" tests="\d+"/, '<testsuite name="metadata"'),
  ],
  ['a time with a unit', (text) => text.replace(/time="([\d.]+)" timestamp/, 'time="$1 s" timestamp')],
  ['an element that it does not have', (text) => text.replace('<skipped ', '<left-out ')],
])('the schema refuses %s', async (_, change) => {
  expect(change(xml)).not.toBe(xml)
  expect(await problemsInJunit(change(xml))).not.toEqual([])
})
