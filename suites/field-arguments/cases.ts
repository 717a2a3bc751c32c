import { type Answer, type Args, check, type Context, isObject, type JsonObject } from '../../helpers/engine/index.ts'
import { objectsIn, ServerError, shown, unlessConflicting, Violation } from '../../helpers/engine/index.ts'
import { fieldCreation, fieldUpdate } from '../interface/writes/field-writes.ts'
import { creatableOf, fieldIn, fieldsIn, givenField, isGrouped } from '../interface/reads/fields.ts'
import type { FieldType, Site } from '../interface/reads/fields.ts'
import { pathOf, showsArguments, type Look } from '../interface/reads/field-shows.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { isFailure, isReached } from '../interface/reads/precondition.ts'

/** The calls with the arguments of a field, as in the ends of rule ids. */
export type On = 'create' | 'update'

/** The arguments of a write on a field of a type, and the assertion about the field. */
export interface Held {
  readonly type: FieldType
  readonly args: Args
  /** The arguments of the field before an update. */
  readonly before?: Args
  /** Asserts on the field; by default, that it shows the arguments as sent. */
  readonly look?: Look
}

/** Arguments that must be refused for a field of a type, and arguments that must be accepted. */
export interface Refused {
  readonly type: FieldType
  /** Several are sent one at a time. */
  readonly bad: Args | readonly Args[]
  readonly good: Args
  readonly before?: Args
}

/** The write with a name, on a field of a type. */
export const writeOn = (on: On, type: FieldType, site: Site) =>
  on === 'create' ? fieldCreation(type, site) : fieldUpdate(type, site)

/** The cases whose types the workspace may create. */
export function creatableIn<Case extends { type: FieldType }>(context: Context, cases: readonly Case[]): Case[] {
  const all = cases.map(({ type }) => type)
  const types = creatableOf(context, all)
  return cases.filter(({ type }) => types.includes(type))
}

/**
 * Makes a claim about cases of several types. If it fails, and plain fields of some of these types cannot be created, which other
 * rules report, makes it about the other types.
 */
export async function onCreatable<Case extends { type: FieldType }>(
  context: Context,
  cases: readonly Case[],
  claim: (left: readonly Case[]) => Promise<void>,
): Promise<void> {
  const mine = creatableIn(context, cases)
  try {
    await claim(mine)
  } catch (error) {
    if (!isFailure(error)) throw error
    const refused = await refusedOf(context, new Set(mine.map(({ type }) => type)))
    const left = mine.filter(({ type }) => !refused.includes(type))
    if (left.length === 0 || refused.length === 0) throw error
    await claim(left)
  }
}

/** The types whose plain fields are refused. */
async function refusedOf(context: Context, types: ReadonlySet<FieldType>): Promise<FieldType[]> {
  const refused: FieldType[] = []
  for (const type of types) {
    const site = await context.given.documented()
    if (!(await isReached(() => givenField(context, site, type)))) refused.push(type)
  }
  return refused
}

/** The transaction of a site, once it shows all of these fields. Another rule covers whether it does. */
export function onceThere(context: Context, { id }: Site, fieldIds: readonly unknown[]): Promise<JsonObject> {
  const areThere = (transaction: JsonObject) => {
    const missing = fieldIds.find((fieldId) => !fieldIn(transaction, fieldId))
    if (missing !== undefined) throw new Violation('documents[].fields', `one with the id ${shown(missing)}`, 'none')
  }
  return onceShown(context, id, areThere, 'transaction/documents-hold-field')
}

/** The id of a field, and the assertion about it. */
export interface Looked {
  readonly id: unknown
  readonly look: Look
}

/** Asserts on several fields as their transaction shows them, once reads have caught up. */
export async function showsEach(context: Context, site: Site, looked: readonly Looked[]): Promise<void> {
  const lookAt = (transaction: JsonObject) => {
    for (const { id, look } of looked) look(fieldIn(transaction, id) ?? {})
  }
  const ids = looked.map(({ id }) => id)
  const first = await onceThere(context, site, ids)
  try {
    lookAt(first)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    await context.shows(site.id, lookAt)
  }
}

/** Makes a claim about a write with additional arguments. If the write fails without them too, that is not a verdict. */
export async function beside<T>({ given }: Context, send: (args: Args) => Promise<Answer>, claim: () => Promise<T>) {
  try {
    return await claim()
  } catch (error) {
    if (error instanceof Violation || error instanceof ServerError) await given.success(() => send({}))
    throw error
  }
}

/** Asserts that fields on one document store arguments, in the response to the write and in their transaction. */
export const holdsEach = (context: Context, on: On, cases: readonly Held[]): Promise<void> =>
  onCreatable(context, cases, (mine) => holdsAllOf(context, on, mine))

