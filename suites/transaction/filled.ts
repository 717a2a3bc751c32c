import { objectsIn, type Args, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { withFullArgs } from '../interface/scenes/full-transaction.ts'
import { settled } from '../interface/reads/stays-true.ts'

const CONSENT = { consents: ['I accept the terms.'] }
/** A transaction that was created with all arguments, and the arguments. */
type Full = readonly [id: string, args: Args]

const made =
  (state: 'startable' | 'started') =>
  async (context: Context): Promise<Full> => {
    const make = async (args: Args) => (await context.given[state](args, CONSENT)).id
    return withFullArgs(context, make)
  }
/** A draft that was created with all arguments. */
export const drafted = made('startable')
/** A started transaction that was created with all arguments. */
export const started = made('started')

/** A transaction that was created with all arguments, and that one of its two signers has signed. */
export const partlySigned = async (context: Context): Promise<Full> => {
  const [{ id }, args] = await withFullArgs(context, context.given.startedByTwo)
  await context.given.performed(id)
  return [id, args]
}

/** The members that transitions set. Other rules cover them. */
const MOVED = ['state', 'duration', 'started_at', 'expires_at']

/** Asserts that the contents are unchanged, after all earlier requests must have taken effect. */
export async function assertStays(
  context: Context,
  id: string,
  before: JsonObject,
  when: string,
  but: readonly string[],
) {
  await settled(context)
  await context.shows(id, (now) => context.sameContent(before, now, when, { but: [...MOVED, ...but] }))
}

/** Asserts that the earlier actions are still there. There may be new ones, and their members change with time and acts. */
export async function assertActionsStay({ shows, check }: Context, id: string, before: JsonObject): Promise<void> {
  const idsIn = (read: JsonObject) => objectsIn(read, 'actions').map((action) => action['id'])
  await shows(id, (now) => {
    const ids = idsIn(now)
    // Participants have no access to a paused transaction, so it may show no actions.
    if (now['state'] === 'paused' && ids.length === 0) return
    for (const one of idsIn(before)) check.that('actions[].id', ids.includes(one), `one that is ${String(one)}`, ids)
  })
}
