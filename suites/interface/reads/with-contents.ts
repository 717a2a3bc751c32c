import { objectsIn, type Context, type JsonObject } from '../../../helpers/engine/index.ts'
import { fieldsIn } from './fields.ts'
import { onceShown } from './once-shown.ts'

/** The rules that a transaction shows its contents. */
const CONTENTS = [
  'transaction/documents-hold-document',
  'transaction/documents-hold-field',
  'transaction/participants-hold-signer',
  'transaction/instructions-hold-signature',
] as const

/** A transaction, once it shows a signer with an instruction, a field, and these documents. A failure is not a verdict. */
export const onceContentsShown = (context: Context, id: string, documentIds: readonly string[]): Promise<JsonObject> =>
  onceShown(
    context,
    id,
    (read) => {
      const { present } = context.check
      present('participants', read['participants'])
      present('instructions.signatures', objectsIn(read['instructions'], 'signatures'))
      present('documents[].fields', fieldsIn(read))
      for (const documentId of documentIds)
        present(
          `documents[] of ${documentId}`,
          objectsIn(read, 'documents').find(({ id: one }) => one === documentId),
        )
    },
    CONTENTS,
  )
