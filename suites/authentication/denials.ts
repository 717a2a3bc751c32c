import type { Api } from '../../helpers/api/api.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { valuesAt, type JsonObject } from '../../helpers/values/json.ts'
import type { RuleId } from '../catalogue.ts'
import type { CallCase } from '../interface/per-call.ts'
import { scenario } from '../scenario.ts'

/** Who may not ask. */
interface Caller {
  /** For titles: "without a key". */
  readonly as: string
  /** The statuses that tell them so. */
  readonly statuses: readonly number[]
  readonly apiOf: (context: Context) => Promise<Api>
  /** The calls that they are denied. */
  readonly denied: readonly CallCase<RuleId>[]
  /** Those after which is looked for a change. */
  readonly harmless: readonly CallCase<RuleId>[]
}

const effectIn = (transaction: JsonObject, path: string) => valuesAt(transaction, path).map(({ value }) => value)

/** Registers the scenarios about one caller. Each call must succeed with the full-access key. */
export function denials({ as, statuses, apiOf, denied, harmless }: Caller): void {
  for (const { rule, doing, prepare } of denied) {
    scenario(rule, `answers ${statuses.join(' or ')} to ${doing} ${as}`, async (context) => {
      const { send, succeed } = await prepare(context)
      const api = await apiOf(context)
      const { status } = await context.copes(() => send(api))
      context.check.oneOf(`status of ${doing} ${as}`, status, statuses)
      await succeed()
    })
  }

  for (const { rule, doing, prepare, shows } of harmless) {
    scenario(rule, `leaves the transaction as it was after ${doing} ${as}`, async (context) => {
      const { id, send, succeed } = await prepare(context)
      const before = effectIn(await context.given.read(id), shows)
      await send(await apiOf(context))
      await context.shows(id, (after) => context.check.equal(shows, effectIn(after, shows), before))
      await succeed()
    })
  }
}
