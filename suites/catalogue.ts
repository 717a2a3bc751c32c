import { catalogueOf } from '../helpers/catalogue/rule.ts'
import { authenticationRules } from './authentication/rules.ts'
import { conventionsRules } from './conventions/rules.ts'
import { errorsRules } from './errors/rules.ts'
import { lifecycleRules } from './lifecycle/rules.ts'
import { metadataTopics } from './metadata/rules.ts'
import { senderNameDisplayTopics } from './sender-name-display/rules.ts'
import { transactionArgumentsTopics } from './transaction-arguments/rules.ts'
import { transactionRules } from './transaction/rules.ts'
import { versioningRules } from './versioning/rules.ts'

/** The areas in the order of the document, each with its topics. */
const areas = {
  conventions: { all: conventionsRules },
  authentication: { all: authenticationRules },
  errors: { all: errorsRules },
  versioning: { all: versioningRules },
  transaction: { all: transactionRules },
  'transaction-arguments': transactionArgumentsTopics,
  metadata: metadataTopics,
  'sender-name-display': senderNameDisplayTopics,
  lifecycle: { all: lifecycleRules },
}

type KeysOf<Table> = Table extends Table ? keyof Table : never
type Topics = (typeof areas)[keyof typeof areas]

/** The id of a rule: anything else does not compile. */
export type RuleId = KeysOf<Topics extends infer T ? (T extends T ? T[keyof T] : never) : never>

/** Every rule of the document that the suite knows, in the order of its areas. */
export const catalogue = catalogueOf(areas)
