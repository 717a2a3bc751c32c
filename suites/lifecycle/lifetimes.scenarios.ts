import { DAY, HOUR, isObject, MINUTE, objectsIn, SECOND, type Context } from '../../helpers/engine/index.ts'
import { leadsTo } from '../interface/reads/assertions.ts'
import { ahead, iso } from '../interface/document/times.ts'
import { nameIn } from '../interface/document/states.ts'
import { settled, staysIn } from '../interface/reads/stays-true.ts'
import { onceStalled } from '../interface/scenes/stalled.ts'
import { scenario } from '../scenario.ts'

/** Seconds after which a draft must have lapsed, with half a day of slack. */
const sevenDays = (7 * DAY + 12 * HOUR) / SECOND

/** Asserts that a lapsed draft does not start. As it may no longer be a draft, the start may be accepted and do nothing. */
async function neverStarts(context: Context, id: string): Promise<void> {
  const { api, witness, check } = context
  const started = await witness('start of an old draft', () => api.start(id))
  const isAccepted = started !== undefined && started.status < 400
  await settled(context)
  const { body } = await api.get(id)
  const state = isObject(body) ? body['state'] : undefined
  check.that('state after the start of an old draft', !(isAccepted && state === 'started'), 'not started', state)
}

scenario('lifecycle/draft-seven-days', 'never starts a draft that is more than seven days old', async (context) => {
  const { id } = await context.given.startable()
  await context.control.advance(sevenDays)
  await neverStarts(context, id)
})

// Such an expiry may be further ahead than the draft may last.
scenario('lifecycle/draft-seven-days', 'never starts an old draft whose expires_at is ahead', async (context) => {
  const { id } = await context.given.startable({ expires_at: iso(ahead(context, 30 * DAY)) })
  await context.control.advance(sevenDays)
  await neverStarts(context, id)
})

scenario('lifecycle/draft-within-seven-days', 'starts a draft that is six days old', async (context) => {
  const { id } = await context.given.startable()
  await context.control.advance((6 * DAY) / SECOND)
  await leadsTo(context, 'start', id, 'started')
})

scenario('lifecycle/draft-seven-days-state', 'records the state of a draft after seven days', async (context) => {
  const { id } = await context.given.startable()
  await context.control.advance(sevenDays)
  await context.witness('a draft after seven and a half days', () => context.api.get(id))
})

scenario('lifecycle/retention-within-sixty-days', 'keeps a cancelled transaction for 59 days', async (context) => {
  const { api, given, control, accepts, found } = context
  const { id } = await given.started()
  await control.advance((5 * DAY) / SECOND)
  await given.calls.cancel(id)
  await control.advance((59 * DAY) / SECOND)
  await accepts(() => found(() => api.get(id)))
})

/** Seconds after which a cancelled transaction must be deleted, with a day of slack. */
const sixtyDays = (61 * DAY) / SECOND

for (const { what, state, args } of [
  { what: nameIn('started'), state: 'started', args: {} },
  { what: nameIn('paused'), state: 'paused', args: {} },
  { what: 'a private transaction', state: 'started', args: { private: true } },
] as const) {
  const title = `deletes ${what} within 61 days after its cancellation`
  scenario('lifecycle/retention-sixty-days', title, async ({ api, given, control, eventually, check }) => {
    const { id } = await given.inState(state, args)
    await given.calls.cancel(id)
    await control.advance(sixtyDays)
    await eventually(async () => check.status(await api.get(id), 404))
    await eventually(async () => check.status(await api.update(id, { metadata: { purpose: 'lease' } }), 404))
  })
}

scenario('lifecycle/retention-unlisted', 'no longer lists a cancelled transaction after 61 days', async (context) => {
  const { given, people, control, eventually, check } = context
  const name = people.letters(24)
  const { id } = await given.started({ name })
  await given.calls.cancel(id)
  await given.listed(id, name)
  await control.advance(sixtyDays)
  await eventually(async () => {
    const ids = objectsIn(await given.calls.list({ text_search: name }), 'content').map((item) => item['id'])
    check.that('content[].id of the list', !ids.includes(id), `not ${id}, which is deleted`, ids)
  })
})

scenario('lifecycle/retention-cancelled-draft', 'records how long a cancelled draft is kept', async (context) => {
  const { api, given, control, witness } = context
  const { id } = await given.draft()
  await given.calls.cancel(id)
  await control.advance((59 * DAY) / SECOND)
  await witness('a cancelled draft after 59 days', () => api.get(id))
  await control.advance((2 * DAY) / SECOND)
  await witness('a cancelled draft after 61 days', () => api.get(id))
})

scenario('lifecycle/draft-seven-days', 'never starts an updated draft older than seven days', async (context) => {
  const { id } = await context.given.startable()
  await context.control.advance((5 * DAY) / SECOND)
  await context.given.calls.update(id, { metadata: { purpose: 'lease' } })
  await context.control.advance((3 * DAY) / SECOND)
  await neverStarts(context, id)
})

/** Minutes of a duration that is well below all limits, and seconds after which a draft must have lapsed. */
const [THIRTY_DAYS, EIGHT_DAYS] = [(30 * DAY) / MINUTE, (8 * DAY) / SECOND]

scenario('lifecycle/paused-beyond-seven-days', 'keeps a paused transaction for eight days', async (context) => {
  context.dependsOn('lifecycle/started-pause')
  const { api, given, control, accepts, found } = context
  const { id } = await given.paused({ duration: THIRTY_DAYS })
  await control.advance(EIGHT_DAYS)
  await accepts(() => found(() => api.get(id)))
})

scenario('lifecycle/stalled-beyond-seven-days', 'keeps a stalled transaction started', async (context) => {
  context.dependsOn('lifecycle/stalled-state')
  const { id } = await context.given.startedByTwo({ duration: THIRTY_DAYS })
  await context.given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  await onceStalled(context, id)
  await context.control.advance(EIGHT_DAYS)
  await context.accepts(() => context.found(() => context.api.get(id)))
  await staysIn(context, id, 'started')
})

scenario('lifecycle/closed-beyond-seven-days', 'keeps a closed transaction for eight days', async (context) => {
  const { api, given, control, accepts, found } = context
  const { id } = await given.inState('closed')
  await control.advance(EIGHT_DAYS)
  await accepts(() => found(() => api.get(id)))
})
