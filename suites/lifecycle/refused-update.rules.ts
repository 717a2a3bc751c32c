import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ENDED, forStates } from '../interface/states.ts'

/** The rules on one thing that a refused update leaves as it was, state by state. */
function keeps<Kept extends string>(kept: Kept) {
  return forStates(ENDED, `lifecycle/*-update-keeps-${kept}` as const, (transaction) =>
    stated('States and transitions: rules', `The ${kept} of ${transaction} cannot be updated.`),
  )
}

/** What a refused update leaves as it was. */
export const refusedUpdateRules = { ...keeps('name'), ...keeps('metadata') } satisfies RuleTable<'lifecycle'>
