import { setTimeout as sleep } from 'node:timers/promises'
import type { State } from '../../helpers/engine/given/states.ts'
import { DAY, isObject, isSuccess, MINUTE, valuesAt, ifAllowed } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject, Outcome } from '../../helpers/engine/index.ts'
import { withFullArgs } from '../interface/scenes/full-transaction.ts'
import { addedIfAccepted, signerAdded } from '../interface/scenes/late-addition.ts'
import { startWithSeal } from '../interface/scenes/seals.ts'
import { oncePerformed } from '../interface/scenes/performing.ts'
import { bothAct, INDEPENDENT, unlessSpared } from '../interface/scenes/pairs.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { APART } from './created-apart.ts'

/** A transaction, and the name that finds it in the list. */
export interface Named {
  readonly id: string
  readonly name: string
}

/** Makes a transaction for a case. */
export type Situation = (context: Context) => Promise<Named>

/** A new transaction in a state, created with arguments. */
export const namedIn =
  (state: State, args: (context: Context) => Args = () => ({})): Situation =>
  async (context) => {
    const name = context.people.word()
    return { id: (await context.given.inState(state, { name, ...args(context) })).id, name }
  }

/** Entries of metadata. */
export const METADATA = { purpose: 'lease', reference: '0042' }

/** A new transaction in a state, with metadata, a flag and, if the workspace is known to have members, watchers to compare. */
export const richIn =
  (state: State): Situation =>
  async (context) => {
    const { given, people, workspace } = context
    const { members } = workspace.facts
    const watchers = Array.isArray(members) ? members.slice(0, 2) : undefined
    const name = people.word()
    const make = (args: Args) => given.inState(state, { name, ...args })
    // A service may keep watchers away from a private transaction.
    const [{ id }] = await withFullArgs(context, make, { metadata: METADATA, private: true, watchers })
    return { id, name }
  }

export const draft = namedIn('draft')
export const started = namedIn('started')
export const withMetadata = namedIn('draft', () => ({ metadata: METADATA }))
export const watched = namedIn('draft', ({ members }) => ({ watchers: members().slice(0, 2) }))
/** As many entries as allowed, with values that a list may change: digits, upper case, length and, if accepted, signs and accents. */
export async function withAllMetadata({ api, given, people }: Context): Promise<Named> {
  const name = people.word()
  const plain = {
    ...Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`entry${at}`, `${at}`])),
    Reference: '0042',
    Purpose: 'A Lease',
    long: people.letters(200),
  }
  const { body } = await api.create({ name, metadata: { ...plain, mark: `R&D <"Zo\u00eb's">` } })
  const made = isObject(body) && typeof body['id'] === 'string' ? body['id'] : undefined
  return { id: made ?? (await given.draft({ name, metadata: plain })).id, name }
}

/** A draft with metadata under keys that a list might take for places in an array. */
export const withNumberedKeys: Situation = (context) => {
  context.dependsOn('metadata/key-characters-create')
  return namedIn('draft', () => ({ metadata: { 0: 'none', 1: 'one' } }))(context)
}

/** A draft that was listed before it was updated. */
export const updatedTo =
  (args: (context: Context) => Args): Situation =>
  async (context) => {
    const named = await draft(context)
    await context.given.listed(named.id, named.name)
    await context.given.calls.update(named.id, args(context))
    return named
  }

/** A started transaction that was listed before it was updated. Whether its settings can still be updated is open. */
export const updatedLateTo =
  (args: (context: Context) => Args, before?: (context: Context) => Args): Situation =>
  async (context) => {
    const named = await namedIn('started', before)(context)
    await context.given.listed(named.id, named.name)
    await ifAllowed(() => context.api.update(named.id, args(context)), 'the target changes no settings after the start')
    await settled(context)
    return named
  }

/** A draft whose name has the maximum length and letters of both cases. */
export async function longNamed({ given, people }: Context): Promise<Named> {
  const name = people.word() + people.letters(84).toUpperCase()
  return { id: (await given.draft({ name })).id, name }
}

/** A draft whose name has signs that a list might escape, if the target accepts such a name. */
export async function namedWithSigns({ api, given, notExercised, people }: Context): Promise<Named> {
  const name = people.word()
  const answer = await api.create({ name: `${name} R&D <"Zo\u00eb's">` })
  if (!isSuccess(answer)) notExercised('the target refuses a name with quotes, an ampersand and angle brackets')
  return { id: (await given.made(async () => answer)).id, name }
}

/** A draft that was created without a name: its id is its name. */
export async function unnamed({ given }: Context): Promise<Named> {
  const { id } = await given.draft({ name: undefined })
  return { id, name: id }
}

const OUTCOMES = {
  done: { outcome: 'done' },
  message: { outcome: 'message', message: 'When do I get my copy?' },
  refused: { outcome: 'refused', reason: 'signature_refusal' },
} as const satisfies Record<string, Outcome>

/** A started transaction in which one of two signers has acted. */
export const actedByOne =
  (outcome: keyof typeof OUTCOMES): Situation =>
  async ({ given, people }) => {
    const name = people.word()
    const { id } = await given.startedByTwo({ name, duration: DAY / MINUTE })
    // The list must update an item that it has already shown.
    await given.listed(id, name)
    await given.acted(id, OUTCOMES[outcome])
    return { id, name }
  }

/** A started transaction, one of whose two signers has written and then refused, unless the service let the other one refuse. */
export async function writtenAndRefused({ given, people }: Context): Promise<Named> {
  const name = people.word()
  const { id } = await given.startedByTwo({ name, duration: DAY / MINUTE })
  await given.listed(id, name)
  for (const outcome of [OUTCOMES.message, OUTCOMES.refused]) await given.acted(id, outcome)
  return { id, name }
}