async function holdsAllOf(context: Context, on: On, mine: readonly Held[]): Promise<void> {
  const site = await context.given.documented()
  const ready = []
  for (const one of mine)
    ready.push({ ...one, ...(await writeOn(on, one.type, site).prepare(context, one.before ?? {})) })
  // A service may keep showing fields as they were first read.
  if (on === 'update') await context.given.read(site.id)
  const looked: Looked[] = []
  for (const { type, args, send, before: field, look = showsArguments(type, args) } of ready) {
    const answered = await beside(context, send, () => context.accepts(() => send(args)))
    look(answered)
    looked.push({ id: field?.['id'] ?? answered['id'], look })
  }
  await showsEach(context, site, looked)
}

/**
 * Asserts that writes to fields on one document are refused and change nothing there, while writes that differ in one argument
 * are accepted.
 * @param notFound an argument names something that does not exist: 404 is a refusal too
 */
export const refusesEach = (context: Context, on: On, cases: readonly Refused[], { notFound = false } = {}) =>
  onCreatable(context, cases, (mine) => refusesAllOf(context, on, mine, notFound))

async function refusesAllOf(context: Context, on: On, mine: readonly Refused[], notFound: boolean): Promise<void> {
  const site = await context.given.documented()
  const prepared = []
  for (const { before: had, ...one } of mine)
    prepared.push({ ...one, had, ...(await writeOn(on, one.type, site).prepare(context, had)) })
  const known = prepared.flatMap(({ before }) => (before ? [before['id']] : []))
  const there = known.length > 0 ? await onceThere(context, site, known) : {}
  const twins: unknown[] = []
  for (const { type, bad, good, send, had } of prepared) {
    let sent: Promise<Answer> | undefined
    const sendTwin = async () => {
      // The twin updates another field, as the refused update must leave its own unchanged.
      const other = on === 'update' ? await writeOn(on, type, site).prepare(context, had) : undefined
      const answer = await unlessConflicting(() => (other ?? { send }).send(good))
      twins.push(other?.before?.['id'] ?? idIn(answer))
      return answer
    }
    const twin = () => (sent ??= sendTwin())
    for (const one of [bad].flat())
      await beside(context, send, () => context.refused(() => send(one), { twin, notFound }))
  }
  // Once the later, accepted writes appear, any effect of the refused ones appears too.
  const now = await onceThere(context, site, twins)
  if (on === 'update') leavesAlone(context, known, there, now)
  else leavesNothing(now, twins.length + mine.filter(({ type }) => isGrouped(type)).length)
}

/** Asserts that a field shows the texts of an update. Whether an update of consents adds to the earlier ones is open. */
export const holdsAll =
  (type: FieldType, member: string, args: Args): Look =>
  (field) => {
    const stored = [field[member]].flat()
    const isStored = Object.values(args)
      .flat()
      .every((text) => stored.includes(text))
    check.that(pathOf(member, type), isStored, 'that of the last update', stored)
  }

/** The id in a response, if there is one. */
const idIn = ({ body }: Answer): unknown => (isObject(body) ? body['id'] : undefined)
const AFTERWARDS = 'after the refused request'

/**
 * Asserts that a transaction is unchanged, except for later fields.
 * @param known the ids of the earlier fields
 * @param when for the message: "after the refused request"
 */
export function leavesAlone(
  { sameContent }: Context,
  known: readonly unknown[],
  there: JsonObject,
  now: JsonObject,
  when = AFTERWARDS,
): void {
  const old = (transaction: JsonObject) => ({
    ...transaction,
    documents: objectsIn(transaction, 'documents').map((document) => ({
      ...document,
      fields: objectsIn(document, 'fields').filter(({ id }) => known.includes(id)),
    })),
  })
  sameContent(old(there), old(now), when, {})
}

/** Asserts that a transaction has no more fields than were accepted. */
function leavesNothing(now: JsonObject, accepted: number): void {
  const names = fieldsIn(now).map(({ type, name }) => `${String(type)} ${String(name)}`)
  check.that(`documents[].fields ${AFTERWARDS}`, names.length <= accepted, `${accepted} of them`, names)
}

/**
 * Asserts that arguments are refused or ignored: `look` finds no effect in the response, nor later in the transaction.
 * @param lookOn makes the look; it may first add something to the document for comparison
 * @param lacksFeature the workspace lacks the feature of the arguments: 403 is a refusal too
 */
export async function neverHolds(
  context: Context,
  on: On,
  { type, bad, good, before: had }: Refused & { readonly bad: Args },
  lookOn: (site: Site) => Look | Promise<Look>,
  { lacksFeature = false, site: known }: { readonly lacksFeature?: boolean; readonly site?: Site } = {},
): Promise<void> {
  creatableIn(context, [{ type }])
  const site = known ?? (await context.given.documented())
  const look = await lookOn(site)
  const prepare = () => writeOn(on, type, site).prepare(context, had)
  const [{ send, before }, other] = [await prepare(), await prepare()]
  const twin = () => other.send(good)
  const answered = await beside(context, send, () => context.refusedOrIgnored(() => send(bad), { twin, lacksFeature }))
  if (answered) look(answered)
  const id = before?.['id'] ?? answered?.['id']
  if (id !== undefined) await showsEach(context, site, [{ id, look }])
}
