import type { Context, JsonObject } from '../../../helpers/engine/index.ts'
import type { Leeway } from '../../../helpers/engine/judge/unchanged.ts'

/** A transaction that consists of documents only. */
const holding = (...documents: readonly JsonObject[]): JsonObject => ({ documents })

/**
 * Asserts that a document is unchanged in all documented members, except those that may change by themselves (`updatable`,
 * `deletable`).
 * @param when for the message: "in the response to the update"
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

/** The same for fields, which are matched by their ids. */
export function sameFields(
  context: Context,
  before: readonly JsonObject[],
  now: readonly JsonObject[],
  when: string,
  leeway: Leeway = {},
): void {
  sameDocument(context, { fields: before }, { fields: now }, when, leeway)
}
