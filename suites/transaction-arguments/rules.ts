import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { expiryRules } from './rules-expiry.ts'
import { textRules } from './rules-texts.ts'
import { workspaceRules } from './rules-workspace.ts'

const ARGUMENTS = 'Arguments for create and update'

/**
 * The arguments of creation and update, save metadata and sender_name_display. The defaults of name, language and
 * duration, which the transaction object states too, are in the area of that object.
 */
export const argumentsRules = {
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
  ...textRules,
  ...expiryRules,
  ...workspaceRules,
} satisfies RuleTable<'transaction-arguments'>
