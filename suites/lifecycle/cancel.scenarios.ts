import { DAY, HOUR, Inconclusive, isAbsent, MINUTE, SECOND, type Context } from '../../helpers/engine/index.ts'
import type { Transaction } from '../../helpers/engine/index.ts'
import { leadsTo } from '../interface/reads/assertions.ts'
import { actionsOf, isUnderWay, UNDER_WAY } from '../interface/reads/people.ts'
import { actionIn } from '../interface/reads/tasks.ts'
import { hasLeft, onceOpened } from '../interface/scenes/performing.ts'
import { startedTwice } from '../interface/scenes/start-with.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { ALIVE, ENDED, nameIn } from '../interface/document/states.ts'
import { settled, staysTrue, staysIn } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { showsCancelledDraft } from './cancelled-draft.ts'

const first = { cancel_code: 'document_not_compliant', cancel_reason: 'The rent is wrong.' }

scenario('lifecycle/draft-cancel', 'cancels a draft', (context) =>
  showsCancelledDraft(context, undefined, ({ state }) => context.check.equal('state', state, 'cancelled')),
)

scenarioIn(['started', 'paused'], 'lifecycle/*-cancel', 'cancels *', (context, { id }) =>
  leadsTo(context, 'cancel', id, 'cancelled'),
)

scenario('lifecycle/draft-cancel-closed-at', 'sets closed_at when a draft is cancelled', (context) =>
  showsCancelledDraft(context, undefined, ({ closed_at }, at) => context.check.now('closed_at', closed_at, at)),
)

scenarioIn(['started', 'paused'], 'lifecycle/*-cancel-closed-at', 'cancels * with a closed_at', async (context, tx) => {
  await context.given.calls.cancel(tx.id)
  const at = await context.api.get(tx.id)
  await context.shows(tx.id, ({ closed_at }) => context.check.now('closed_at', closed_at, at))
})

scenarioIn(ENDED, 'lifecycle/*-cancel', 'refuses to cancel *', ({ api, given, refused }, { id }) =>
  refused(() => api.cancel(id), { twin: async () => api.cancel((await given.draft()).id), leaves: id }),
)

// A service may let a transaction expire only when somebody reads it.
scenario('lifecycle/expired-cancel', 'refuses to cancel what expired before anybody read it', async (context) => {
  context.dependsOn('lifecycle/started-expiry-reached')
  const { api, control, given, refused } = context
  const { id } = await given.started({ duration: DAY / MINUTE })
  await control.advance((2 * DAY) / SECOND)
  await settled(context)
  await refused(() => api.cancel(id), { twin: async () => api.cancel((await given.draft()).id) })
  await staysIn(context, id, 'expired')
})

scenario('lifecycle/cancelled-cancel', 'refuses to cancel a draft twice', async ({ api, given, refused }) => {
  const { id } = await given.draft()
  await given.calls.cancel(id)
  // A cancelled draft may be deleted at once, so 404 is accepted too.
  await refused(() => api.cancel(id), { twin: async () => api.cancel((await given.draft()).id), notFound: true })
})

scenario('lifecycle/cancel-empty-form', 'accepts a cancellation by an empty form', async ({ api, given, accepts }) => {
  const { id } = await given.draft()
  await accepts(() => api.raw('cancel', [id], { form: [] }))
})

for (const { slug, args, member, value } of [
  { slug: 'state', args: undefined, member: 'state', value: 'cancelled' },
  { slug: 'code', args: { cancel_code: 'other_reason' }, member: 'cancel_code', value: 'other_reason' },
] as const) {
  for (const state of ALIVE) {
    const title = `returns ${member} ${value} from the cancellation of ${nameIn(state)}`
    scenario(`lifecycle/cancel-answer-${slug}`, title, async ({ api, given, accepts, check }) => {
      const { id } = await given.inState(state)
      const cancelled = await accepts(() => api.cancel(id, args))
      check.equal(member, cancelled[member], value)
    })
  }
}

for (const state of ['started', 'paused'] as const) {
  const title = `sets closed_at of ${nameIn(state)} to the time of the cancellation`
  scenario('lifecycle/cancel-closed-at-not-start', title, async ({ given, control, shows, check }) => {
    const { id } = await given.inState(state)
    const now = await control.advance(DAY / SECOND)
    await given.calls.cancel(id)
    await shows(id, ({ closed_at }) => check.instant('closed_at', closed_at, now, 2 * MINUTE))
  })
}

