import { valuesAt, type Context, type JsonObject, type Transaction } from '../../helpers/engine/index.ts'
import { after } from '../../helpers/engine/scenario/write.ts'
import { creation, lateUpdatesOf, update } from '../interface/writes/writes.ts'

/** Whether the issuing entity of a transaction locks its sender name display. */
export const isLocked = (read: JsonObject): boolean =>
  valuesAt(read, 'issuing_entity.lock_sender_name_display').some(({ value }) => value === true)

/** A draft with an unlocked sender name display. If the default issuing entity locks it, nothing is exercised. */
export async function unlockedDraft({ given, notExercised }: Context): Promise<Transaction> {
  const draft = await given.draft()
  return isLocked(draft) ? notExercised('the issuing entity locks the sender name display') : draft
}

/** Creation and update, exercised only if the default issuing entity does not lock the sender name display. */
export const UNLOCKED_WRITES = [after(unlockedDraft, creation), after(unlockedDraft, update)] as const

/** Late updates, exercised only if the target accepts the value that the feature of the workspace allows. */
export const UNLOCKED_LATE_UPDATES = lateUpdatesOf('sender_name_display', ({ workspace }) => ({
  sender_name_display: workspace.features.issuing_entities === true ? 'issuing_entity' : 'workspace',
})).map((write) => after(unlockedDraft, write))
