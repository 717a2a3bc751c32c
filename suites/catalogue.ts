import { catalogueOf } from '../helpers/catalogue/rule.ts'
import { argumentsRules } from './transaction-arguments/rules.ts'
import { authenticationRules } from './authentication/rules.ts'
import { conventionsRules } from './conventions/rules.ts'
import { errorsRules } from './errors/rules.ts'
import { lifecycleRules } from './lifecycle/rules.ts'
import { metadataRules } from './metadata/rules.ts'
import { senderNameDisplayRules } from './sender-name-display/rules.ts'
import { transactionRules } from './transaction/rules.ts'
import { versioningRules } from './versioning/rules.ts'

const table = {
  ...conventionsRules,
  ...authenticationRules,
  ...errorsRules,
  ...versioningRules,
  ...transactionRules,
  ...senderNameDisplayRules,
  ...argumentsRules,
  ...metadataRules,
  ...lifecycleRules,
}

/** The id of a rule: anything else does not compile. */
export type RuleId = keyof typeof table

/** Every rule of the document that the suite knows, in the order of its areas. */
export const catalogue = catalogueOf(table)
