import type { Context } from '../../helpers/scenario/context.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { eventsOf, logCatchesUp, logged } from '../interface/log.ts'
import { scenarioIn } from '../interface/scenario-in.ts'
import { scenario } from '../scenario.ts'
import { LOGGED_ENDS, PAST_EXPIRY } from './corresponding.rules.ts'

const typeOf = (move: string) => `transaction.lifecycle.${move}`
/** What the lifecycle events tell of; what other kinds a service logs beside them is its own. */
const MOVES = ['created', 'started', 'paused', 'cancelled', 'expired', 'completed']

/** How many events there are of each of some moves of a transaction, once the log has caught up. */
async function countsOf(context: Context, id: string, moves: readonly string[]): Promise<Record<string, number>> {
  await logCatchesUp(context)
  const types = (await context.control.events(id)).map(({ type }) => type)
  return Object.fromEntries(moves.map((move) => [move, types.filter((type) => type === typeOf(move)).length]))
}

/** Asserts that what is done to a transaction leaves no lifecycle event. */
async function logsNoMove(context: Context, id: string, act: () => Promise<unknown>): Promise<void> {
  const before = await countsOf(context, id, MOVES)
  await act()
  const after = await countsOf(context, id, MOVES)
  for (const move of MOVES) {
    const [was = 0, is = 0] = [before[move], after[move]]
    context.check.that(`events ${typeOf(move)} after the change`, is <= was, `no more than the ${was} before`, is)
  }
}

scenario('event/none-of-draft-update', 'logs the update of a draft as none of its moves', async (context) => {
  const { given, people } = context
  const { id } = await given.draft()
  await logged(context, id, typeOf('created'), 'event/created')
  await logsNoMove(context, id, () => given.calls.update(id, { name: people.title() }))
})

scenario('event/none-of-started-changes', 'logs changes after the start as none of its moves', async (context) => {
  const { given } = context
  const { id, documentId } = await given.startable()
  await given.calls.start(id)
  await logged(context, id, typeOf('created'), 'event/created')
  await logged(context, id, typeOf('started'), 'event/started')
  await logsNoMove(context, id, async () => {
    await given.calls.update(id, { metadata: { purpose: 'lease' } })
    await given.signer(id, documentId, { field: { y: 300 } })
  })
})

scenarioIn(LOGGED_ENDS, 'event/no-other-end-*', 'logs no other end of *', async (context, { id }, state) => {
  const others = LOGGED_ENDS.filter((end) => end !== state)
  const counts = await countsOf(context, id, others)
  for (const other of others) context.check.equal(`events ${typeOf(other)}`, counts[other], 0)
})

scenarioIn(
  PAST_EXPIRY,
  'event/none-of-expiry-date-*',
  'logs no expiry of * at its expiry date',
  async (context, { id }) => {
    const before = (await eventsOf(context, id, typeOf('expired'))).length
    await context.control.advance((DAY + HOUR) / SECOND)
    const { expired: after = 0 } = await countsOf(context, id, ['expired'])
    context.check.that('expiries that are logged', after <= before, `no more than the ${before} before`, after)
  },
  { duration: DAY / MINUTE },
)
