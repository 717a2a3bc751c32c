import type { Context } from '../../helpers/engine/scenario/context.ts'
import { closes } from '../interface/reads/assertions.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'

/** Asserts that a transaction closes, where one of a single signer does. */
export async function closesAsAny(context: Context, id: string): Promise<void> {
  const { given } = context
  const plainly = async () => {
    const { id: plain } = await given.started()
    await given.signed(plain)
    await closes(context, plain)
  }
  await blamePlainCase(() => closes(context, id), plainly, 'lifecycle/started-all-acted')
}
