import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'

const ARGUMENTS = 'Arguments for create and update'
const PRIVATE_BY_DEFAULT = { needs: ['private-by-default'] } as const

/** Whether a transaction is private. */
export const privateRules = {
  ...written('transaction-arguments/private-true', (when) =>
    stated(ARGUMENTS, `The argument private=true makes a transaction private ${when}.`),
  ),
  ...written('transaction-arguments/private-false', (when) =>
    stated(ARGUMENTS, `The argument private=false makes a transaction not private ${when}.`),
  ),
  'transaction-arguments/private-false-over-default-create': stated(
    ARGUMENTS,
    'A transaction created with private=false is not private where the workspace prefers private ones.',
    PRIVATE_BY_DEFAULT,
  ),
  'transaction-arguments/private-default-private': stated(
    ARGUMENTS,
    'A transaction created without private is private where the workspace prefers private ones.',
    PRIVATE_BY_DEFAULT,
  ),
  'transaction-arguments/private-default-public': stated(
    ARGUMENTS,
    'A transaction created without private is not private where the workspace does not prefer private ones.',
    { needs: ['public-by-default'] },
  ),
  ...written('transaction-arguments/private-not-boolean', (when) =>
    inferred(ARGUMENTS, `A value of private that is neither true nor false is refused ${when}.`),
  ),
  'transaction-arguments/private-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without private leaves the transaction as private as it was.',
  ),
} satisfies RuleTable<'transaction-arguments'>
