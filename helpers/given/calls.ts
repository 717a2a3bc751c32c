import type { Api } from '../api/api.ts'
import type { Answer } from '../http/exchange.ts'
import { setUp } from '../judge/requests.ts'
import type { JsonObject } from '../values/json.ts'

/** The documented calls by which a case sets its scene. */
const NAMES = [
  'create',
  'update',
  'start',
  'pause',
  'cancel',
  'list',
  'upload',
  'addDocument',
  'updateDocument',
  'addField',
  'updateField',
  'addSigner',
  'addReviewer',
  'showSealLogo',
  'authorizeSeal',
] as const

/** A documented call that must succeed, and gives the object that it is answered with. */
export type Calls = {
  readonly [Name in (typeof NAMES)[number]]: (...args: Parameters<Api[Name]>) => Promise<JsonObject>
}

/** The calls of `api`, each of which must succeed: one that does not keeps the case from a conclusion, and names itself. */
export function successfulCalls(api: Api): Calls {
  const calls = NAMES.map((name) => {
    const call = api[name] as (...args: unknown[]) => Promise<Answer>
    return [name, (...args: unknown[]) => setUp(() => call(...args))]
  })
  return Object.fromEntries(calls) as Calls
}
