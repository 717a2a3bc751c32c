import type { Context } from '../../helpers/scenario/context.ts'
import type { Transaction } from '../../helpers/values/json.ts'
import { stalled } from '../interface/stalled.ts'
import { scenario } from '../scenario.ts'
import { LOGGED, type LoggedSlug } from './logged.rules.ts'

/** Cancels a transaction. */
async function cancelled({ given }: Context, transaction: Transaction): Promise<Transaction> {
  await given.calls.cancel(transaction.id)
  return transaction
}

/** A started transaction whose participant does something. */
async function acted({ given }: Context, outcome: Parameters<Context['given']['acted']>[1]): Promise<Transaction> {
  const transaction = await given.started()
  await given.acted(transaction.id, outcome)
  return transaction
}

/** How what is logged is brought about. */
const bringAbout: Readonly<Record<LoggedSlug, (context: Context) => Promise<Transaction>>> = {
  created: ({ given }) => given.draft(),
  started: ({ given }) => given.started(),
  paused: ({ given }) => given.paused(),
  'draft-cancelled': async (context) => cancelled(context, await context.given.draft()),
  'started-cancelled': async (context) => cancelled(context, await context.given.started()),
  'paused-cancelled': async (context) => cancelled(context, await context.given.paused()),
  expired: ({ given }) => given.expired(),
  completed: ({ given }) => given.completed(),
  message: (context) => acted(context, { outcome: 'message', message: 'May I sign tomorrow?' }),
  'action-opened': ({ given }) => given.started(),
  'action-closed': (context) => acted(context, { outcome: 'done' }),
  'action-stalled': stalled,
}

for (const slug of Object.keys(LOGGED) as LoggedSlug[]) {
  const { type, on } = LOGGED[slug]

  scenario(`event/${slug}`, `logs ${type} ${on}`, async (context) => {
    const { control, eventually, check } = context
    const { id } = await bringAbout[slug](context)
    await eventually(async () => {
      const types = (await control.events(id)).map((event) => event.type)
      check.that('events of the transaction', types.includes(type), `one is ${type}`, types)
    })
  })

  scenario(`event/${slug}-once`, `logs ${type} no more than once ${on}`, async (context) => {
    const { given, control, check } = context
    const { id } = await bringAbout[slug](context)
    await given.logged()
    const types = (await control.events(id)).map((event) => event.type)
    check.that('events of the transaction', types.filter((t) => t === type).length <= 1, `one ${type}`, types)
  })
}

scenario('event/completed-not-at-closing', 'logs no completion of a closed transaction', async (context) => {
  const { given, control, check } = context
  const { id } = await given.closed()
  await given.logged()
  const types = (await control.events(id)).map(({ type }) => type)
  check.that('events of the transaction', !types.includes('transaction.lifecycle.completed'), 'no completed', types)
})
