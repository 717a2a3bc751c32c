import { shown, Violation, type Context, type JsonObject } from '../../../helpers/engine/index.ts'
import { fieldIn } from './fields.ts'
import { onceShown } from './once-shown.ts'

/**
 * A field as its transaction shows it, once it does. Another rule covers whether it does.
 * @param fieldId its id, from the response to its creation
 */
export async function fieldOf(context: Context, id: string, fieldId: unknown): Promise<JsonObject> {
  const isThere = (transaction: JsonObject) => {
    if (!fieldIn(transaction, fieldId))
      throw new Violation('documents[].fields', `one with the id ${shown(fieldId)}`, 'none')
  }
  const read = await onceShown(context, id, isThere, 'transaction/documents-hold-field')
  return fieldIn(read, fieldId) ?? {}
}
