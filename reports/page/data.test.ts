import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { HOSTILE, outcomeWithFindings, pageOutcome, sampleExchange, violatedRecord } from '../samples/page.ts'
import { broken, sampleOutcome, sampleRecord, skipped } from '../samples/outcome.ts'
import { pageContents } from './data.ts'
import { runPage } from './html.ts'
import { pageScript } from './script.ts'
import { ANY_RULE } from './shape.ts'

const { data, evidence } = pageContents(pageOutcome(), {
  repeat: (rule) => `again ${rule}`,
  since: ['1 rule conforms.'],
  placesOf: (rule) => [`Limits, row 4: ${rule}`, 'Limits, row 5: metadata'],
})
const rowOf = (id: string) => data.rules.find(([own]) => own === id)
const moreOf = (id: string) => rowOf(id)?.[5]
const textsOf = (places: readonly number[] = []) => places.map((place) => data.texts[place])

test('The head has the verdict, the circumstances and what others said about the last run', () => {
  expect(data.head).toEqual({
    verdict: 'FAILED',
    code: 1,
    target: 'the embedded reference service',
    version: '0.1.0',
    date: '2030-01-02 03:04 UTC',
    duration: '12.3 s',
    seed: 42,
    requests: 12,
    since: ['1 rule conforms.'],
    notes: [],
    repeat: `again ${ANY_RULE}`,
  })
})

test('Each rule has its sentences of the document', () => {
  expect(textsOf(moreOf('metadata/key-length')?.document)).toEqual([
    'Limits, row 4: metadata/key-length',
    'Limits, row 5: metadata',
  ])
})

test('Lines about the last run are absent if none are given', () => {
  expect(pageContents(pageOutcome()).data.head).not.toHaveProperty('since')
  expect(pageContents(pageOutcome(), { since: [] }).data.head).not.toHaveProperty('since')
})

test('Notes say why a run does not pass besides violated rules', () => {
  const change = {
    stopped: 'its time was up',
    complete: false,
    leftovers: ['tra_1'],
    gate: 'stated',
    fault: 'a,b',
  } as const
  const { head } = pageContents(pageOutcome(change)).data
  expect(head.notes).toEqual(['The run is not complete: its time was up.', '1 transaction could not be cancelled.'])
  expect(head.target).toBe('the embedded reference service · with 2 faults: a, b · only stated rules fail the run')
})

test('Each rule has a kind of its own, and known violations are not mixed with others', () => {
  expect(Object.fromEntries(data.rules.map(([id, , , , kind]) => [id, kind]))).toEqual({
    'metadata/key-length': 'violates',
    'metadata/value-length': 'known',
    'metadata/omitted-keeps': 'inconclusive',
    'metadata/replaces': 'observed',
    'lifecycle/expires': 'not-exercised',
    'lifecycle/seal': 'not-exercised',
    'lifecycle/email': 'not-exercised',
  })
})

test('A finding has its violated rules and those that are inconclusive because of them', () => {
  expect(data.findings).toHaveLength(1)
  const [finding] = data.findings
  expect(finding?.violated.map((at) => data.rules[at]?.[0])).toEqual(['metadata/key-length'])
  expect(finding?.inconclusive.map((at) => data.rules[at]?.[0])).toEqual(['metadata/omitted-keeps'])
  expect(moreOf('metadata/omitted-keeps')).toMatchObject({ finding: 1, cause: 'metadata/key-length' })
  expect(moreOf('metadata/value-length')).not.toHaveProperty('finding')
})

test('A rule that was not exercised has what to set', () => {
  expect(textsOf(moreOf('lifecycle/expires')?.supply)).toEqual([
    'a control interface with the capability `clock` (ESIGN_CONTROL_URL)',
  ])
  expect(moreOf('lifecycle/email')).not.toHaveProperty('supply')
  expect(moreOf('lifecycle/email')).toHaveProperty('untestable', true)
})

test('An inferred rule quotes the document, and an observed one has what was seen', () => {
  expect(textsOf([moreOf('metadata/omitted-keeps')?.because ?? -1])).toEqual(['It follows.'])
  expect(moreOf('metadata/replaces')?.seen).toEqual(['metadata of an update: replaces'])
})

test('A rule is about the call that was judged, otherwise about the one that its id ends with', () => {
  expect(moreOf('metadata/key-length')?.call).toBe('create')
  expect(moreOf('lifecycle/expires')?.call).toBeUndefined()
  expect(data.calls).toEqual({ create: 'POST /v1/transactions' })
})

test('Only violated and inconclusive rules have evidence, and the judged exchange is named', () => {
  const shown = data.rules.filter(([, , , , , more]) => more?.evidence !== undefined).map(([id]) => id)
  expect(shown).toEqual(['metadata/key-length', 'metadata/value-length', 'metadata/omitted-keeps'])
  const own = evidence.findings[moreOf('metadata/key-length')?.evidence ?? -1]
  expect(own).toMatchObject({ judged: 3, expected: 'a refusal (4xx) that changes nothing', actual: '201 Created' })
  expect(evidence.exchanges[own?.exchanges ?? -1]?.map(({ number }) => number)).toEqual([1, 2, 3, 4])
})

test('A rule has at most 20 exchanges, and the judged one is among them', () => {
  const exchanges = Array.from({ length: 40 }, (_, at) => sampleExchange(at + 1))
  const numbersOf = (judged: number) => {
    const record = violatedRecord('metadata/key-length', { exchanges })
    const finding = { ...record.finding, message: 'm', judged }
    const [first] = pageContents(sampleOutcome([{ ...record, finding }])).evidence.exchanges
    return first?.map(({ number }) => number)
  }
  expect(numbersOf(3)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(numbersOf(30)).toEqual(Array.from({ length: 20 }, (_, at) => at + 11))
})

test('The page of a service that breaks everything has the exchanges of 400 scenarios at most', () => {
  expect(pageContents(outcomeWithFindings(500)).evidence.exchanges).toHaveLength(400)
})

test('No text of a target is markup', () => {
  const records = [
    sampleRecord('metadata/key-length', broken(HOSTILE)),
    sampleRecord('lifecycle/expires', skipped(HOSTILE)),
    violatedRecord('metadata/value-length', { title: HOSTILE }),
  ]
  const page = runPage(sampleOutcome(records, { stopped: HOSTILE, complete: false }), { since: [HOSTILE] })
  expect(page).not.toContain('<img')
  expect(page.match(/<\/script/g)).toHaveLength(3)
  expect(page).not.toContain('<!-- ')
})

test('The evidence in a page is the evidence of the run', () => {
  const packed = /id="evidence">([^<]*)</.exec(runPage(pageOutcome()))?.[1] ?? ''
  expect(JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString())).toEqual(evidence)
})

test('The script of the page is one text without imports, exports and comments', () => {
  const script = pageScript()
  expect(script).not.toMatch(/^\s*(?:import|export|\/\/|\/\*\*)/m)
  const names = [...script.matchAll(/^(?:async )?(?:function|const|let|class) (\w+)/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(30)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
