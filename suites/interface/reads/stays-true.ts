import { setTimeout as sleep } from 'node:timers/promises'
import type { State } from '../../../helpers/engine/given/states.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import type { JsonObject } from '../../../helpers/engine/values/json.ts'
import { showsState } from './assertions.ts'

/** Milliseconds that whatever works on after its answer is given at least. */
const WORKS_ON = 300

/**
 * Waits until what earlier requests brought about must have taken effect, late as it may come: for a while, and until
 * something newer reads. What is to stay as it was proves nothing when it is looked at once, and at once.
 */
export async function settled({ given }: Context): Promise<void> {
  await Promise.all([given.readable(), sleep(WORKS_ON)])
}

/** Asserts something of a transaction that no earlier request may have changed, once all of them must have taken effect. */
export async function staysTrue(context: Context, id: string, look: (read: JsonObject) => void): Promise<void> {
  await settled(context)
  await context.shows(id, look)
}

/** Asserts that a transaction is still in a state, once all earlier requests must have taken effect. */
export async function staysIn(context: Context, id: string, state: State): Promise<void> {
  await settled(context)
  await showsState(context, id, state)
}
