import type { Need } from '../../helpers/catalogue/needs.ts'
import { inferred, stated, type RuleEntry, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD, LOG, TIME } from '../interface/needs.ts'

const TABLE = 'States and transitions'
const EVENTS = 'Events'

/** Something that is logged. */
interface Logged {
  /** The type of its event. */
  readonly type: string
  /** For statements and titles: "on a creation". */
  readonly on: string
  readonly needs?: readonly Need[]
}

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

/** Two rules for each thing that is logged: its event, under `event/<slug>`, and no second one, under `event/<slug>-once`. */
function rulesOf(table: Readonly<Record<LoggedSlug, Logged>>) {
  const entries = Object.entries(table).flatMap(([slug, { type, on, needs = [] }]) => {
    const section = type.startsWith('transaction.lifecycle.') ? TABLE : EVENTS
    const options = { needs: [...needs, ...LOG] }
    return [
      [`event/${slug}`, stated(section, `The event \`${type}\` is logged ${on}.`, options)],
      [`event/${slug}-once`, inferred(EVENTS, `The event \`${type}\` is logged no more than once ${on}.`, options)],
    ] as const
  })
  return Object.fromEntries(entries) as Record<`event/${LoggedSlug}` | `event/${LoggedSlug}-once`, RuleEntry>
}

/** The events of transactions and of their actions. */
export const loggedRules = {
  ...rulesOf(LOGGED),
  'event/completed-not-at-closing': inferred(
    TABLE,
    'A transaction that is closed and not completed has no completed event.',
    { needs: [...ACTING, ...HOLD, ...LOG] },
  ),
} satisfies RuleTable<'event'>
