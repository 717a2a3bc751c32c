import type { Api } from '../api/api.ts'
import type { Answer } from '../http/exchange.ts'
import { setUp, withConflict } from '../judge/requests.ts'
import { Inconclusive, NotExercised } from '../outcome/errors.ts'
import { objectsIn, type JsonObject } from '../values/json.ts'

/** The documented calls that set up a scenario. */
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

/** A documented call that must succeed. It returns the object in its response. */
export type Calls = {
  readonly [Name in (typeof NAMES)[number]]: (...args: Parameters<Api[Name]>) => Promise<JsonObject>
}

/**
 * The calls of `api`, each of which must succeed: a failed call makes the scenario inconclusive and is named in the
 * message.
 */
export function successfulCalls(api: Api): Calls {
  const calls = NAMES.map((name) => {
    const call = api[name] as (...args: unknown[]) => Promise<Answer>
    return [name, (...args: unknown[]) => setUp(() => call(...args))]
  })
  return { ...(Object.fromEntries(calls) as Calls), start: (id) => started(api, id) }
}

const UNFINISHED = 'the target does not start a draft with a field without a signer, or a document without a field'

/**
 * Starts a draft. A draft with a signature instruction can be started (document: States and transitions). Whether it
 * can be started while other parts are unfinished is open, so if such a draft is refused, the rule is not exercised.
 */
async function started(api: Api, id: string): Promise<JsonObject> {
  try {
    return await setUp(() => api.start(id))
  } catch (error) {
    if (!(error instanceof Inconclusive) || error.passing) throw error
    if (!isUnfinished(await setUp(() => api.get(id)))) throw error
    throw new NotExercised(withConflict(UNFINISHED, error.status))
  }
}

function isUnfinished(draft: JsonObject): boolean {
  const signed = objectsIn(draft['instructions'], 'signatures').map(({ field }) => field)
  const fields = objectsIn(draft, 'documents').map((document) => objectsIn(document, 'fields'))
  return signed.length > 0 && fields.some((own) => own.length === 0 || own.some(({ id }) => !signed.includes(id)))
}
