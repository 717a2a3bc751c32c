import type { Context, JsonObject, State } from '../../../helpers/engine/index.ts'
import { showsState } from './assertions.ts'

/** The least time in milliseconds for work that the target continues after its response. */
const SETTLING = 300

/** Waits until earlier requests must have taken effect. */
export const settled = ({ given }: Context): Promise<void> => given.takenEffect(SETTLING)

/** Asserts something that earlier requests must not have changed, after all of them must have taken effect. */
export async function staysTrue(context: Context, id: string, look: (read: JsonObject) => void): Promise<void> {
  await settled(context)
  await context.shows(id, look)
}

/** Asserts that a transaction is still in a state, after all earlier requests must have taken effect. */
export async function staysIn(context: Context, id: string, state: State): Promise<void> {
  await settled(context)
  await showsState(context, id, state)
}
