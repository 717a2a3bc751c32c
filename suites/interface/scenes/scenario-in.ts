import type { IdOf } from '../../../helpers/engine/catalogue/pattern.ts'
import type { Args, Context, State, Transaction } from '../../../helpers/engine/index.ts'
import type { RuleId } from '../../catalogue.ts'
import { scenario } from '../../scenario.ts'
import { nameIn } from '../document/states.ts'

/**
 * Registers one scenario for each of several states of a transaction.
 * @param pattern the ids of the rules, `*` for the state: `lifecycle/*-pause`
 * @param title has `*` in place of the transaction: "a draft", "a started transaction", ...
 * @param body receives a transaction in the state
 * @param args the arguments of its creation
 */
export function scenarioIn<S extends State, Pattern extends string>(
  states: readonly S[],
  pattern: IdOf<Pattern, S> extends RuleId ? Pattern : never,
  title: string,
  body: (context: Context, transaction: Transaction, state: S) => Promise<unknown>,
  args: Args = {},
): void {
  for (const state of states) {
    scenario(pattern.replace('*', state) as RuleId, title.replace('*', nameIn(state)), async (context) => {
      await body(context, await context.given.inState(state, args), state)
    })
  }
}
