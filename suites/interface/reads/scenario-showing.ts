import type { Check, Context, JsonObject, State } from '../../../helpers/engine/index.ts'
import type { RuleId } from '../../catalogue.ts'
import { scenario } from '../../scenario.ts'

/** A new transaction in a state. */
export const inState =
  (state: State) =>
  ({ given }: Context) =>
    given.inState(state)

/**
 * Registers a scenario about what a transaction shows in a situation, once reads have caught up.
 * @param situation makes the transaction; a failure there is not a verdict
 * @param look asserts on the transaction; it also receives its id and the context of the scenario
 */
export function scenarioShowing(
  rule: RuleId,
  title: string,
  situation: (context: Context) => Promise<{ readonly id: string }>,
  look: (check: Check, transaction: JsonObject, id: string, context: Context) => void,
): void {
  scenario(rule, title, async (context) => {
    const { id } = await situation(context)
    await context.shows(id, (transaction) => look(context.check, transaction, id, context))
  })
}
