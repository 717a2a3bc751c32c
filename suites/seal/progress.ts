import { isSuccess, unlessConflicting, type Context } from '../../helpers/engine/index.ts'
import { actionsOf } from '../interface/reads/people.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { canAct, onceOpened } from '../interface/scenes/performing.ts'

/** The states of a transaction that progresses, in their order. */
const IN_ORDER: readonly unknown[] = ['draft', 'started', 'closed', 'completed']

/** Starts a draft, once again if that is refused, because a service may be busy. Returns whether it is started. */
async function starts(context: Context, id: string): Promise<boolean> {
  if (isSuccess(await unlessConflicting(() => context.api.start(id)))) return true
  await settled(context)
  return isSuccess(await unlessConflicting(() => context.api.start(id)))
}

/** Starts a draft and lets its signer act. The target may require the authorization of the seal for either. */
export async function progresses(context: Context, { id, signer }: { id: string; signer: string }): Promise<void> {
  if (!(await starts(context, id))) return
  await onceOpened(context, id, signer)
  for (const { id: action } of actionsOf(await context.given.read(id), signer))
    await canAct(context, String(action), { outcome: 'done' })
}

/**
 * Asserts that a transaction with a seal, whose signer has acted, gets no further than one without any authorization. If the target
 * does not wait for an authorization, both get as far.
 */
export async function getsNoFurther(context: Context, what: string, id: string, unauthorized: string): Promise<void> {
  const { given, check, eventually } = context
  // Once a later transaction is completed, an authorized one would be completed too.
  await given.completed()
  const { state } = await given.read(id)
  // The other transaction may get as far a moment later.
  await eventually(async () => {
    const { state: most } = await given.read(unauthorized)
    const isNoFurther = IN_ORDER.indexOf(state) <= IN_ORDER.indexOf(most)
    check.that(`state ${what}`, isNoFurther, `at most ${String(most)}, as without an authorization`, state)
  })
}
