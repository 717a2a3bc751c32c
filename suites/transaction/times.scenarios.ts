import { HOUR, isDateTime, isObject, SECOND, ifAllowed, type Context } from '../../helpers/engine/index.ts'
import { showsFromCreation } from '../interface/reads/assertions.ts'
import { AFTER_START, advance } from '../interface/scenes/advance.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { caughtUp, contentOf } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { inState, scenarioShowing } from '../interface/reads/scenario-showing.ts'
import { nameIn } from '../interface/document/states.ts'
import { ahead, DAY, iso } from '../interface/document/times.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { CLOSED_AT_ABSENT, CLOSED_AT_SHOWN, DURATION_ABSENT, STARTED_AT_SHOWN } from './times.rules.ts'

const CREATED_AT_SHOWN = 'transaction/created-at-shown'

scenario(CREATED_AT_SHOWN, 'shows when a draft was created', async (context) => {
  const draft = await context.given.draft()
  await showsFromCreation(context, draft, ({ created_at }) => context.check.present('created_at', created_at))
})

scenario('transaction/created-at-now', 'shows the present time as created_at', async ({ api, given, check }) => {
  const { id, created_at } = await given.draft()
  check.now('created_at', contentOf('created_at', created_at, CREATED_AT_SHOWN), await api.get(id))
})

/** Starts a draft that has no document and no signer yet. */
async function startWithSigner({ given }: Context, id: string) {
  await given.signer(id, await given.anotherDocument(id))
  await given.calls.start(id)
  return given.reached(id, 'started')
}
/** Gives a draft another name and another expiration time. */
const updateExpiry = async (context: Context, id: string) => {
  await context.given.calls.update(id, { name: context.people.title(), expires_at: iso(ahead(context, 5 * DAY)) })
  return caughtUp(context, id)
}
const advanceTo = (state: 'paused' | 'cancelled') => (context: Context, id: string) => advance(context, id, state)

// Changes that must keep `created_at`. Each is made an hour later, and returns the transaction once the change is read.
for (const { slug, what, made, change } of [
  { slug: 'update', what: 'an update', made: 'draft', change: caughtUp },
  { slug: 'update', what: 'an update of expires_at', made: 'draft', change: updateExpiry },
  { slug: 'start', what: 'the start', made: 'draft', change: startWithSigner },
  { slug: 'pause', what: 'a pause', made: 'started', change: advanceTo('paused') },
  { slug: 'cancel', what: 'a cancellation', made: 'started', change: advanceTo('cancelled') },
] as const)
  scenario(`transaction/created-at-stays-${slug}`, `keeps created_at through ${what}`, async (context) => {
    const { id, created_at: before } = await context.given[made]()
    await context.control.advance(HOUR / SECOND)
    const { created_at } = await change(context, id)
    context.check.kept('created_at', contentOf('created_at', created_at, CREATED_AT_SHOWN), before)
  })

scenario('transaction/expires-at-draft', 'records whether drafts show expires_at', async ({ given, observe }) => {
  const { expires_at } = await given.draft({ duration: 1440 })
  observe('expires_at of a draft with a duration', typeof expires_at === 'string' ? 'shown' : 'not shown')
})

for (const [title, situation] of [
  ['shows no started_at of a draft', inState('draft')],
  ['shows no started_at of a draft that could be started', ({ given }: Context) => given.startable()],
] as const)
  scenarioShowing('transaction/started-at-absent-draft', title, situation, (check, { started_at }) =>
    check.absent('started_at', started_at),
  )

scenarioIn(STARTED_AT_SHOWN, 'transaction/started-at-shown-*', 'shows started_at of *', ({ shows, check }, { id }) =>
  shows(id, ({ started_at }) => check.present('started_at', started_at)),
)

scenarioIn(DURATION_ABSENT, 'transaction/duration-absent-*', 'shows no duration of *', ({ shows, check }, { id }) =>
  shows(id, ({ duration }) => check.absent('duration', duration)),
)

