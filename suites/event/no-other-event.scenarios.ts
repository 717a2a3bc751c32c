import type { Context } from '../../helpers/engine/scenario/context.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../helpers/engine/values/time.ts'
import { eventsOf, logCatchesUp, logged } from '../interface/reads/log.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { scenario } from '../scenario.ts'
import { PAST_EXPIRY } from './no-other-event.rules.ts'

const typeOf = (move: string) => `transaction.lifecycle.${move}`
/** What the lifecycle events tell of; what other kinds a service logs beside them is its own. */
const MOVES = ['created', 'started', 'paused', 'cancelled', 'expired', 'completed']

/** How many events of a transaction there are by now, of each of some moves. */
async function countsOf({ control }: Context, id: string, moves: readonly string[]): Promise<Record<string, number>> {
  const types = (await control.events(id)).map(({ type }) => type)
  return Object.fromEntries(moves.map((move) => [move, types.filter((type) => type === typeOf(move)).length]))
}

/** Asserts that what is done to a transaction leaves none of some lifecycle events. */
async function logsNone(context: Context, id: string, moves: readonly string[], act: () => Promise<unknown>) {
  const before = await countsOf(context, id, moves)
  await act()
  await logCatchesUp(context)
  const after = await countsOf(context, id, moves)
  for (const move of moves) {
    const [was = 0, is = 0] = [before[move], after[move]]
    context.check.that(`events ${typeOf(move)} after the change`, is <= was, `no more than the ${was} before`, is)
  }
}

scenario('event/none-of-draft-update', 'logs the update of a draft as none of its moves', async (context) => {
  const { given, people } = context
  const { id } = await given.draft()
  await logged(context, id, typeOf('created'), 'event/created')
  await logsNone(context, id, MOVES, () => given.calls.update(id, { name: people.title() }))
})

scenario('event/none-of-started-changes', 'logs what comes after the start as nothing else', async (context) => {
  const { given } = context
  const { id, documentId } = await given.startable()
  await given.calls.start(id)
  await logged(context, id, typeOf('created'), 'event/created')
  await logged(context, id, typeOf('started'), 'event/started')
  const others = MOVES.filter((move) => move !== 'cancelled')
  await logsNone(context, id, others, async () => {
    await given.calls.update(id, { metadata: { purpose: 'lease' } })
    await given.signer(id, documentId, { field: { y: 300 } })
    await given.calls.cancel(id)
  })
})

scenario('event/expired-as-no-other', 'logs an expiry as no other end', async (context) => {
  const { id } = await context.given.expired()
  await logCatchesUp(context)
  const counts = await countsOf(context, id, MOVES)
  for (const other of ['cancelled', 'completed']) context.check.equal(`events ${typeOf(other)}`, counts[other], 0)
})

scenarioIn(
  PAST_EXPIRY,
  'event/none-of-expiry-date-*',
  'logs no expiry of * at its expiry date',
  async (context, { id }) => {
    const before = (await eventsOf(context, id, typeOf('expired'))).length
    await context.control.advance((DAY + HOUR) / SECOND)
    await logCatchesUp(context)
    const after = (await eventsOf(context, id, typeOf('expired'))).length
    context.check.that('expiries that are logged', after <= before, `no more than the ${before} before`, after)
  },
  { duration: DAY / MINUTE },
)
