import type { Need } from '../../helpers/catalogue/needs.ts'
import { inferred, type RuleTable, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD, LOG, TIME } from '../interface/needs.ts'

/** The type of an event, when it is logged, and what that needs. */
type Logged = { readonly type: string; readonly on: string; readonly needs?: readonly Need[] }

/** What is logged, by the slug of its rules. */
export const LOGGED = {
  created: { type: 'transaction.lifecycle.created', on: 'on a creation' },
  started: { type: 'transaction.lifecycle.started', on: 'on a start' },
  paused: { type: 'transaction.lifecycle.paused', on: 'on a pause' },
  'draft-cancelled': { type: 'transaction.lifecycle.cancelled', on: 'on the cancellation of a draft' },
  'started-cancelled': { type: 'transaction.lifecycle.cancelled', on: 'on the cancellation of a started transaction' },
  'paused-cancelled': { type: 'transaction.lifecycle.cancelled', on: 'on the cancellation of a paused transaction' },
  expired: { type: 'transaction.lifecycle.expired', on: 'on an expiry', needs: TIME },
  completed: { type: 'transaction.lifecycle.completed', on: 'on a completion', needs: ACTING },
  message: { type: 'transaction.chat.message.received', on: 'on a message of a participant', needs: ACTING },
  'action-opened': { type: 'action.opened', on: 'when an action can be performed' },
  'action-closed': { type: 'action.closed', on: 'when an action was performed', needs: ACTING },
  'action-stalled': { type: 'action.stalled', on: 'when an action stalls', needs: ACTING },
} as const satisfies Readonly<Record<string, Logged>>

/** The slug of what is logged. */
export type LoggedSlug = keyof typeof LOGGED

/** Two rules for each thing that is logged: its event, `event/<slug>`, and no second one, `event/<slug>-once`. */
const entries = Object.entries<Logged>(LOGGED).flatMap(([slug, { type, on, needs = [] }]) => {
  const section = type.startsWith('transaction.lifecycle.') ? 'States and transitions' : 'Events'
  return [
    stated(section, [...needs, ...LOG], { [`event/${slug}`]: `The event \`${type}\` is logged ${on}.` }),
    inferred(
      '"The service creates an event each time something changes in the account": one event for a change; a second one would ' +
        'tell of a change that never was.',
    )('Events', [...needs, ...LOG], {
      [`event/${slug}-once`]: `The event \`${type}\` is logged no more than once ${on}.`,
    }),
  ]
})

/** The events of transactions and of their actions, and those that no documented call brings about. */
export const loggedRules = tableOf(
  tableOf(...entries) as RuleTable<`event/${LoggedSlug}${'' | '-once'}`>,
  inferred(
    'The table has the event on the row from closed to completed, and none on the row from started to closed; it means "signed ' +
      'documents ready to retrieve", which they are not before the "completion of final documents".',
  )('States and transitions', [...ACTING, ...HOLD, ...LOG], {
    'event/completed-not-at-closing': 'The closing of a transaction is not logged as completion.',
  }),
  inferred(
    '"The service creates an event each time something changes": of a transaction in which nothing changed there is none.',
  )('Events', LOG, {
    'event/of-no-other': 'The cancellation of a transaction is logged of no other.',
  }),
  stated('Events', unreachable('no-call', 'the arguments of the call that sends reminders are not documented'), {
    'event/manual-reminder': 'The event `action.manualreminder.sent` is logged on a manual reminder.',
  }),
  stated('Events', unreachable('no-trigger', 'no documented argument sets when reminders are sent'), {
    'event/reminder': 'The event `action.reminder.sent` is logged on an automatic reminder.',
  }),
  stated('Events', unreachable('no-trigger', 'no documented call sets or cancels a waiting period'), {
    'event/waiting-period-cancelled': 'The cancellation of a waiting period is logged.',
  }),
  stated('Events', unreachable('no-trigger', 'no documented call sets a waiting period'), {
    'event/waiting-period-ended': 'The end of a waiting period is logged.',
  }),
)
