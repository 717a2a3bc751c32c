/** The parts of the engine that suites are written with. Rules import the catalogue instead, so that listing them loads little. */
export type { Api, Form } from './api/api.ts'
export { CALLS, idNamesOf, pathOf, type CallName } from './api/calls.ts'
export type { State } from './given/states.ts'
export type { Startable } from './given/transactions.ts'
export { ARRAY_ENCODINGS, formEncode, pairsOf, type Args } from './http/encode.ts'
export { isSuccess, type Answer, type Auth } from './http/exchange.ts'
export { BASICS, causesOfRefusal, contentIn, ERROR_OBJECTS, isErrorObject, isErrorWithSuccess } from './judge/basics.ts'
export { check, type Check } from './judge/check.ts'
export { copes, judged, unlessConflicting, ifAllowed, withConflict, type Send } from './judge/requests.ts'
export { Inconclusive, NotExercised, ServerError, Violation } from './outcome/errors.ts'
export type { Context, Look, Prepared, Write } from './scenario/context.ts'
export type { ControlEvent, Outcome, ParticipantSettings } from './targets/control.ts'
export { hasEmail, sameEmail } from './values/emails.ts'
export {
  contentsAt,
  isAbsent,
  isObject,
  objectsIn,
  shown,
  valuesAt,
  type JsonObject,
  type Transaction,
} from './values/json.ts'
export { DAY, HOUR, instantOf, isDateTime, MINUTE, SECOND } from './values/time.ts'
export { oneOfText } from './values/words.ts'
