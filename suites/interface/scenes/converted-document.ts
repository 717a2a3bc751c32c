import type { Args, Context } from '../../../helpers/engine/index.ts'
import { precondition } from '../reads/precondition.ts'

/** Adds a document whose file may have to be converted first, and returns its id. A failure is not a verdict. */
export async function convertedDocument(context: Context, id: string, file: string, more: Args = {}): Promise<string> {
  const { accepts, api, eventually } = context
  const add = () => accepts(() => api.addDocument(id, { document: file, ...more }))
  return String((await precondition(() => eventually(add)))['id'])
}
