import type { Context, Look } from '../../helpers/engine/scenario/context.ts'
import { sameEmail } from '../../helpers/engine/values/emails.ts'
import { objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { onceShown } from '../interface/reads/once-shown.ts'

/** Where consents are told: those that were granted, and those that were not. */
export type ConsentMember = 'granted_consents' | 'ungranted_consents'

/** What `collected` tells of each document of each actor. */
export const entriesOf = (transaction: JsonObject) =>
  objectsIn(transaction, 'collected').flatMap((entry) =>
    objectsIn(entry, 'documents').map((document) => ({ actor: entry['actor'], document })),
  )

/** The entries that tell of a consent: whether consents are texts or objects is not documented. */
export const telling = (transaction: JsonObject, consent: string, member: ConsentMember = 'granted_consents') =>
  entriesOf(transaction).filter(({ document }) => JSON.stringify(document[member] ?? []).includes(consent))

/** Those of them that are told of this person. */
export const tellingOf = (transaction: JsonObject, who: string, consent: string, member?: ConsentMember) =>
  telling(transaction, consent, member).filter(({ actor }) => sameEmail(who, actor))

/** A transaction once it tells that these consents were granted by anybody. */
export function onceGranted(context: Context, id: string, consents: readonly string[]): Promise<JsonObject> {
  const areTold: Look = (read) => {
    for (const consent of consents) context.check.present(`collected with ${consent}`, telling(read, consent))
  }
  return onceShown(context, id, areTold, 'transaction/collected-granted')
}
