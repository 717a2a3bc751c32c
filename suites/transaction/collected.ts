import { objectsIn, sameEmail, type Context, type JsonObject, type Look } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { actionsOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'

/** The paths of the members that list them, for labels. */
export const GRANTED = 'collected[].documents[].granted_consents'
export const UNGRANTED = 'collected[].documents[].ungranted_consents'
/** The members that list granted consents, and consents that were not granted. */
export type ConsentMember = 'granted_consents' | 'ungranted_consents'

/** The entries of `collected`: one for each document of each actor. */
export const entriesOf = (transaction: JsonObject) =>
  objectsIn(transaction, 'collected').flatMap((entry) =>
    objectsIn(entry, 'documents').map((document) => ({ actor: entry['actor'], document })),
  )

/** The entries that list a consent. The document does not say whether consents are texts or objects. */
export const entriesWith = (transaction: JsonObject, consent: string, member: ConsentMember = 'granted_consents') =>
  entriesOf(transaction).filter(({ document }) => JSON.stringify(document[member] ?? []).includes(consent))

/** The entries of a person that list a consent. */
const entriesOfPersonWith = (transaction: JsonObject, who: string, consent: string, member?: ConsentMember) =>
  entriesWith(transaction, consent, member).filter(({ actor }) => sameEmail(who, actor))

const hasCollected =
  ({ check }: Context): Look =>
  ({ collected }) =>
    check.present('collected', collected)

/** A transaction, once it shows that somebody acted. */
export const onceCollected = (context: Context, id: string): Promise<JsonObject> =>
  onceShown(context, id, hasCollected(context), 'transaction/collected-when-done')

/** A transaction, once it shows that somebody granted each of these consents. The rule `claim` says that it does. */
export function onceGranted(
  context: Context,
  id: string,
  consents: readonly string[],
  claim: RuleId = 'transaction/collected-granted',
): Promise<JsonObject> {
  const areShown: Look = (read) => {
    for (const consent of consents) context.check.present(`collected with ${consent}`, entriesWith(read, consent))
  }
  return onceShown(context, id, areShown, claim)
}

/** A transaction, once it shows that a signer no longer has to sign a field that an alternate signer has signed. */
export function onceSpared(context: Context, id: string, signer: string, field: string): Promise<JsonObject> {
  const isSpared: Look = (read) => {
    const tasks = actionsOf(read, signer).flatMap((action) => objectsIn(action, 'tasks'))
    for (const task of tasks.filter((one) => one['field'] === field))
      context.check.different('actions[].tasks[].state', task['state'], 'todo')
  }
  return onceShown(context, id, isSpared, 'action/alternate-not-todo')
}

/** Asserts that a consent is shown as granted by a person. */
export function checkGranted({ check }: Context, read: JsonObject, who: string, consent: string): void {
  const entries = entriesOfPersonWith(read, who, consent)
  check.that(`${GRANTED} of ${who}`, entries.length > 0, `with ${consent}`, read['collected'])
}

/** Asserts that a consent is not shown as granted by a person. */
export function checkNotGranted({ check }: Context, read: JsonObject, who: string, consent: string): void {
  const entries = entriesOfPersonWith(read, who, consent)
  check.that(`${GRANTED} of ${who}`, entries.length === 0, `without ${consent}`, read['collected'])
}
