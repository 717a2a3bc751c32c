import { each, inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, LOG, TIME } from '../interface/document/needs.ts'

/** The state changes that a request causes, each logged with the key of that request. */
export const REQUESTED = [
  { word: 'created', name: 'a creation' },
  { word: 'started', name: 'a start' },
  { word: 'paused', name: 'a pause' },
  { word: 'cancelled', name: 'a cancellation' },
] as const

const BY_KEY =
  'Events are browsed "by API key used to authenticate": the event of a request names the key that authenticated the request.'

/** The key, transaction and action that an event names. The shape of the envelope, including its time, is "not shown". */
export const callersRules = tableOf(
  each(REQUESTED).inferred(BY_KEY)('Events', ['api-key-id', ...LOG], {
    'event/key-of-*': 'The event of * names the key that was used for the request.',
  }),
  inferred(`The forms of authentication are "two equivalent forms". ${BY_KEY}`)('Events', ['api-key-id', ...LOG], {
    'event/key-of-basic':
      'If a transaction is created, started, paused or cancelled with HTTP Basic authentication, the event names the key.',
  }),
  inferred(BY_KEY)('Events', ['second-key', ...LOG], {
    'event/key-of-other-start':
      'If one key creates a transaction and another starts it, the event of the start names the key that started it.',
    'event/key-of-other-pause':
      'If one key creates a transaction and another pauses it, the event of the pause names the key that paused it.',
    'event/key-of-other-cancel':
      'If one key creates a transaction and another cancels it, the event of the cancellation names the key that cancelled it.',
  }),
  inferred(`"Participants first in the queue can act" once the transaction is started: the request that starts it causes
    the event of an action that opens. ${BY_KEY}`)('Events', ['second-key', ...LOG], {
    'event/key-of-other-opening':
      'If one key creates a transaction and another starts it, an event `action.opened` with a key names the key that started it.',
  }),
  open('Events', [...TIME, ...LOG], {
    'event/time-of-moves':
      'Whether the events of a creation, a start, a pause and a cancellation have the time of the change.',
    'event/time-of-expiry': 'Whether the event of an expiry has a time at or after the expiry.',
  }),
  open('Events', [...TIME, ...ACTING, ...LOG], {
    'event/time-of-acts': 'Whether the event of an act of a participant has the time of that act.',
  }),
  inferred(`"The service creates an event each time something changes": only the transaction that changed has such an
    event.`)('Events', LOG, {
    'event/of-no-other-moves':
      'The start, the pause and the cancellation of a transaction are logged only for that transaction.',
  }),
  inferred(`"The service creates an event each time something changes": only the transaction that changed has such an
    event.`)('Events', [...ACTING, ...LOG], {
    'event/of-no-other-acts':
      'If a participant acts in one of their transactions, the act is logged only for that transaction.',
  }),
)
