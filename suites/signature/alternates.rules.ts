import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** Why one signature is enough where several may give it. */
const SHARED =
  '"Alternate signers share a field": an alternate is one who acts in the place of another, a field bears one signature, and of a task ' +
  'the document knows that it "no longer needs performing". '

/** Several signers of one field, and one signer of several. */
export const alternatesRules = tableOf(
  stated('Endpoints: Instructions', {
    'signature/alternates-held': 'Several signers can be assigned to one field, with a request for each.',
    'signature/alternates-tasks': 'Each of several signers of a field has a task of it.',
  }),
  inferred(`${SHARED}With what is left, "all participants performed their actions".`)(
    'Endpoints: Instructions',
    ACTING,
    { 'signature/alternate-signs': 'A transaction closes once one of several signers of its only field has signed.' },
  ),
  inferred(
    `${SHARED}That goes for the field that they share. A field of one of them alone is signed by nobody else, and a transaction closes ` +
      'when "all participants performed their actions".',
  )('Endpoints: Instructions', ACTING, {
    'signature/alternate-awaited': 'Closing waits for who shares a field that was signed, and has another one to sign.',
  }),
  open('Endpoints: Instructions', ACTING, {
    'signature/alternate-after-signing': 'Whether a field that was signed takes another signer.',
  }),
)
