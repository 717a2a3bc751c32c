import type { State } from '../../helpers/given/states.ts'
import type { Args } from '../../helpers/http/encode.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import type { Outcome } from '../../helpers/targets/control.ts'
import { valuesAt, type JsonObject } from '../../helpers/values/json.ts'

/** A transaction that its name finds in the list. */
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
export const draft = namedIn('draft')
export const started = namedIn('started')
export const withMetadata = namedIn('draft', () => ({ metadata: METADATA }))
export const inFolder = namedIn('draft', ({ fact }) => ({ folder_id: fact('folder') }))
export const watched = namedIn('draft', ({ members }) => ({ watchers: members().slice(0, 2) }))

const OUTCOMES = {
  done: { outcome: 'done' },
  message: { outcome: 'message', message: 'When do I get my copy?' },
  refused: { outcome: 'refused', reason: 'signature_refusal' },
} as const satisfies Record<string, Outcome>

/** One of two signers has acted. */
export const partly =
  (outcome: keyof typeof OUTCOMES): Situation =>
  async ({ given, people }) => {
    const name = people.word()
    const { id } = await given.startedByTwo({ name })
    await given.acted(id, OUTCOMES[outcome])
    return { id, name }
  }

/** A draft that a certificate signs. */
export async function sealed({ fact, given, people }: Context): Promise<Named> {
  const name = people.word()
  const { id, documentId } = await given.documented({}, { name })
  await given.signer(id, documentId, { signer: fact('seal') })
  return { id, name }
}

/** A draft with a signer. */
export async function signable({ given, people }: Context): Promise<Named> {
  const name = people.word()
  return { id: (await given.startable({ name })).id, name }
}

/** Asserts something of the item of a transaction and of what that reads, at the latest when the list has caught up. */
export async function asListed(
  context: Context,
  { id, name }: Named,
  look: (item: JsonObject, read: JsonObject) => void,
): Promise<void> {
  const { eventually, given } = context
  await eventually(async () => {
    const [item, read] = await Promise.all([given.listed(id, name), given.read(id)])
    look(item, read)
  })
}

/** What is at a path of an item or a transaction: the first of several. */
export const valueAt = (holder: JsonObject, path: string): unknown => valuesAt(holder, path)[0]?.value
