import type { Transaction } from '../../helpers/values/json.ts'
import { valuesAt } from '../../helpers/values/json.ts'
import type { Context } from '../../helpers/scenario/context.ts'

/** A draft whose sender name display is not locked; ends the case where the default issuing entity locks it. */
export async function unlockedDraft({ given, notExercised }: Context): Promise<Transaction> {
  const draft = await given.draft()
  const isLocked = valuesAt(draft, 'issuing_entity.lock_sender_name_display').some(({ value }) => value === true)
  return isLocked ? notExercised('the issuing entity locks the sender name display') : draft
}
