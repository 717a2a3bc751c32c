import type { Context } from '../../helpers/scenario/context.ts'
import { closes } from '../interface/looks.ts'
import { unlessPlainly } from '../interface/plainly.ts'

/** Asserts that a transaction closes, where one of a single signer does. */
export async function closesAsAny(context: Context, id: string): Promise<void> {
  const { given } = context
  const plainly = async () => {
    const { id: plain } = await given.started()
    await given.signed(plain)
    await closes(context, plain)
  }
  await unlessPlainly(() => closes(context, id), plainly, 'lifecycle/started-all-acted')
}
