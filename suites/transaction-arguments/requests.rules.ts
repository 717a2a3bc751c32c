import { inferred, stated, tableOf } from '../../helpers/catalogue/rule.ts'

/** What a request does as a whole, whatever its arguments. */
export const requestsRules = tableOf(
  stated('Endpoints: Transactions', {
    'transaction-arguments/none-create': 'A creation without any argument is accepted.',
  }),
  inferred('')('Endpoints: Transactions', {
    'transaction-arguments/none-update': 'An update without any argument is accepted.',
  }),
  inferred('')('Arguments for create and update', {
    'transaction-arguments/refused-create-leaves-nothing': 'A refused creation leaves no transaction behind.',
    'transaction-arguments/refused-update-changes-nothing':
      'An update refused for one argument does not apply the valid ones beside it.',
  }),
)
