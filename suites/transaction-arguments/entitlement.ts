import { isSuccess, type Args, type Context, type Prepared, type Write } from '../../helpers/engine/index.ts'

/** Arguments just beyond the limits, and within them. */
interface Limits {
  /** Beyond the limit if long-term transactions are disabled. */
  readonly beyondStandard: Args
  /** Beyond the limit if long-term transactions are enabled. */
  readonly beyondLong: Args
  readonly within: Args
}

/**
 * Beyond the limit of workspaces without long-term transactions, 403 is a refusal too: the limit depends "on workspace entitlements",
 * which a key of such a workspace lacks.
 */
export const NOT_ENTITLED = { forbidden: true } as const

/**
 * The body of a scenario for a limit that applies to every workspace. If it is known whether long-term transactions are enabled,
 * another rule covers the limit in that case, and this scenario judges only what remains.
 */
export const beyondAnyLimit =
  (write: Write, limits: (context: Context) => Limits) =>
  async (context: Context): Promise<void> => {
    const { workspace, notExercised, refused } = context
    const { beyondStandard, beyondLong, within } = limits(context)
    const { long_term_transactions: isLong } = workspace.features
    if (isLong === true) notExercised('long-term transactions are enabled, and another rule covers their limit')
    const { send, leaves }: Prepared = await write.prepare(context)
    if (isLong === false && isSuccess(await send(beyondStandard)))
      notExercised('the target already ignores the smaller limit, which another rule covers')
    const twin = () => send(within)
    await refused(() => send(beyondLong), { twin, ...NOT_ENTITLED, ...(leaves !== undefined && { leaves }) })
  }
