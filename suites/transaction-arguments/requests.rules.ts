import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const ARGUMENTS = 'Arguments for create and update'

/** What a request does as a whole, whatever its arguments. */
export const requestsRules = {
  'transaction-arguments/none-create': stated(
    'Endpoints: Transactions',
    'A creation without any argument is accepted.',
  ),
  'transaction-arguments/none-update': inferred(
    'Endpoints: Transactions',
    'An update without any argument is accepted.',
  ),
  'transaction-arguments/refused-create-leaves-nothing': inferred(
    ARGUMENTS,
    'A refused creation leaves no transaction behind.',
  ),
  'transaction-arguments/refused-update-changes-nothing': inferred(
    ARGUMENTS,
    'An update refused for one argument does not apply the valid ones beside it.',
  ),
} satisfies RuleTable<'transaction-arguments'>
