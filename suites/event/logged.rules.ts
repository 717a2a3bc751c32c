import type { Need } from '../../helpers/engine/catalogue/needs.ts'
import { inferred, type RuleTable, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import type { Section } from '../../helpers/engine/catalogue/sections.ts'
import { ACTING, HOLD, LOG, TIME } from '../interface/document/needs.ts'
import { UNLESS_REQUESTS_ALONE } from './derivations.ts'

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
  expired: { type: 'transaction.lifecycle.expired', on: 'on an expiry', needs: [...TIME, ...ACTING] },
  completed: { type: 'transaction.lifecycle.completed', on: 'on a completion', needs: ACTING },
  message: { type: 'transaction.chat.message.received', on: 'on a message of a participant', needs: ACTING },
  'action-opened': { type: 'action.opened', on: 'when a start opens an action' },
  'action-closed': { type: 'action.closed', on: 'when an action was performed', needs: ACTING },
  'action-stalled': { type: 'action.stalled', on: 'when an action stalls', needs: ACTING },
} as const satisfies Readonly<Record<string, Logged>>

/** The slug of what is logged. */
export type LoggedSlug = keyof typeof LOGGED

/**
 * What no request causes: "Only events linked to API requests that returned status 200 are logged", so a service that logs
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

/** A start that is requested opens the actions of those who are first in the queue. */
const BY_START =
  '`action.opened` means "action ready to be performed", and "participants first in the queue can act" once the transaction is started: the request that starts it causes the event.'

const levelOf = (slug: LoggedSlug) =>
  slug === 'action-opened' ? inferred(BY_START) : isUnrequested(slug) ? inferred(UNLESS_REQUESTS_ALONE) : stated

/** Two rules for each thing that is logged: its event, `event/<slug>`, and no second one, `event/<slug>-once`. */
const entries = Object.entries<Logged>(LOGGED).flatMap(([slug, event]) => {
  const { type, on } = event
  const needs = [...(event.needs ?? []), ...LOG]
  const level = levelOf(slug as LoggedSlug)
  return [
    level(sectionOf(event), needs, { [`event/${slug}`]: `The event \`${type}\` is logged ${on}.` }),
    inferred(
      '"The service creates an event each time something changes in the account": one event for a change; a second one would ' +
        'tell of a change that never was.',
    )('Events', needs, {
      [`event/${slug}-once`]: `The event \`${type}\` is logged no more than once ${on}.`,
    }),
  ]
})

/** The events of transactions and of their actions, and those that no documented call brings about. */
export const loggedRules = tableOf(
  tableOf(...entries) as RuleTable<`event/${LoggedSlug}${'' | '-once'}`>,
  inferred(
    '`action.opened` means "action ready to be performed", and `started_at` of an action is the "Time the action opened for its actor": where the request that adds a signer opens their action, that request causes the event.',
  )('Events', LOG, {
    'event/action-opened-added':
      'The event `action.opened` is logged when a signer who is added after the start can act at once.',
  }),
  inferred(
    'The event means "action ready to be performed": it is of that action; one of another action would tell of what never was.',
  )('Events', LOG, {
    'event/action-opened-of-action': 'The event `action.opened` names an action of the started transaction.',
  }),
  inferred(
    '"participant performed the action", "not performed within the allotted time": the event is of that action; one of another ' +
      'action would tell of what never was.',
  )('Events', [...ACTING, ...LOG], {
    'event/action-closed-of-action': 'The event `action.closed` names the action that was performed.',
    'event/action-stalled-of-action': 'The event `action.stalled` names the action that stalled.',
  }),
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
  stated('Events', unreachable('web-application', 'events are browsed in the web application'), {
    'event/browsing-filters': 'Events can be narrowed down by period, by type and by the key that was used.',
    'event/browsing-export': 'The events that match can be exported to CSV.',
    'event/browsing-opened': 'An event that is opened shows its envelope, and the body that the API answered.',
    'event/browsing-no-match': 'A search that no event matches says so.',
  }),
  stated('Events', unreachable('no-call', 'the calls that manage API keys are listed without detail'), {
    'event/apikey-created': 'The event `apikey.created` is logged when a key is created.',
    'event/apikey-updated': 'The event `apikey.updated` is logged when the name of a key is updated.',
    'event/apikey-deleted': 'The event `apikey.deleted` is logged when a key is deleted.',
  }),
  stated('Events', unreachable('no-call', 'the calls for identities and registrations are listed without detail'), {
    'event/identity-validation-processed':
      'The event `identity-validation.processed` is logged of an identity verified.',
    'event/registration-identity-verified':
      'The event `registration.identity.verified` is logged with a `verification_status` of `success` or `failure`.',
    'event/registration-identity-rejected':
      'The event `registration.identity.rejected` is logged when a validated identity was rejected for an error in its data.',
    'event/registration-rejected':
      'The event `registration.lifecycle.rejected` is logged when a requirement of the registration creator is not met.',
    'event/registration-expired':
      'The event `registration.lifecycle.expired` is logged when a registration session expired.',
    'event/registration-completed':
      'The event `registration.lifecycle.completed` is logged when the user signed the subscription agreement.',
    'event/registration-certificate-activated':
      'The event `registration.certificate.activated` is logged when a certificate is issued and ready.',
  }),
)
