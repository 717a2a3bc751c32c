import type { Need } from '../../helpers/catalogue/needs.ts'
import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { TIME } from '../interface/needs.ts'
import { ENDED, forStates } from '../interface/states.ts'

/** The rules on one thing that a refused cancellation leaves as it was, state by state. */
function keeps<Kept extends string>(kept: Kept, statement: (of: string) => string, needs: readonly Need[] = []) {
  return forStates(ENDED, `lifecycle/*-cancel-keeps-${kept}` as const, (transaction) =>
    stated('States and transitions', statement(transaction), { needs }),
  )
}

/** What a refused cancellation leaves as it was. */
export const refusedCancelRules = {
  ...keeps('state', (of) => `A refused cancellation leaves the state of ${of} as it was.`),
  ...keeps('closed-at', (of) => `A refused cancellation leaves \`closed_at\` of ${of} as it was.`, TIME),
  ...keeps('code', (of) => `A refused cancellation of ${of} records no cancel code.`),
  ...keeps('reason', (of) => `A refused cancellation of ${of} records no reason.`),
} satisfies RuleTable<'lifecycle'>
