import type { Args, Context } from '../../helpers/engine/index.ts'
import { onceStalled } from '../interface/scenes/stalled.ts'
import { HALFWAY, type Halfway } from './halfway.ts'

/** The id of a transaction with two signers in which this has happened. */
export async function halfwayThrough(context: Context, halfway: Halfway, args: Args = {}): Promise<string> {
  const { id } = await context.given.startedByTwo(args)
  for (const act of HALFWAY[halfway].acts) {
    if (act === 'done') await context.given.performed(id)
    else await context.given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
    if (act === 'refused') await onceStalled(context, id)
  }
  return id
}