for (const [state, made, call] of [
  ['started', 'startable', 'start'],
  ['paused', 'started', 'pause'],
] as const)
  scenario(`transaction/duration-absent-${state}`, `responds to a ${call} without duration`, async (context) => {
    const { id } = await context.given[made]({ duration: 1_440 })
    const { state: shown, duration } = await context.given.calls[call](id)
    // A response that still shows the earlier state breaks the rule about that state.
    if (shown !== state) context.notExercised(`the response to a ${call} does not show the new state`)
    context.check.absent('duration in the response', duration)
  })

for (const state of ['started', 'paused'] as const)
  scenario(`transaction/duration-absent-${state}`, `shows no late duration of ${nameIn(state)}`, async (context) => {
    const { id } = await context.given.inState(state)
    await ifAllowed(
      () => context.api.update(id, { duration: 4_321 }),
      'the service accepts no duration after the start',
    )
    await staysTrue(context, id, ({ duration }) => context.check.absent('duration', duration))
  })

scenarioIn(CLOSED_AT_ABSENT, 'transaction/closed-at-absent-*', 'shows no closed_at of *', ({ shows, check }, { id }) =>
  shows(id, ({ closed_at }) => check.absent('closed_at', closed_at)),
)

scenarioIn(CLOSED_AT_SHOWN, 'transaction/closed-at-shown-*', 'shows closed_at of *', ({ shows, check }, { id }) =>
  shows(id, ({ closed_at }) => check.present('closed_at', closed_at)),
)

/** A transaction that was cancelled during a pause. */
async function cancelledInPause({ given }: Context) {
  const { id } = await given.paused()
  await given.calls.cancel(id)
  return given.reached(id, 'cancelled')
}

for (const [title, situation] of [
  ['shows started_at of a transaction cancelled after the start', inState('cancelled')],
  ['shows started_at of a transaction cancelled during a pause', cancelledInPause],
] as const)
  scenarioShowing('transaction/started-at-shown-cancelled', title, situation, (check, { started_at }) =>
    check.present('started_at', started_at),
  )

for (const state of AFTER_START) {
  scenario(`transaction/started-at-stays-${state}`, `keeps started_at of ${nameIn(state)}`, async (context) => {
    const { id, started_at: before } = await context.given.started({ duration: 1440 })
    await context.control.advance(HOUR / SECOND)
    const { started_at } = await advance(context, id, state)
    const now = contentOf('started_at', started_at, `transaction/started-at-shown-${state}`)
    context.check.kept('started_at', now, before)
  })
}

scenarioShowing(
  'transaction/duration-default',
  'shows 20160 minutes by default',
  inState('draft'),
  (check, { duration }) => check.equal('duration', duration, 20_160),
)

for (const { on, when, prepare } of WRITES)
  scenarioShowing(
    `transaction/duration-absent-expires-at-${on}`,
    `shows no duration of a draft that was given expires_at ${when}`,
    async (context) => {
      const { send } = await prepare(context)
      const { id } = await context.given.success(() => send({ expires_at: iso(ahead(context, DAY)) }))
      return { id: String(id) }
    },
    (check, { duration }) => check.absent('duration', duration),
  )

scenario('transaction/completed-at-elsewhere', 'records if a read shows completed_at', async ({ given, observe }) => {
  const { completed_at } = await given.completed()
  observe('completed_at of a completed transaction', isDateTime(completed_at) ? 'shown' : 'not shown')
})

scenario('transaction/duration-absent-cancelled', 'shows no duration once cancelled', async ({ api, given, check }) => {
  const { id } = await given.draft({ duration: 1_440 })
  const { duration } = await given.calls.cancel(id)
  check.absent('duration in the response', duration)
  // A cancelled draft may be deleted at once, and readings may lag.
  const { body } = await api.get(id)
  if (isObject(body) && body['state'] === 'cancelled') check.absent('duration', body['duration'])
})
