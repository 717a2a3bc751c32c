import type { PdfContent } from '../../fixtures/documents/pdf.ts'
import type { Args } from '../../helpers/engine/http/encode.ts'
import type { Send } from '../../helpers/engine/judge/requests.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { objectsIn, type JsonObject, type Transaction } from '../../helpers/engine/values/json.ts'
import type { RuleId } from '../catalogue.ts'
import { fieldIn, FIELD_TYPES, GROUP_OF, isGrouped, slugOf, type Site } from '../interface/reads/fields.ts'
import { sameFields } from '../interface/reads/same-contents.ts'

/** Where fields of a type do not show, or not as what they are, rules of their own tell it. */
export const CREATED: readonly RuleId[] = [
  'transaction/documents-hold-field',
  'field/created-on-document',
  ...FIELD_TYPES.map((type) => `field/created-${slugOf(type)}` as const),
]

/** The types whose fields stand somewhere: of groups the document does not say so. */
export const PLACED_TYPES = FIELD_TYPES.filter((type) => !Object.values(GROUP_OF).some((group) => group === type))

/** The types that `copy_from` does not bar (document: Fields). */
export const COPIABLE = PLACED_TYPES.filter((type) => type !== 'dropdown' && !isGrouped(type))

/** The types that it bars. */
export const NOT_COPIABLE = FIELD_TYPES.filter((type) => !COPIABLE.some((copiable) => copiable === type))

/** A field that only sets the scene, as its creation was answered. */
export const added = ({ api, given }: Context, { id, documentId }: Site, args: Args): Promise<Transaction> =>
  given.made(() => api.addField(id, documentId, args))

/** Another document of the transaction of a site. */
export async function besides({ given }: Context, { id }: Site, content: PdfContent = {}): Promise<Site> {
  const document = await given.calls.addDocument(id, { document: await given.file(content) })
  return { id, documentId: String(document['id']) }
}

/** Does the same for each item, one after the other, as requests to one transaction may conflict. */
export async function inTurn<Item, Result>(items: readonly Item[], act: (item: Item, i: number) => Promise<Result>) {
  const made: Result[] = []
  for (const [i, item] of items.entries()) made.push(await act(item, i))
  return made
}

/** The fields of a document, as its transaction shows them. */
export const fieldsOn = (transaction: JsonObject, { documentId }: Site): JsonObject[] =>
  objectsIn(
    objectsIn(transaction, 'documents').find(({ id }) => id === documentId),
    'fields',
  )

/** Asserts that fields show in a reading what they showed in an earlier one. */
export function staySame(
  context: Context,
  ids: readonly string[],
  readings: [before: JsonObject, now: JsonObject],
): void {
  const [before, now] = readings.map((read) => ids.map((id) => fieldIn(read, id) ?? {}))
  sameFields(context, before ?? [], now ?? [], 'afterwards')
}

/** Requests that must be refused, each with one that must be accepted. */
interface Pair {
  readonly bad: Send
  /** Goes to another transaction, or changes nothing. */
  readonly twin: Send
}

/** Asserts that each of several requests is refused, and that they change nothing in a transaction. */
export async function refusesEach(
  { refused, unchanged }: Context,
  leaves: string,
  pairs: readonly Pair[],
  { notFound = false } = {},
): Promise<void> {
  const assertUnchanged = await unchanged(leaves)
  for (const { bad, twin } of pairs) await refused(bad, { twin, notFound })
  await assertUnchanged()
}
