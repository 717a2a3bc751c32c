import type { Args, Context } from '../../../helpers/engine/index.ts'
import { precondition } from '../reads/precondition.ts'

/** Adds a document whose file may have to be converted first, and returns its id. A failure is not a verdict. */
export async function convertedDocument(context: Context, id: string, file: string, more: Args = {}): Promise<string> {
  const add = () => context.accepts(() => context.api.addDocument(id, { document: file, ...more }))
  return String((await precondition(() => context.eventually(add)))['id'])
}
