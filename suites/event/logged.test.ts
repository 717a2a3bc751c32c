import type { Context } from '../../helpers/scenario/context.ts'
import type { Transaction } from '../../helpers/values/json.ts'
import { stalled } from '../interface/stalled.ts'
import type { ALIVE } from '../interface/states.ts'
import { scenario } from '../scenario.ts'
import { LOGGED, type LoggedSlug } from './logged.rules.ts'

/** The types of the events of a transaction, oldest first. */
const typesOf = async ({ control }: Context, id: string) => (await control.events(id)).map(({ type }) => type)

const cancelled =
  (state: (typeof ALIVE)[number]) =>
  async ({ given }: Context) => {
    const transaction = await given.inState(state)
    await given.calls.cancel(transaction.id)
    return transaction
  }

/** A started transaction whose participant does something. */
const acted =
  (outcome: Parameters<Context['given']['acted']>[1]) =>
  async ({ given }: Context) => {
    const transaction = await given.started()
    await given.acted(transaction.id, outcome)
    return transaction
  }

/** How what is logged is brought about. */
const bringAbout: Readonly<Record<LoggedSlug, (context: Context) => Promise<Transaction>>> = {
  created: ({ given }) => given.draft(),
  started: ({ given }) => given.started(),
  paused: ({ given }) => given.paused(),
  'draft-cancelled': cancelled('draft'),
  'started-cancelled': cancelled('started'),
  'paused-cancelled': cancelled('paused'),
  expired: ({ given }) => given.expired(),
  completed: ({ given }) => given.completed(),
  message: acted({ outcome: 'message', message: 'May I sign tomorrow?' }),
  'action-opened': ({ given }) => given.started(),
  'action-closed': acted({ outcome: 'done' }),
  'action-stalled': stalled,
}

for (const slug of Object.keys(LOGGED) as LoggedSlug[]) {
  const { type, on } = LOGGED[slug]

  scenario(`event/${slug}`, `logs ${type} ${on}`, async (context) => {
    const { eventually, check } = context
    const { id } = await bringAbout[slug](context)
    await eventually(async () => {
      const types = await typesOf(context, id)
      check.that('events of the transaction', types.includes(type), `one is ${type}`, types)
    })
  })

  scenario(`event/${slug}-once`, `logs ${type} no more than once ${on}`, async (context) => {
    const { given, check } = context
    const { id } = await bringAbout[slug](context)
    await given.logged()
    const types = await typesOf(context, id)
    check.that('events of the transaction', types.filter((t) => t === type).length <= 1, `one ${type}`, types)
  })
}

scenario('event/completed-not-at-closing', 'logs no completed event while a transaction is closed', async (context) => {
  const { given, check } = context
  const { id } = await given.closed()
  await given.logged()
  const types = await typesOf(context, id)
  check.that('events of the transaction', !types.includes(LOGGED.completed.type), 'no completed', types)
})
