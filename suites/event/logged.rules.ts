import type { Need } from '../../helpers/engine/catalogue/needs.ts'
import { inferred, type RuleTable, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import type { Section } from '../../helpers/engine/catalogue/sections.ts'
import { ACTING, HOLD, LOG, TIME } from '../interface/document/needs.ts'
import { UNLESS_REQUESTS_ALONE } from './derivations.ts'

/** The type of an event, when it is logged, and the needs of its scenarios. */
type Logged = { readonly type: string; readonly on: string; readonly needs?: readonly Need[] }

/** The logged events, by the slug of their rules. */
export const LOGGED = {
  created: { type: 'transaction.lifecycle.created', on: 'when a transaction is created' },
  started: { type: 'transaction.lifecycle.started', on: 'when a transaction is started' },
  paused: { type: 'transaction.lifecycle.paused', on: 'when a transaction is paused' },
  'draft-cancelled': { type: 'transaction.lifecycle.cancelled', on: 'when a draft is cancelled' },
  'started-cancelled': { type: 'transaction.lifecycle.cancelled', on: 'when a started transaction is cancelled' },
  'paused-cancelled': { type: 'transaction.lifecycle.cancelled', on: 'when a paused transaction is cancelled' },
  expired: { type: 'transaction.lifecycle.expired', on: 'when a transaction expires', needs: [...TIME, ...ACTING] },
  completed: { type: 'transaction.lifecycle.completed', on: 'when a transaction is completed', needs: ACTING },
  message: { type: 'transaction.chat.message.received', on: 'when a participant writes a message', needs: ACTING },
  'action-opened': { type: 'action.opened', on: 'when a start opens an action' },
  'action-closed': { type: 'action.closed', on: 'when an action is performed', needs: ACTING },
  'action-stalled': { type: 'action.stalled', on: 'when an action stalls', needs: ACTING },
} as const satisfies Readonly<Record<string, Logged>>

/** The slug of a logged event. */
export type LoggedSlug = keyof typeof LOGGED

/**
 * Events that no request causes: "Only events linked to API requests that returned status 200 are logged", so a service that logs
 * none of these conforms.
 */
export const UNREQUESTED = [
  'expired',
  'completed',
  'message',
  'action-closed',
  'action-stalled',
] as const satisfies LoggedSlug[]
type Unrequested = (typeof UNREQUESTED)[number]

export const isUnrequested = (slug: LoggedSlug): slug is Unrequested => UNREQUESTED.some((known) => known === slug)

const sectionOf = ({ type }: Logged): Section =>
  type.startsWith('transaction.lifecycle.') ? 'States and transitions' : 'Events'

/** The request to start a transaction opens the actions of the participants who are first in the queue. */
const BY_START =
  '`action.opened` means "action ready to be performed", and "participants first in the queue can act" once the transaction is started: the request that starts it causes the event.'

const levelOf = (slug: LoggedSlug) =>
  slug === 'action-opened' ? inferred(BY_START) : isUnrequested(slug) ? inferred(UNLESS_REQUESTS_ALONE) : stated

/** Two rules for each logged event: it is logged, `event/<slug>`, and at most once, `event/<slug>-once`. */
const entries = Object.entries<Logged>(LOGGED).flatMap(([slug, event]) => {
  const { type, on } = event
  const needs = [...(event.needs ?? []), ...LOG]
  const level = levelOf(slug as LoggedSlug)
  return [
    level(sectionOf(event), needs, { [`event/${slug}`]: `\`${type}\` is logged ${on}.` }),
    inferred(`"The service creates an event each time something changes in the account": one event for each change; a
      second event would show a change that did not happen.`)('Events', needs, {
      [`event/${slug}-once`]: `\`${type}\` is logged at most once ${on}.`,
    }),
  ]
})

/** The events of transactions and of their actions, and the events that no documented call causes. */
export const loggedRules = tableOf(
  tableOf(...entries) as RuleTable<`event/${LoggedSlug}${'' | '-once'}`>,
  inferred(
    '`action.opened` means "action ready to be performed", and `started_at` of an action is the "Time the action opened for its actor": if the request that adds a signer opens their action, that request causes the event.',
  )('Events', LOG, {
    'event/action-opened-added':
      'If a signer is assigned after the start and can act at once, `action.opened` is logged.',
  }),
  inferred(`The event means "action ready to be performed" and belongs to that action: an event of another action would
    show a change that did not happen.`)('Events', LOG, {
    'event/action-opened-of-action': '`action.opened` names an action of the started transaction.',
    'event/action-opened-added-alone':
      'If a signer is assigned or an update is sent after the start, no further `action.opened` names an action that was open before.',
  }),
  inferred(`"participant performed the action", "not performed within the allotted time": the event belongs to that
    action; an event of another action would show a change that did not happen.`)('Events', [...ACTING, ...LOG], {
    'event/action-closed-of-action': '`action.closed` names the action that was performed.',
    'event/action-stalled-of-action': '`action.stalled` names the action that stalled.',
  }),
  inferred(UNLESS_REQUESTS_ALONE)('Events', [...ACTING, ...LOG], {
    'event/message-each': '`transaction.chat.message.received` is logged for every message of every participant.',
  }),
  inferred(`The table has the event on the row from closed to completed, and none on the row from started to closed; it
    means "signed documents ready to retrieve", which they are not before
    the "completion of final documents".`)('States and transitions', [...ACTING, ...HOLD, ...LOG], {
    'event/completed-not-at-closing':
      '`transaction.lifecycle.completed` is not logged when a transaction closes but is not yet completed.',
  }),
  inferred(`"The service creates an event each time something changes": only the transaction that changed has such an
    event.`)('Events', LOG, {
    'event/of-no-other': 'The cancellation of a transaction is logged only for that transaction.',
  }),
  stated('Events', unreachable('web-application', 'events are browsed in the web application'), {
    'event/browsing-filters': 'Events can be filtered by period, by type and by the key that was used.',
    'event/browsing-export': 'Matching events can be exported to CSV.',
    'event/browsing-opened': 'An opened event shows its envelope and the response body of the API.',
    'event/browsing-no-match': 'If a search matches no event, a message says so.',
  }),
  stated('Events', unreachable('no-call', 'the calls that manage API keys are listed without detail'), {
    'event/apikey-created': '`apikey.created` is logged when a key is created.',
    'event/apikey-updated': '`apikey.updated` is logged when the name of a key is updated.',
    'event/apikey-deleted': '`apikey.deleted` is logged when a key is deleted.',
  }),
  stated('Events', unreachable('no-call', 'the calls for identities and registrations are listed without detail'), {
    'event/identity-validation-processed': '`identity-validation.processed` is logged when an identity is verified.',
    'event/registration-identity-verified':
      '`registration.identity.verified` is logged with `success` or `failure` as its `verification_status`.',
    'event/registration-identity-rejected':
      '`registration.identity.rejected` is logged when a validated identity is rejected because of an error in its data.',
    'event/registration-rejected':
      '`registration.lifecycle.rejected` is logged when a requirement of the registration creator is not met.',
    'event/registration-expired': '`registration.lifecycle.expired` is logged when a registration session expires.',
    'event/registration-completed':
      '`registration.lifecycle.completed` is logged when the user signs the subscription agreement.',
    'event/registration-certificate-activated':
      '`registration.certificate.activated` is logged when a certificate is issued and ready.',
  }),
)