/** Lets a person act in a started transaction that the list shows, and waits until it reads as performed. */
async function performedBy(context: Context, { id, name }: Named, who?: string): Promise<Named> {
  const { given } = context
  await given.listed(id, name)
  const action = who === undefined ? await given.acted(id, OUTCOMES.done) : await given.actedBy(id, who, OUTCOMES.done)
  await oncePerformed(context, id, action)
  await settled(context)
  return { id, name }
}

/** A transaction with two signers, once the reviewer of one of them has acted. */
export async function reviewedByOne(context: Context): Promise<Named> {
  const { given, people } = context
  const name = people.word()
  const { id, documentId, signer } = await given.startable({ name })
  await given.signer(id, documentId, { field: { y: 300 } })
  const reviewer = await given.reviewer(id, signer)
  await given.calls.start(id)
  return performedBy(context, { id, name }, reviewer)
}

/** A transaction with two signers, one of whom has an alternate signer, once somebody has signed. */
export async function signedByAlternate(context: Context): Promise<Named> {
  const { given, people } = context
  const name = people.word()
  const { id, documentId, fieldId: field } = await given.startable({ name })
  const signer = people.email()
  await given.calls.addSigner(id, { signer, field })
  await given.signer(id, documentId, { field: { y: 300 } })
  await given.calls.start(id)
  return performedBy(context, { id, name })
}

/** A transaction one of whose participants refused before another one acted. */
export async function refusedThenDone(context: Context): Promise<Named> {
  const name = context.people.word()
  const onceStarted = (id: string) => context.given.listed(id, name)
  const acts = { first: 'refused', second: 'done', among: INDEPENDENT, args: { name }, onceStarted } as const
  const scene = await bothAct(context, acts)
  await oncePerformed(context, scene.id, scene.second)
  unlessSpared(context, await context.given.read(scene.id), scene, scene.acted)
  return { id: scene.id, name }
}

/** A transaction whose second signer wrote. If signers act one after another, the first signed before. */
export async function writtenToBySecond({ given, people }: Context): Promise<Named> {
  const name = people.word()
  const { id, documentId } = await given.startable({ name })
  const { signer } = await given.signer(id, documentId, { field: { y: 300 } })
  await given.calls.start(id)
  await given.listed(id, name)
  await given.actedBy(id, signer, OUTCOMES.message)
  return { id, name }
}

/** A transaction that was started some seconds after its creation. */
export async function startedLater({ given, people }: Context): Promise<Named> {
  const name = people.word()
  const { id } = await given.startable({ name })
  await sleep(APART)
  await given.calls.start(id)
  return { id, name }
}

/** A draft that a certificate signs. */
export async function sealed({ fact, given, people }: Context): Promise<Named> {
  const name = people.word()
  const { id, documentId } = await given.documented({}, { name })
  await given.listed(id, name)
  await given.signer(id, documentId, { signer: fact('seal') })
  return { id, name }
}

/** A draft from which one of two signers was removed after the list showed it. */
export async function withoutSecondSigner({ given, people }: Context): Promise<Named> {
  const name = people.word()
  const { id, documentId, signer: reviewed } = await given.startable({ name })
  const { signer, fieldId } = await given.signer(id, documentId, { field: { y: 300 } })
  await given.reviewer(id, reviewed)
  await given.listed(id, name)
  await given.calls.addSigner(id, { signer, field: fieldId, delete: true })
  return { id, name }
}

/** A transaction with a signer who was added after the list showed it as started, if the target allows that. */
export async function withLateSigner(context: Context): Promise<Named> {
  const { given, people } = context
  const name = people.word()
  const site = await given.startable({ name })
  await given.calls.start(site.id)
  await given.listed(site.id, name)
  await signerAdded(context, site)
  return { id: site.id, name }
}

/** A draft with seven signers, because a summary may be limited to five. */
export async function ofSeven({ given, people }: Context): Promise<Named> {
  const name = people.word()
  const { id, documentId } = await given.startable({ name })
  for (const y of [200, 300, 400, 500]) await given.signer(id, documentId, { field: { y } })
  // The document does not say how many participants a transaction may have.
  for (const y of [200, 300]) await addedIfAccepted(() => given.signer(id, documentId, { field: { x: 320, y } }))
  return { id, name }
}

/** A draft whose only signer signs three fields on two documents. */
export async function ofThreeFields({ given, people }: Context): Promise<Named> {
  const name = people.word()
  const { id, documentId, signer } = await given.startable({ name })
  await given.signer(id, documentId, { signer, field: { y: 300 } })
  await given.signer(id, await given.anotherDocument(id), { signer })
  return { id, name }
}

/** A started transaction with a certificate among its signers, if the target starts one. */
export async function sealedAndStarted(context: Context): Promise<Named> {
  const { fact, given, people } = context
  const name = people.word()
  const { id, documentId } = await given.startable({ name })
  await given.signer(id, documentId, { signer: fact('seal'), field: { y: 300 } })
  await ifAllowed(() => startWithSeal(context, id, fact('seal')), 'the target starts no transaction with a seal')
  return { id, name }
}

/** Asserts something about a list item and its transaction read by id; waits until the list has caught up. */
export async function asListed(
  { eventually, given }: Context,
  { id, name }: Named,
  assert: (item: JsonObject, read: JsonObject) => void,
): Promise<void> {
  await eventually(async () => {
    const [item, read] = await Promise.all([given.listed(id, name), given.read(id)])
    assert(item, read)
  })
}

/** The value at a path of a list item or a transaction; the first of several. */
export const valueAt = (holder: JsonObject, path: string): unknown => valuesAt(holder, path)[0]?.value
