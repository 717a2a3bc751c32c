import type { Context } from '../../helpers/scenario/context.ts'
import { scenario } from '../scenario.ts'

/** A transaction in `state`, cancelled. */
const cancelled = async ({ api, given }: Context, state: 'draft' | 'started' | 'paused') => {
  const transaction = await given.inState(state)
  await given.calls.cancel(transaction.id)
  return transaction
}

/** A started transaction, and what its participant does. */
const acted = async ({ given }: Context, outcome: Parameters<Context['given']['acted']>[1]) => {
  const transaction = await given.started()
  await given.acted(transaction.id, outcome)
  return transaction
}

const events = [
  { slug: 'created', type: 'transaction.lifecycle.created', bring: ({ given }: Context) => given.draft() },
  { slug: 'started', type: 'transaction.lifecycle.started', bring: ({ given }: Context) => given.started() },
  { slug: 'paused', type: 'transaction.lifecycle.paused', bring: ({ given }: Context) => given.paused() },
  {
    slug: 'draft-cancelled',
    type: 'transaction.lifecycle.cancelled',
    bring: (context: Context) => cancelled(context, 'draft'),
  },
  {
    slug: 'started-cancelled',
    type: 'transaction.lifecycle.cancelled',
    bring: (context: Context) => cancelled(context, 'started'),
  },
  {
    slug: 'paused-cancelled',
    type: 'transaction.lifecycle.cancelled',
    bring: (context: Context) => cancelled(context, 'paused'),
  },
  { slug: 'expired', type: 'transaction.lifecycle.expired', bring: ({ given }: Context) => given.expired() },
  { slug: 'completed', type: 'transaction.lifecycle.completed', bring: ({ given }: Context) => given.completed() },
  {
    slug: 'message',
    type: 'transaction.chat.message.received',
    bring: (context: Context) => acted(context, { outcome: 'message', message: 'May I sign tomorrow?' }),
  },
  { slug: 'action-opened', type: 'action.opened', bring: ({ given }: Context) => given.started() },
  { slug: 'action-closed', type: 'action.closed', bring: (context: Context) => acted(context, { outcome: 'done' }) },
  {
    slug: 'action-stalled',
    type: 'action.stalled',
    bring: (context: Context) => acted(context, { outcome: 'refused', reason: 'signature_refusal' }),
  },
] as const

for (const { slug, type, bring } of events) {
  scenario(`event/${slug}`, `logs ${type} (${slug})`, async (context) => {
    const { control, eventually, check } = context
    const { id } = await bring(context)
    await eventually(async () => {
      const types = (await control.events(id)).map((event) => event.type)
      check.that('events of the transaction', types.includes(type), `one is ${type}`, types)
    })
  })

  scenario(`event/${slug}-once`, `logs ${type} no more than once (${slug})`, async (context) => {
    const { given, control, check } = context
    const { id } = await bring(context)
    await given.logged()
    const types = (await control.events(id)).map((event) => event.type)
    check.that('events of the transaction', types.filter((t) => t === type).length <= 1, `one ${type}`, types)
  })
}

scenario(
  'event/completed-not-at-closing',
  'logs no completed event while a transaction is closed',
  async ({ given, control, check }) => {
    const { id } = await given.closed()
    await given.logged()
    const types = (await control.events(id)).map(({ type }) => type)
    check.that('events of the transaction', !types.includes('transaction.lifecycle.completed'), 'no completed', types)
  },
)
