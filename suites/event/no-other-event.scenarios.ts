import { DAY, HOUR, MINUTE, SECOND, type Context } from '../../helpers/engine/index.ts'
import { eventsOf, logCatchesUp, logged, logsNoMore } from '../interface/reads/log.ts'
import { addedIfAccepted } from '../interface/scenes/late-addition.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { scenario } from '../scenario.ts'
import { PAST_EXPIRY } from './no-other-event.rules.ts'

const typeOf = (move: string) => `transaction.lifecycle.${move}`
/** The changes that have lifecycle events. Other types of events are left to the service. */
const MOVES = ['created', 'started', 'paused', 'cancelled', 'expired', 'completed']

/** The number of events of a transaction for each of the given state changes. */
async function countsOf({ control }: Context, id: string, moves: readonly string[]): Promise<Record<string, number>> {
  const types = (await control.events(id)).map(({ type }) => type)
  return Object.fromEntries(moves.map((move) => [move, types.filter((type) => type === typeOf(move)).length]))
}

/** Asserts that an act logs none of the given lifecycle events. */
async function logsNone(context: Context, id: string, moves: readonly string[], act: () => Promise<unknown>) {
  const before = await countsOf(context, id, moves)
  await act()
  await logCatchesUp(context)
  const after = await countsOf(context, id, moves)
  for (const move of moves) {
    const [was = 0, is = 0] = [before[move], after[move]]
    const what = `number of events ${typeOf(move)} after the change`
    context.check.that(what, is <= was, `at most the ${was} before the change`, is)
  }
}

scenario('event/none-of-draft-update', 'does not log an update of a draft as a lifecycle event', async (context) => {
  const { id } = await context.given.draft()
  await logged(context, id, typeOf('created'), 'event/created')
  await logsNone(context, id, MOVES, () => context.given.calls.update(id, { name: context.people.title() }))
})

scenario('event/none-of-started-changes', 'logs later changes as no other lifecycle event', async (context) => {
  const { given } = context
  const { id, documentId } = await given.startable()
  await given.calls.start(id)
  await logged(context, id, typeOf('created'), 'event/created')
  await logged(context, id, typeOf('started'), 'event/started')
  const others = MOVES.filter((move) => move !== 'cancelled')
  await logsNone(context, id, others, async () => {
    await given.calls.update(id, { metadata: { purpose: 'lease' } })
    await addedIfAccepted(() => given.signer(id, documentId, { field: { y: 300 } }))
    await given.calls.cancel(id)
  })
})

scenario('event/expired-as-no-other', 'does not log an expiry as a cancellation or a completion', async (context) => {
  const { id } = await context.given.expired()
  await logCatchesUp(context)
  const counts = await countsOf(context, id, MOVES)
  for (const other of ['cancelled', 'completed'])
    context.check.equal(`number of events ${typeOf(other)}`, counts[other], 0)
})

scenarioIn(
  PAST_EXPIRY,
  'event/none-of-expiry-date-*',
  'logs no expiry of * at its date',
  async (context, { id }) => {
    const before = (await eventsOf(context, id, typeOf('expired'))).length
    await context.control.advance((DAY + HOUR) / SECOND)
    await logsNoMore(context, id, typeOf('expired'), before)
  },
  { duration: DAY / MINUTE },
)
