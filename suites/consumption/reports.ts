import type { Api } from '../../helpers/engine/api/api.ts'
import { CALLS } from '../../helpers/engine/api/calls.ts'
import { isSuccess } from '../../helpers/engine/http/exchange.ts'
import { statusWithError } from '../../helpers/engine/judge/check.ts'
import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { HOUR } from '../../helpers/engine/values/time.ts'
import { isObject, type JsonObject } from '../../helpers/engine/values/json.ts'
import { ahead, DAY, iso } from '../interface/document/times.ts'
import { type ByLevel, BY_LEVEL, type Counter, COUNTERS, LEVELS } from './counts.ts'

/** The period of a report, as arguments: ISO 8601 date-times. */
export interface Period {
  readonly created_gt: string
  readonly created_lt: string
}

/** The period between two instants, in milliseconds since the epoch. */
export const between = (from: number, until: number, write: (instant: number) => string = iso): Period => ({
  created_gt: write(from),
  created_lt: write(until),
})

/** Options of a request for a report that differ from the default. */
export interface Asking {
  /** One of the two paths of a report. */
  readonly name?: 'summary' | 'report'
  readonly api?: Api
  readonly period?: Period
  /** Whether the rule requires that the period is accepted. */
  readonly mustAccept?: boolean
}

/**
 * Reads the report of a period. The default is from yesterday until an hour from now, because clocks differ, or until now if the
 * target refuses a period that ends in the future.
 */
export async function reportOf(
  context: Context,
  { name = 'summary', api = context.api, period, mustAccept }: Asking = {},
) {
  const ask = (one: Period) => api.call(name, [], { ...one })
  const usual = () => between(ahead(context, -DAY), ahead(context, HOUR))
  if (period && mustAccept) return context.accepts(() => ask(period))
  let answer = await ask(period ?? usual())
  if (!isSuccess(answer) && !period) answer = await ask(between(ahead(context, -DAY), ahead(context, 0)))
  const { call, method } = answer.exchange
  const asked = `${method} ${CALLS[call?.name === 'report' ? 'report' : 'summary'].path}`
  // The document does not show all arguments of a report.
  if (!isSuccess(answer))
    context.notExercised(
      `the response to ${asked} was ${statusWithError(answer)}; it may require arguments that are not documented`,
    )
  return context.given.success(async () => answer)
}

/** A count, for scenarios about its value. Whether it is a number is judged by another rule. */
function numberAt(holder: JsonObject, key: string, name: Counter | ByLevel): number {
  const value = holder[key]
  if (typeof value === 'number') return value
  const rules = [...COUNTERS, ...BY_LEVEL].filter((one) => one.name === name)
  const causes = rules.map(({ word }) => `consumption/${word}`)
  throw new Inconclusive(`${name} of the report is not a number`, { causes })
}

/** The values of a counter in a report, one for each level. */
export function levelsOf(report: JsonObject, name: ByLevel): number[] {
  const levels = report[name]
  return LEVELS.map((level) => numberAt(isObject(levels) ? levels : {}, level, name))
}

/** The expected values of some counters. */
export type Counts = Readonly<Partial<Record<Counter, number>>>

/** Asserts the counts of a report that has been read. */
export function checkCounts({ check }: Context, report: JsonObject, expected: Counts): void {
  for (const [name, number] of Object.entries(expected))
    check.equal(`${name} of the report`, numberAt(report, name, name as Counter), number)
}

/** Asserts that a report shows these counts within the usual delay. Returns that report. */
export function comesToCount(context: Context, expected: Counts, asking: Asking = {}): Promise<JsonObject> {
  return context.eventually(async () => {
    const report = await reportOf(context, asking)
    checkCounts(context, report, expected)
    return report
  })
}

/** Asserts that a report counts nothing, ignoring the given counters. */
export function countsNothing(context: Context, report: JsonObject, names: readonly (Counter | ByLevel)[] = []): void {
  const counters = COUNTERS.filter(({ name }) => !names.includes(name))
  checkCounts(context, report, Object.fromEntries(counters.map(({ name }) => [name, 0])))
  for (const { name } of BY_LEVEL.filter((one) => !names.includes(one.name))) {
    const isZero = levelsOf(report, name).every((count) => count === 0)
    context.check.that(`${name} of the report`, isZero, '0 for every level', report[name])
  }
}
