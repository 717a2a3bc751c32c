import { each, inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, LOG, TIME } from '../interface/document/needs.ts'

/** The moves that a request causes, each logged with the key of that request. */
export const REQUESTED = [
  { word: 'created', name: 'a creation' },
  { word: 'started', name: 'a start' },
  { word: 'paused', name: 'a pause' },
  { word: 'cancelled', name: 'a cancellation' },
] as const

const BY_KEY =
  'Events are browsed "by API key used to authenticate": an event of a request has the key that authenticated that request.'

/** Which key, transaction and action an event names; the shape of the envelope, and with it its time, is "not shown". */
export const callersRules = tableOf(
  each(REQUESTED).inferred(BY_KEY)('Events', ['api-key-id', ...LOG], {
    'event/key-of-*': 'The event of * names the key that was used.',
  }),
  inferred(BY_KEY)('Events', ['second-key', ...LOG], {
    'event/key-of-other-start': 'The start of what another key created is logged with the key that started it.',
    'event/key-of-other-cancel':
      'The cancellation of what another key created is logged with the key that cancelled it.',
  }),
  open('Events', [...TIME, ...LOG], {
    'event/time-of-moves':
      'Whether the events of a creation, a start, a pause and a cancellation bear the time of each.',
    'event/time-of-expiry': 'Whether the event of an expiry bears a time that is not before it.',
  }),
  open('Events', [...TIME, ...ACTING, ...LOG], {
    'event/time-of-acts': 'Whether the events of what participants do bear the time at which they did it.',
  }),
  inferred(
    '"The service creates an event each time something changes": of a transaction in which nothing changed there is none.',
  )('Events', LOG, {
    'event/of-no-other-moves': 'Start, pause and cancellation of a transaction are logged of no other.',
  }),
  inferred(
    '"The service creates an event each time something changes": of a transaction in which nothing changed there is none.',
  )('Events', [...ACTING, ...LOG], {
    'event/of-no-other-acts': 'An act of a participant in one transaction is logged of no other transaction of theirs.',
  }),
)
