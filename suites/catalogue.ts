import { catalogueOf, type KeysOf } from '../helpers/engine/catalogue/rule.ts'
import { actionTopics } from './action/rules.ts'
import { authenticationTopics } from './authentication/rules.ts'
import { consumptionTopics } from './consumption/rules.ts'
import { conventionsTopics } from './conventions/rules.ts'
import { documentTopics } from './document/rules.ts'
import { errorsTopics } from './errors/rules.ts'
import { eventTopics } from './event/rules.ts'
import { fieldTopics } from './field/rules.ts'
import { fieldArgumentsTopics } from './field-arguments/rules.ts'
import { fileTopics } from './file/rules.ts'
import { initialsTopics } from './initials/rules.ts'
import { instructionTopics } from './instruction/rules.ts'
import { lifecycleTopics } from './lifecycle/rules.ts'
import { listingTopics } from './listing/rules.ts'
import { metadataTopics } from './metadata/rules.ts'
import { participantTopics } from './participant/rules.ts'
import { reviewTopics } from './review/rules.ts'
import { sealTopics } from './seal/rules.ts'
import { senderNameDisplayTopics } from './sender-name-display/rules.ts'
import { signatureTopics } from './signature/rules.ts'
import { transactionTopics } from './transaction/rules.ts'
import { transactionArgumentsTopics } from './transaction-arguments/rules.ts'
import { undetailedTopics } from './undetailed/rules.ts'
import { versioningTopics } from './versioning/rules.ts'

/** The areas in the order of the document, each with its topics. */
const areas = {
  conventions: conventionsTopics,
  authentication: authenticationTopics,
  errors: errorsTopics,
  versioning: versioningTopics,
  transaction: transactionTopics,
  'transaction-arguments': transactionArgumentsTopics,
  metadata: metadataTopics,
  'sender-name-display': senderNameDisplayTopics,
  lifecycle: lifecycleTopics,
  listing: listingTopics,
  file: fileTopics,
  document: documentTopics,
  field: fieldTopics,
  'field-arguments': fieldArgumentsTopics,
  initials: initialsTopics,
  signature: signatureTopics,
  review: reviewTopics,
  instruction: instructionTopics,
  participant: participantTopics,
  seal: sealTopics,
  action: actionTopics,
  event: eventTopics,
  consumption: consumptionTopics,
  undetailed: undetailedTopics,
}

type Topics = (typeof areas)[keyof typeof areas]

/** The id of a rule: anything else does not compile. */
export type RuleId = KeysOf<Topics extends infer T ? (T extends T ? T[keyof T] : never) : never>

/** Every rule of the document that the suite knows, in the order of its areas. */
export const catalogue = catalogueOf(areas)
