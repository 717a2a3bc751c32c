import type { Context, Prepared, Write } from '../../helpers/engine/scenario/context.ts'
import type { Args } from '../../helpers/engine/http/encode.ts'
import { isSuccess } from '../../helpers/engine/http/exchange.ts'

/** What lies just beyond the limits of an argument, and what lies within them. */
interface Limits {
  /** Beyond the limit without long-term transactions. */
  readonly beyondStandard: Args
  /** Beyond the limit with them. */
  readonly beyondLong: Args
  readonly within: Args
}

/**
 * The body of a scenario that proves that there is a limit whatever the workspace is entitled to. Where the entitlement is
 * known, the limit that goes with it has a rule of its own, and this one judges only what that one cannot see.
 */
export const beyondAnyLimit =
  (write: Write, limits: (context: Context) => Limits) =>
  async (context: Context): Promise<void> => {
    const { workspace, notExercised, refused } = context
    const { beyondStandard, beyondLong, within } = limits(context)
    const { long_term_transactions: isLong } = workspace.features
    if (isLong === true) notExercised('the limit of long-term transactions, which are enabled, has a rule of its own')
    const { send, leaves }: Prepared = await write.prepare(context)
    if (isLong === false && isSuccess(await send(beyondStandard)))
      notExercised('a smaller limit is passed over already, which has a rule of its own')
    await refused(() => send(beyondLong), { twin: () => send(within), ...(leaves !== undefined && { leaves }) })
  }
