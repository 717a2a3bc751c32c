import { isSuccess, unlessConflicting, type Args, type Context, type Write } from '../../../helpers/engine/index.ts'
import { ifRefused } from './if-refused.ts'

// The document does not say that a transaction without carbon copies has the texts for them.

/** Arguments of a creation, with a carbon copy if the target refuses them without one. */
export async function withCopyIfNeeded({ api, people }: Context, args: Args): Promise<Args> {
  const isAccepted = isSuccess(await unlessConflicting(() => api.create(args)))
  return isAccepted ? args : { ...args, carbon_copies: [people.email()] }
}

/** The same write, sent again with a carbon copy if it is refused. */
export const besideCopies = <On extends string>(write: Write<On>): Write<On> =>
  ifRefused(
    {
      ...write,
      prepare: async (context, before) => write.prepare(context, before && (await withCopyIfNeeded(context, before))),
    },
    async ({ context, args, send }) => send({ ...args, carbon_copies: [context.people.email()] }),
  )
