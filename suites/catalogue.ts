import { catalogueOf } from '../helpers/catalogue/rule.ts'
import { actionTopics } from './action/rules.ts'
import { authenticationRules } from './authentication/rules.ts'
import { conventionsRules } from './conventions/rules.ts'
import { documentTopics } from './document/rules.ts'
import { errorsRules } from './errors/rules.ts'
import { eventTopics } from './event/rules.ts'
import { fieldTopics } from './field/rules.ts'
import { lifecycleTopics } from './lifecycle/rules.ts'
import { metadataRules } from './metadata/rules.ts'
import { senderNameDisplayRules } from './sender-name-display/rules.ts'
import { signatureTopics } from './signature/rules.ts'
import { argumentsRules } from './transaction-arguments/rules.ts'
import { transactionRules } from './transaction/rules.ts'
import { versioningRules } from './versioning/rules.ts'

/** The areas in the order of the document, each with its topics. */
const areas = {
  conventions: { all: conventionsRules },
  authentication: { all: authenticationRules },
  errors: { all: errorsRules },
  versioning: { all: versioningRules },
  transaction: { all: transactionRules },
  'transaction-arguments': { all: argumentsRules },
  metadata: { all: metadataRules },
  'sender-name-display': { all: senderNameDisplayRules },
  lifecycle: lifecycleTopics,
  document: documentTopics,
  field: fieldTopics,
  signature: signatureTopics,
  action: actionTopics,
  event: eventTopics,
}

type KeysOf<Table> = Table extends Table ? keyof Table : never
type Topics = (typeof areas)[keyof typeof areas]

/** The id of a rule: anything else does not compile. */
export type RuleId = KeysOf<Topics extends infer T ? (T extends T ? T[keyof T] : never) : never>

/** Every rule of the document that the suite knows, in the order of its areas. */
export const catalogue = catalogueOf(areas)
