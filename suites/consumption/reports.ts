import type { Api } from '../../helpers/engine/api/api.ts'
import { CALLS } from '../../helpers/engine/api/calls.ts'
import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { HOUR } from '../../helpers/engine/values/time.ts'
import { isObject, type JsonObject } from '../../helpers/engine/values/json.ts'
import { ahead, DAY, iso } from '../interface/document/times.ts'
import { type ByLevel, BY_LEVEL, type Counter, COUNTERS, LEVELS } from './counts.ts'

/** From when until when, as the arguments say it: ISO 8601 date-times. */
export interface Period {
  readonly created_gt: string
  readonly created_lt: string
}

/** The period between two instants, in milliseconds since the epoch. */
export const between = (from: number, until: number, write: (instant: number) => string = iso): Period => ({
  created_gt: write(from),
  created_lt: write(until),
})

/** The two paths of a report. */
export type ReportName = 'summary' | 'report'

/** What a report is asked for with, other than the usual. */
export interface Asking {
  readonly name?: ReportName
  readonly api?: Api
  readonly period?: Period
  /** That such a period is taken is claimed. */
  readonly isTaken?: boolean
}

/**
 * The report of a period. Without one it is that of the last day, until a while ahead, as clocks differ; a target that knows no
 * periods which end ahead is asked for that until now.
 */
export async function reportOf(
  context: Context,
  { name = 'summary', api = context.api, period, isTaken }: Asking = {},
) {
  const ask = (one: Period) => api.call(name, [], { ...one })
  const usual = () => between(ahead(context, -DAY), ahead(context, HOUR))
  if (period && isTaken) return context.accepts(() => ask(period))
  let answer = await ask(period ?? usual())
  if (!isSuccess(answer) && !period) answer = await ask(between(ahead(context, -DAY), ahead(context, 0)))
  return reportIn(context, answer)
}

/** What is not shown may be asked for too: without it there is no report to look at. */
function reportIn({ notExercised, given }: Context, answer: Answer): Promise<JsonObject> {
  const { call, method } = answer.exchange
  const told = `${method} ${CALLS[call?.name === 'report' ? 'report' : 'summary'].path}`
  if (!isSuccess(answer)) notExercised(`${told} was answered ${answer.status}: what else it asks for is not shown`)
  return given.success(async () => answer)
}

const rulesOf = new Map<string, string>(
  [...COUNTERS, ...BY_LEVEL].map(({ word, name }) => [name, `consumption/${word}`]),
)

/** A count, for cases about how much it is: that it is a number at all is the claim of its own rule. */
function numberAt(holder: JsonObject, key: string, name: Counter | ByLevel): number {
  const value = holder[key]
  if (typeof value === 'number') return value
  throw new Inconclusive(`${name} of the report is no number`, { causes: [rulesOf.get(name) ?? ''] })
}

/** What a report counts under a name. */
const countOf = (report: JsonObject, name: Counter): number => numberAt(report, name, name)

/** What a report counts under each level. */
export function levelsOf(report: JsonObject, name: ByLevel): number[] {
  const levels = report[name]
  return LEVELS.map((level) => numberAt(isObject(levels) ? levels : {}, level, name))
}

/** What a report is expected to count. */
export type Counts = Readonly<Partial<Record<Counter, number>>>

/** Asserts what a report counts, as it is now. */
export function checkCounts({ check }: Context, report: JsonObject, expected: Counts): void {
  for (const [name, number] of Object.entries(expected))
    check.equal(`${name} of the report`, countOf(report, name as Counter), number)
}

/** Asserts that a report comes to count this, late as that may be. Returns it. */
export function comesToCount(context: Context, expected: Counts, asking: Asking = {}): Promise<JsonObject> {
  return context.eventually(async () => {
    const report = await reportOf(context, asking)
    checkCounts(context, report, expected)
    return report
  })
}

/** Nothing of all that can be counted one by one, but for some names. */
function noneBut(names: readonly Counter[]): Counts {
  const others = COUNTERS.map(({ name }) => name).filter((name) => !names.includes(name))
  return Object.fromEntries(others.map((name) => [name, 0]))
}

/** Asserts that a report counts nothing at all, but for some names. */
export function countsNothing(context: Context, report: JsonObject, names: readonly (Counter | ByLevel)[] = []): void {
  checkCounts(context, report, noneBut(names as readonly Counter[]))
  for (const { name } of BY_LEVEL.filter((one) => !names.includes(one.name)))
    context.check.that(
      `${name} of the report`,
      levelsOf(report, name).every((n) => n === 0),
      'only 0',
      report[name],
    )
}
