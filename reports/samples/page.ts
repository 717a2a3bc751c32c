import { catalogueOf, stated } from '../../helpers/engine/catalogue/rule.ts'
import type { ScenarioRecord, ShownExchange } from '../../helpers/engine/outcome/record.ts'
import type { RunOutcome } from '../summary.ts'
import { broken, sampleOutcome, sampleRecord, skipped, violation, withKnownRules } from './outcome.ts'

/** A text of a target that would be markup if a report did not keep it a text. */
export const HOSTILE = `</script><img src=x onerror="document.title='broken out'"><!-- <script>`

/** An exchange, changed by `change`. */
export function sampleExchange(number: number, change: Partial<ShownExchange> = {}): ShownExchange {
  return {
    number,
    side: 'api',
    method: 'POST',
    path: `/v1/transactions/tra_${number}`,
    headers: { Authorization: 'Bearer $ESIGN_API_KEY' },
    form: [['metadata[aaaaaaaaaaaaaaaaaaaaa]', '1']],
    response: {
      status: 201,
      headers: { 'content-type': 'application/json' },
      body: '{"object":"transaction","metadata":{"a":1e400},"name":"caf\\u00e9"}',
    },
    startedAt: Date.UTC(2030, 0, 2, 3, 4, 5),
    durationMs: 40,
    ...change,
  }
}

/** A failed scenario with four exchanges. The third was judged. */
export function violatedRecord(rule: string, change: Partial<ScenarioRecord> = {}): ScenarioRecord {
  return sampleRecord(rule, {
    ...violation({ judged: 3, call: 'create', what: 'metadata of the transaction' }),
    exchanges: [
      sampleExchange(1),
      sampleExchange(2, { method: 'GET', repeated: { times: 39, ms: 30_000 } }),
      sampleExchange(3),
      sampleExchange(4, { response: { status: 500, headers: {}, body: HOSTILE } }),
    ],
    ...change,
  })
}

/** A run with rules of every verdict: violated, known, inconclusive because of another, not exercised, observed. */
export function pageOutcome(change: Partial<RunOutcome> = {}): RunOutcome {
  const records = [
    violatedRecord('metadata/key-length'),
    violatedRecord('metadata/value-length'),
    sampleRecord('metadata/omitted-keeps', {
      ...broken('the key was accepted', 'metadata/key-length'),
      exchanges: [sampleExchange(1)],
    }),
    sampleRecord('metadata/replaces', {
      observations: [{ rule: 'metadata/replaces', key: 'metadata of an update', value: 'replaces' }],
    }),
    sampleRecord('lifecycle/expires', skipped('needs clock', ['clock'])),
    sampleRecord('lifecycle/seal', skipped('needs seal', ['seal'])),
  ]
  return withKnownRules(sampleOutcome(records, change), 'metadata/value-length')
}

/** A run with `count` findings that are not alike. */
export function outcomeWithFindings(count: number): RunOutcome {
  const ids = Array.from({ length: count }, (_, at) => `metadata/member-${at}`)
  const catalogue = catalogueOf({
    metadata: { all: stated('Limits', Object.fromEntries(ids.map((id) => [id, `The member of ${id} is shown.`]))) },
  })
  const records = ids.map((id, at) =>
    violatedRecord(
      id,
      violation({ what: `member_${at}`, expected: `"${at}"`, actual: 'nothing', kind: 'equal', judged: 3 }),
    ),
  )
  return sampleOutcome(records, {}, catalogue)
}
