import type { ScenarioRecord, ShownExchange } from '../../helpers/engine/outcome/record.ts'
import { countOf, oneLine, timeText } from '../text.ts'
import type { ViolatedRule } from './group.ts'

/** The exchange that a finding judged, with the record of its scenario. */
export interface Judged {
  readonly record: ScenarioRecord
  readonly exchange: ShownExchange
}

/** Finds the judged exchange of a violation; undefined if its scenario has none, as it may fail without a response. */
export function judgedIn(
  { result, finding }: Pick<ViolatedRule, 'result' | 'finding'>,
  records: readonly ScenarioRecord[],
): Judged | undefined {
  const key = result.scenarios.find((scenario) => scenario.finding === finding)?.key
  const record = records.find((one) => one.key === key)
  const exchange = record?.exchanges?.find(({ number }) => number === finding.judged)
  return record && exchange ? { record, exchange } : undefined
}

/** `GET /v1/transactions: 200 in 12 ms, asked 39 times for 30 s`, in one line. */
export function exchangeText({ method, path, response, failure, durationMs, repeated }: ShownExchange): string {
  const answer = response
    ? `${response.status} in ${spanText(durationMs)}`
    : `no response (${failure ?? 'unknown reason'})`
  const times = repeated ? `, asked ${countOf(repeated.times, 'time')} for ${spanText(repeated.ms)}` : ''
  return oneLine(`${method} ${path}: ${answer}${times}`)
}

/** `12 ms`, `30 s`. */
const spanText = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : timeText(ms).replace(/\.0 s$/, ' s'))
