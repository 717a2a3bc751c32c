import { DAY, isObject, MINUTE, SECOND, type Args, type Context } from '../../helpers/engine/index.ts'
import { leadsTo, recordCall, showsState, updates } from '../interface/reads/assertions.ts'
import { overdue } from '../interface/scenes/overdue-actions.ts'
import { canAct } from '../interface/scenes/performing.ts'
import { onceStalled, stalled } from '../interface/scenes/stalled.ts'
import { staysIn } from '../interface/reads/stays-true.ts'
import { doneIn } from '../interface/reads/tasks.ts'
import { scenario } from '../scenario.ts'
import { HALFWAY, HALFWAYS, type Halfway } from './halfway.ts'

scenario('lifecycle/stalled-state', 'keeps a stalled transaction started', async (context) => {
  const { id } = await stalled(context)
  await staysIn(context, id, 'started')
})

scenario('lifecycle/stalled-state', 'keeps a transaction started when all signers have refused', async (context) => {
  const { id } = await context.given.startedByTwo()
  const refused = { outcome: 'refused', reason: 'signature_refusal' } as const
  const first = await context.given.acted(id, refused)
  const others = (await context.given.actions(id)).filter((action) => action !== first)
  const lets = await Promise.all(others.map((action) => canAct(context, action, refused)))
  if (!lets.includes(true)) context.notExercised('the second signer does not act once the first has refused')
  await onceStalled(context, id)
  await staysIn(context, id, 'started')
})

scenario('lifecycle/stalled-by-time-state', 'keeps a transaction started when its signer is late', async (context) => {
  const { id } = await overdue(context)
  await staysIn(context, id, 'started')
})

scenario('lifecycle/stalled-update', 'updates a stalled transaction', async (context) => {
  const { id } = await stalled(context)
  await updates(context, id, { metadata: { purpose: 'lease' } })
})

scenario('lifecycle/stalled-rename', 'renames a stalled transaction before a task is done', async (context) => {
  const { id } = await stalled(context)
  if (doneIn(await context.given.read(id)) > 0) context.notExercised('a refused task counts as done')
  await updates(context, id, { name: context.people.title() })
})

scenario('lifecycle/stalled-cancel-code', 'keeps the cancel code of a stalled transaction', async (context) => {
  const { given, shows, check } = context
  const { id } = await stalled(context)
  await given.calls.cancel(id, { cancel_code: 'document_not_compliant' })
  await shows(id, ({ cancel_code }) => check.equal('cancel_code', cancel_code, 'document_not_compliant'))
})

/** The id of a transaction with two signers in which this has happened. */
async function halfwayThrough(context: Context, halfway: Halfway, args: Args = {}): Promise<string> {
  const { id } = await context.given.startedByTwo(args)
  for (const act of HALFWAY[halfway].acts) {
    if (act === 'done') await context.given.performed(id)
    else await context.given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
    if (act === 'refused') await onceStalled(context, id)
  }
  return id
}

for (const halfway of HALFWAYS) {
  const { name } = HALFWAY[halfway]

  scenario(`lifecycle/${halfway}-cancel`, `cancels ${name}`, async (context) => {
    await leadsTo(context, 'cancel', await halfwayThrough(context, halfway), 'cancelled')
  })

  scenario(`lifecycle/paused-${halfway}-cancel`, `cancels ${name} during a pause`, async (context) => {
    context.dependsOn('lifecycle/paused-cancel', `lifecycle/${halfway}-cancel`)
    const id = await halfwayThrough(context, halfway)
    const { body } = await context.api.pause(id)
    if (!isObject(body) || body['state'] !== 'paused') context.notExercised(`${name} cannot be paused`)
    await context.given.reached(id, 'paused')
    await leadsTo(context, 'cancel', id, 'cancelled')
  })

  scenario(`lifecycle/${halfway}-expiry-reached`, `lets ${name} expire`, async (context) => {
    const id = await halfwayThrough(context, halfway, { duration: DAY / MINUTE })
    await context.control.advance((DAY + 5 * MINUTE) / SECOND)
    await showsState(context, id, 'expired')
  })

  scenario(`lifecycle/${halfway}-pause`, `records the effect of pausing ${name}`, async (context) => {
    await recordCall(context, 'pause', await halfwayThrough(context, halfway), name.replace(/^a /, ''))
  })
}
