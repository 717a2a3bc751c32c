import type { Args, Context, JsonObject, State, Transaction } from '../../../helpers/engine/index.ts'

/** Asserts that a transaction comes to read in a state. */
export async function showsState({ shows, check }: Context, id: string, state: State): Promise<void> {
  await shows(id, (transaction) => check.equal('state', transaction['state'], state))
}

/** Asserts something of a created draft, in the response to its creation and in a later reading. */
export async function showsFromCreation({ shows }: Context, draft: Transaction, look: (read: JsonObject) => void) {
  look(draft)
  await shows(draft.id, look)
}

/** Asserts that a call is accepted and leads to a state. */
export async function leadsTo(context: Context, call: 'start' | 'pause' | 'cancel', id: string, state: State) {
  await context.accepts(() => context.api[call](id))
  await showsState(context, id, state)
}

/** Asserts that a transaction closes. It may be completed at once. */
export const closes = ({ given, eventually, check }: Context, id: string) =>
  eventually(async () => check.oneOf('state', (await given.read(id))['state'], ['closed', 'completed']))

/** Asserts that an update is accepted, and that a later reading shows it. */
export async function updates({ api, accepts, shows, check }: Context, id: string, args: Args): Promise<void> {
  await accepts(() => api.update(id, args))
  await shows(id, (transaction) => {
    for (const [name, value] of Object.entries(args)) check.equal(name, transaction[name], value)
  })
}

/** Sends a call whose effect the document does not describe, and records the response and the state. */
export async function recordCall(context: Context, call: 'start' | 'pause', id: string, what: string): Promise<void> {
  await context.witness(`${call} of a ${what}`, () => context.api[call](id))
  context.observe('state afterwards', (await context.given.read(id))['state'])
}
