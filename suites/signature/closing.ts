import type { Context } from '../../helpers/engine/index.ts'
import { closes } from '../interface/reads/assertions.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'

/** Asserts that a transaction closes. If one of a single signer does not close either, blames the rule of that case. */
export async function closesAsWithOneSigner(context: Context, id: string): Promise<void> {
  const singleSignerCloses = async () => {
    const { id: plain } = await context.given.started()
    await context.given.signed(plain)
    await closes(context, plain)
  }
  await blamePlainCase(() => closes(context, id), singleSignerCloses, 'lifecycle/started-all-acted')
}