scenario('lifecycle/sealed-cancel', 'cancels a draft that has a sealer', async (context) => {
  context.dependsOn('lifecycle/draft-cancel', 'lifecycle/cancel-answer-state')
  const { api, given, accepts, check, fact } = context
  const { id, documentId } = await given.startable()
  await given.signer(id, documentId, { signer: fact('seal'), field: { y: 500 } })
  // A cancelled draft may be deleted at once, so only the response is certain.
  check.equal('state in the response', (await accepts(() => api.cancel(id)))['state'], 'cancelled')
})

scenario('lifecycle/cancel-here', 'cancels only one of two transactions of a signer', async (context) => {
  context.dependsOn('lifecycle/started-cancel')
  const { given, check, people, sameContent } = context
  const signer = people.email()
  const [here, there] = await startedTwice(context, signer)
  await onceOpened(context, there, signer)
  const before = await given.reached(there, 'started')
  const open = actionsOf(before, signer).filter(isUnderWay)
  await given.calls.cancel(here)
  await staysTrue(context, there, (read) => {
    // Times of the start may be settled only now.
    sameContent(before, read, 'after another transaction was cancelled', { whereFirstShows: true })
    for (const { id } of open)
      check.oneOf('actions[].state in the other transaction', actionIn(read, String(id))?.['state'], UNDER_WAY)
    if (hasLeft(before, signer)) check.equal('whether the signer has a task left', hasLeft(read, signer), true)
  })
})

scenario('lifecycle/cancel-details-stay', 'keeps the code and reason of a cancellation for a day', async (context) => {
  context.dependsOn('lifecycle/started-cancel-code', 'lifecycle/cancel-reason-kept')
  const { given, control, check, shows } = context
  const { id } = await given.started()
  await given.calls.cancel(id, first)
  await control.advance(DAY / SECOND)
  await shows(id, (read) => {
    for (const [member, value] of Object.entries(first)) check.equal(member, read[member], value)
  })
})

scenario('lifecycle/draft-cancel-started-at', 'records started_at of a cancelled draft', async ({ given, observe }) => {
  const { id } = await given.draft()
  observe('started_at of a cancelled draft', (await given.calls.cancel(id))['started_at'])
})

const late = { cancel_code: 'review_refusal', cancel_reason: 'Too late.' }

scenarioIn(ENDED, 'lifecycle/*-cancel-keeps-state', 'keeps the state of * for good', async (context, { id }, state) => {
  await context.witness('late cancellation', () => context.api.cancel(id, late))
  await staysIn(context, id, state)
})

scenarioIn(ENDED, 'lifecycle/*-cancel-keeps-closed-at', 'keeps closed_at of * for good', async (context, before) => {
  const { api, control, witness, check } = context
  await control.advance(HOUR / SECOND)
  await witness('late cancellation', () => api.cancel(before.id, late))
  await staysTrue(context, before.id, ({ closed_at }) => check.kept('closed_at', closed_at, before['closed_at']))
})

/** An ended transaction. A cancelled one has a cancel code and a reason. */
async function ended({ given }: Context, state: (typeof ENDED)[number]): Promise<Transaction> {
  if (state !== 'cancelled') return given.inState(state)
  const { id } = await given.started()
  // If the target refuses this code, another will do, as these scenarios are not about the code.
  await given.calls.cancel(id, first).catch((error: unknown) => {
    if (!(error instanceof Inconclusive) || error.passing) throw error
    return given.calls.cancel(id, { ...first, cancel_code: 'other_reason' })
  })
  return given.reached(id, 'cancelled')
}

for (const state of ENDED) {
  for (const slug of ['code', 'reason'] as const) {
    const title = `never changes cancel_${slug} of ${nameIn(state)} by a late cancellation`
    scenario(`lifecycle/${state}-cancel-keeps-${slug}`, title, async (context) => {
      const member = `cancel_${slug}`
      const { id, [member]: before } = await ended(context, state)
      await context.witness('late cancellation', () => context.api.cancel(id, late))
      await staysTrue(context, id, ({ [member]: now }) => {
        // A transaction that was never cancelled may show nothing, and must then still show nothing.
        if (state === 'cancelled' || !isAbsent(before)) context.check.kept(member, now, before)
        else context.check.absent(member, now)
      })
    })
  }
}
