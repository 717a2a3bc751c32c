import { DAY, MINUTE, objectsIn, SECOND } from '../../helpers/engine/index.ts'
import { STATES, type State } from '../../helpers/engine/given/states.ts'
import { ENDED, nameIn, statesExcept } from '../interface/document/states.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { advance } from '../interface/scenes/advance.ts'
import { endOfTwo } from '../interface/scenes/refused-when-ended.ts'
import { isolatedScenario, scenario } from '../scenario.ts'
import { finds, idsIn, leavesOut, listsIt, listsNone, SEARCH } from './in-list.ts'
import { filled } from './our-items.ts'
import { BOUNDED, looksUnsearched } from './kinds.ts'
import { REACHED, SEARCHED } from './states.rules.ts'

for (const state of STATES)
  scenario(`listing/state-${state}-kept`, `lists ${nameIn(state)} by its state`, async (context) => {
    if (state === 'expired') context.dependsOn('transaction-arguments/duration-kept-create')
    const name = context.people.word()
    const { id } = await context.given.inState(state, { name })
    await listsIt(context, { name, filter: { state }, id })
  })

scenario('listing/state-expired-kept', 'lists a transaction that nobody read since its expiry', async (context) => {
  context.dependsOn('lifecycle/started-expiry-reached', 'transaction-arguments/duration-kept-create')
  const name = context.people.word()
  const { id } = await context.given.started({ name, duration: DAY / MINUTE })
  await context.control.advance((2 * DAY) / SECOND)
  await listsIt(context, { name, filter: { state: 'expired' }, id })
})

scenario('listing/state-dropped', 'lists no transaction in another state', async (context) => {
  const name = context.people.word()
  const inEach = async (state: State) => ({ state, id: (await context.given.inState(state, { name })).id })
  const made = await Promise.all(REACHED.map(inEach))
  await Promise.all(made.map(({ id }) => context.given.listed(id, name)))
  const but = (state: State) => made.filter((other) => other.state !== state).map(({ id }) => id)
  const leavesOutOthers = ({ state, id }: (typeof made)[number]) =>
    leavesOut(context, { name, filter: { state }, kept: id, dropped: but(state) }, `listing/state-${state}-kept`)
  await Promise.all(made.map(leavesOutOthers))
  await Promise.all(
    statesExcept(...REACHED).map((state) => listsNone(context, { text_search: name, state }, but(state))),
  )
})

scenario('listing/state-draft-kept', 'lists a draft with a document and a signer by its state', async (context) => {
  const name = context.people.word()
  const { id } = await context.given.startable({ name })
  await listsIt(context, { name, filter: { state: 'draft' }, id })
})

scenario('listing/state-cancelled-kept', 'lists by its state what was paused and then cancelled', async (context) => {
  context.dependsOn('lifecycle/paused-cancel')
  const { given, people } = context
  const name = people.word()
  const { id } = await given.paused({ name })
  await given.calls.cancel(id)
  await given.reached(id, 'cancelled')
  await listsIt(context, { name, filter: { state: 'cancelled' }, id })
})

scenario('listing/state-dropped', 'does not list a cancelled transaction as paused, though it was', async (context) => {
  context.dependsOn('listing/state-paused-kept', 'lifecycle/paused-cancel')
  const { given, people } = context
  const name = people.word()
  const [{ id }, { id: kept }] = await Promise.all([given.paused({ name }), given.paused({ name })])
  await Promise.all([id, kept].map((one) => listsIt(context, { name, filter: { state: 'paused' }, id: one })))
  await given.calls.cancel(id)
  await given.reached(id, 'cancelled')
  await leavesOut(context, { name, filter: { state: 'paused' }, kept, dropped: [id] }, 'listing/state-paused-kept')
})

for (const state of ['expired', 'closed', 'completed'] as const)
  scenario(`listing/state-alone-${state}`, `lists ${nameIn(state)}, but not by another state`, async (context) => {
    context.dependsOn(SEARCH, 'listing/own-listed')
    const { accepts, api, check, eventually, given, people } = context
    const name = people.word()
    const { id } = await given.inState(state, { name })
    await eventually(async () => {
      const ids = idsIn(await accepts(() => api.list({ text_search: name })))
      check.that('content[].id of the list', ids.includes(id), `with ${id}`, ids)
    })
    const others = (['started', ...ENDED] as const).filter((other) => other !== state)
    await Promise.all(others.map((other) => listsNone(context, { text_search: name, state: other }, [id])))
  })

for (const state of STATES)
  scenario(`listing/state-${state}-kept`, `lists ${nameIn(state)} by its state without a search`, async (context) => {
    context.dependsOn(...BOUNDED)
    if (state === 'expired') context.dependsOn('transaction-arguments/duration-kept-create')
    const { id: kept } = await context.given.inState(state)
    await looksUnsearched(context, { state }, { kept })
  })

for (const [state, other] of [
  ['draft', 'started'],
  ['started', 'draft'],
  ['paused', 'started'],
  ['cancelled', 'paused'],
] as const)
  scenario('listing/state-dropped', `lists only ${state} ones without a search`, async (context) => {
    context.dependsOn(...BOUNDED, `listing/state-${state}-kept`)
    const { id: dropped } = await context.given.inState(other)
    const { id: kept } = await context.given.inState(state)
    await looksUnsearched(context, { state }, { kept, dropped }, `listing/state-${state}-kept`)
  })

for (const state of ENDED)
  isolatedScenario(`listing/own-listed-unfiltered-${state}`, `lists ${nameIn(state)} unfiltered`, async (context) => {
    context.dependsOn(
      state === 'cancelled' ? 'listing/own-listed-in-each-state' : (`listing/state-alone-${state}` as const),
    )
    const { accepts, api, check, eventually, given } = context
    const { id } = await given.inState(state)
    // Nobody else creates transactions in this workspace, so this one is among the latest.
    await eventually(async () => {
      const ids = idsIn(await accepts(() => api.list({})))
      check.that('content[].id of the list', ids.includes(id), `with ${id}`, ids)
    })
  })

isolatedScenario('listing/followed-in-same-list', 'repeats a list with the new name and state', async (context) => {
  context.dependsOn('listing/updated-as-read', 'listing/state-as-read')
  const { check, eventually, given, people } = context
  const { id } = await given.startable()
  // In a workspace of its own, as any creation might make a service forget the list that it kept.
  const listed = async () => objectsIn(await given.calls.list({ size: 5 }), 'content').find((one) => one['id'] === id)
  await precondition(() => eventually(async () => check.present('item of the list', await listed())))
  const name = people.word()
  await given.calls.update(id, { name })
  await given.calls.start(id)
  await eventually(async () => {
    const item = await listed()
    check.equal('name of the list item', item?.['name'], name)
    check.equal('state of the list item', item?.['state'], 'started')
  })
})

for (const state of SEARCHED)
  scenario(`listing/search-in-${state}`, `finds ${nameIn(state)} by its contents`, async (context) => {
    context.dependsOn('listing/search-in-started')
    context.dependsOn(
      state === 'paused' || state === 'cancelled' ? 'listing/own-listed-in-each-state' : `listing/state-alone-${state}`,
    )
    const { given } = context
    const { id, document, value, first, second } = await filled(context, { duration: DAY / MINUTE })
    if (state === 'paused') {
      await given.calls.start(id)
      await advance(context, id, state)
    } else await endOfTwo(context, id, state)
    // A service may drop contents when a transaction ends.
    const read = JSON.stringify(await given.read(id))
    for (const text of [document, value, first, second]) if (read.includes(text)) await finds(context, text, id)
  })
