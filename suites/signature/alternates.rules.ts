import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** Why one signature is enough if several signers share a field. */
const SHARED =
  '"Alternate signers share a field": an alternate signer can act instead of another, a field has one signature, and the document has a ' +
  'state for a task that "no longer needs performing". '

/** Several signers of one field, and one signer of several fields. */
export const alternatesRules = tableOf(
  stated('Endpoints: Instructions', {
    'signature/alternates-held': 'Several signers can be assigned to one field, with one request for each signer.',
    'signature/alternates-tasks': 'Each of several signers of a field has a task for it.',
  }),
  inferred(`${SHARED}When the other tasks are performed too, "all participants performed their actions".`)(
    'Endpoints: Instructions',
    ACTING,
    {
      'signature/alternate-signs': 'When one of several signers of the only field has signed, the transaction closes.',
    },
  ),
  inferred(`${SHARED}This applies to the field that they share. A field that only one of them is assigned to is signed
    by nobody else, and a transaction closes when "all
    participants performed their actions".`)('Endpoints: Instructions', ACTING, {
    'signature/alternate-awaited':
      'If an alternate signer of a signed field has another field to sign, the transaction closes only after they sign it.',
  }),
  open('Endpoints: Instructions', ACTING, {
    'signature/alternate-after-signing': 'Whether another signer can be assigned to a field that has been signed.',
  }),
)
