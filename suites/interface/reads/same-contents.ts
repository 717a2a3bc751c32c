import type { Context } from '../../../helpers/engine/scenario/context.ts'
import type { Leeway } from '../../../helpers/engine/judge/unchanged.ts'
import type { JsonObject } from '../../../helpers/engine/values/json.ts'

/** Documents as a transaction holds them, with nothing else in it. */
const holding = (...documents: readonly JsonObject[]): JsonObject => ({ documents })

/**
 * Asserts that a document shows the content that it showed before, in all documented members but those that may change by
 * themselves (`updatable`, `deletable`).
 * @param when in what the violation says: "in the answer to the update"
 */
export function sameDocument(
  { sameContent }: Context,
  before: JsonObject,
  now: JsonObject,
  when: string,
  leeway: Leeway = {},
): void {
  sameContent(holding(before), holding(now), when, leeway)
}

/** The same of fields, which are found again by their ids. */
export function sameFields(
  context: Context,
  before: readonly JsonObject[],
  now: readonly JsonObject[],
  when: string,
  leeway: Leeway = {},
): void {
  sameDocument(context, { fields: before }, { fields: now }, when, leeway)
}
