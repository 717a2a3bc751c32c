import { DAY, MINUTE, SECOND, type Args, type Context } from '../../helpers/engine/index.ts'
import { leadsTo, recordCall, showsState, updates } from '../interface/reads/assertions.ts'
import { overdue } from '../interface/scenes/overdue-actions.ts'
import { bothAct } from '../interface/scenes/pairs.ts'
import { onceStalled, stalled } from '../interface/scenes/stalled.ts'
import { staysIn } from '../interface/reads/stays-true.ts'
import { doneIn } from '../interface/reads/tasks.ts'
import { pausedIfPossible } from '../interface/scenes/advance.ts'
import { scenario } from '../scenario.ts'
import { HALFWAY, HALFWAYS, type Halfway } from './halfway.ts'

scenario('lifecycle/stalled-state', 'keeps a stalled transaction started', async (context) => {
  const { id } = await stalled(context)
  await staysIn(context, id, 'started')
})

scenario('lifecycle/stalled-state', 'keeps a transaction started when both participants refuse', async (context) => {
  const { id } = await bothAct(context, { first: 'refused', second: 'refused' })
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

  scenario(`lifecycle/${halfway}-cancel-code`, `stores the cancel code of ${name}`, async (context) => {
    context.dependsOn('lifecycle/started-cancel-code', `lifecycle/${halfway}-cancel`)
    const id = await halfwayThrough(context, halfway)
    await context.given.calls.cancel(id, { cancel_code: 'document_not_compliant' })
    await context.shows(id, ({ cancel_code: code }) =>
      context.check.equal('cancel_code', code, 'document_not_compliant'),
    )
  })

  scenario(`lifecycle/${halfway}-cancel-closed-at`, `sets closed_at when ${name} is cancelled`, async (context) => {
    context.dependsOn('lifecycle/started-cancel-closed-at', `lifecycle/${halfway}-cancel`)
    const id = await halfwayThrough(context, halfway)
    await context.given.calls.cancel(id)
    const at = await context.api.get(id)
    await context.shows(id, ({ closed_at }) => context.check.now('closed_at', closed_at, at))
  })

  scenario(
    `lifecycle/${halfway}-cancel-closed-at-later`,
    `sets closed_at of ${name} two days later`,
    async (context) => {
      context.dependsOn('lifecycle/cancel-closed-at-not-start', `lifecycle/${halfway}-cancel-closed-at`)
      const id = await halfwayThrough(context, halfway)
      const now = await context.control.advance((2 * DAY) / SECOND)
      await context.given.calls.cancel(id)
      await context.shows(id, ({ closed_at: at }) => context.check.instant('closed_at', at, now, 2 * MINUTE))
    },
  )

  scenario(`lifecycle/${halfway}-retention-within-sixty-days`, `keeps ${name} for 59 days`, async (context) => {
    context.dependsOn('lifecycle/retention-within-sixty-days', `lifecycle/${halfway}-cancel`)
    const id = await halfwayThrough(context, halfway)
    await context.given.calls.cancel(id)
    await context.control.advance((59 * DAY) / SECOND)
    await context.accepts(() => context.found(() => context.api.get(id)))
  })

  scenario(`lifecycle/${halfway}-retention-sixty-days`, `deletes ${name} after its cancellation`, async (context) => {
    context.dependsOn('lifecycle/retention-sixty-days', `lifecycle/${halfway}-cancel`)
    const id = await halfwayThrough(context, halfway)
    await context.given.calls.cancel(id)
    await context.control.advance((61 * DAY) / SECOND)
    await context.eventually(async () => context.check.status(await context.api.get(id), 404))
  })

  scenario(`lifecycle/paused-${halfway}-cancel`, `cancels ${name} during a pause`, async (context) => {
    context.dependsOn('lifecycle/paused-cancel', `lifecycle/${halfway}-cancel`)
    const id = await halfwayThrough(context, halfway)
    await pausedIfPossible(context, id, name)
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
