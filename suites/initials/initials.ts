import type { Args } from '../../helpers/engine/http/encode.ts'
import type { Answer } from '../../helpers/engine/http/exchange.ts'
import { jsonRulesOf } from '../../helpers/engine/judge/basics.ts'
import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isObject, objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { acceptedResponse } from '../interface/writes/accepted-answer.ts'
import type { RuleId } from '../catalogue.ts'
import { positionOf, type Site } from '../interface/reads/fields.ts'
import { isFailure, isReached } from '../interface/reads/precondition.ts'
import { scenario as register } from '../scenario.ts'

/** The path of the number of initials, for messages. */
export const HOW_MANY = 'documents[].fields: how many are initials'

/** The default arguments of initials. */
export const PLAIN: Args = { y: 40 }

/** Registers a scenario about initials. It depends on their creation only if not even a document of one page gets some. */
export const scenario = (
  rules: RuleId | readonly RuleId[],
  title: string,
  body: (context: Context) => Promise<unknown>,
): void =>
  register(rules, title, async (context) => {
    try {
      await body(context)
    } catch (error) {
      // If the second look fails in another way, the first failure counts.
      if (isFailure(error) && !(await areCreated(context).catch(() => true))) context.dependsOn('initials/created')
      throw error
    }
  })

/** Whether a new document of one page gets initials. */
const areCreated = (context: Context): Promise<boolean> =>
  isReached(async () => {
    const site = await context.given.documented()
    await givenInitials(context, site)
    await context.shows(site.id, (read) => context.check.present(HOW_MANY, initialsOn(read, site.documentId)))
  })

/** Asserts that initials are accepted for a document. */
export function acceptsInitials(context: Context, { id, documentId }: Site, args = PLAIN): Promise<Answer> {
  return acceptedResponse(context, () => context.api.addInitials(id, documentId, args))
}

/** Creates initials on a document. A failure is not a verdict. */
export function givenInitials(context: Context, { id, documentId }: Site, args = PLAIN): Promise<Answer> {
  return context.given.answer(() => context.api.addInitials(id, documentId, args))
}

/** Asserts that initials are refused on a document that already has some. */
export async function refusesMore({ api, given, refused }: Context, { id, documentId }: Site, args = PLAIN) {
  const fresh = await given.documented()
  const twin = () => api.addInitials(fresh.id, fresh.documentId, args)
  await refused(() => api.addInitials(id, documentId, args), { twin, leaves: id })
}

/** The fields in the response to the creation of initials. Another rule covers that the response is an array of fields. */
export function fieldsAnswered({ body, exchange }: Answer): JsonObject[] {
  if (Array.isArray(body) && body.every(isObject)) return body
  const causes = body === undefined ? jsonRulesOf(exchange) : ['initials/answered']
  throw new Inconclusive('the response to the creation of initials is not an array of fields', { causes })
}

/** The fields of a document of a transaction. */
export const fieldsOn = (transaction: unknown, documentId: string): JsonObject[] =>
  objectsIn(transaction, 'documents')
    .filter(({ id }) => id === documentId)
    .flatMap((document) => objectsIn(document, 'fields'))

/** The initials among them. */
export const initialsOn = (transaction: unknown, documentId: string): JsonObject[] =>
  fieldsOn(transaction, documentId).filter(({ type }) => type === 'initials')

/**
 * A transaction as it would read without any initials. Signers may have to initial the pages, so their tasks and instructions for
 * initials are left out too.
 */
export function withoutInitials(transaction: JsonObject): JsonObject {
  const all = objectsIn(transaction, 'documents')
  const isInitials = ({ type }: JsonObject) => type === 'initials'
  const initials = new Set(
    all.flatMap((document) =>
      objectsIn(document, 'fields')
        .filter(isInitials)
        .map(({ id }) => id),
    ),
  )
  const others = (objects: readonly JsonObject[]) => objects.filter(({ field }) => !initials.has(field ?? ''))
  const { instructions } = transaction
  return {
    ...transaction,
    documents: all.map((document) => ({
      ...document,
      fields: objectsIn(document, 'fields').filter((field) => !isInitials(field)),
    })),
    ...(Array.isArray(transaction['actions']) && {
      actions: objectsIn(transaction, 'actions').map((action) => ({
        ...action,
        tasks: others(objectsIn(action, 'tasks')),
      })),
    }),
    ...(isObject(instructions) && {
      instructions: { ...instructions, signatures: others(objectsIn(instructions, 'signatures')) },
    }),
  }
}

/** Adds initials to a document of an uploaded file in a new draft, and asserts that each page gets some. */
export async function initialsOnEachPage(context: Context, document: string, pages: number): Promise<void> {
  const { api, given, check, shows } = context
  const { id } = await given.draft()
  const { id: documentId } = await given.made(() => api.addDocument(id, { document }))
  await acceptsInitials(context, { id, documentId })
  await shows(id, (read) => check.equal(HOW_MANY, initialsOn(read, documentId).length, pages))
}

/** Asserts that each page of a document has initials. */
export async function showsOnEachPage(context: Context, { id, documentId }: Site, pages: number): Promise<void> {
  const each = Array.from({ length: pages }, (_, index) => index + 1)
  await context.shows(id, (transaction) => {
    const initials = initialsOn(transaction, documentId)
    context.check.equal(HOW_MANY, initials.length, pages)
    const shown = initials.flatMap((field) => positionOf(field)['page'] ?? [])
    const numbers = shown.map(Number).toSorted((one, other) => one - other)
    // The document does not say that initials show a position, so they may show none.
    if (numbers.length === 0) context.notShown('documents[].fields[].position.page of the initials')
    const expected = each.filter((page) => numbers.includes(page))
    context.check.equal('documents[].fields[].position.page of the initials', numbers, expected)
  })
}

/** A draft with two documents, the first with one page, the second with `pages`. The second is the site. */
export async function ofTwoDocuments({ given }: Context, pages: number): Promise<Site & { readonly first: string }> {
  const { id, documentId: first } = await given.documented()
  return { id, first, documentId: await given.anotherDocument(id, { pages }) }
}
