import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TYPES_REFUSE } from '../interface/document/derivations.ts'

/** What a removal is about. */
const REMOVES =
  'With `delete` the call "removes the signer from the field": the signer that it names, from the field that it names. '

/** Signers that are removed. */
export const removalsRules = tableOf(
  stated('Endpoints: Instructions', {
    'signature/removed': 'A request with `delete=true` removes the signer from the field.',
    'signature/removed-by-name': 'A signer can be removed from a field by the name of the field.',
  }),
  inferred(
    'The call "returns the transaction", and a reading "the transaction object as last updated": what the answer shows is of the same ' +
      'object, so it is nothing else than what is read.',
  )('Endpoints: Instructions', {
    'signature/removed-answer-read': 'The response to a removal shows the transaction as it is read afterwards.',
  }),
  inferred(`${REMOVES}Other signers of the field are not named, so they stay.`)('Endpoints: Instructions', {
    'signature/removed-alternate': 'The removal of one of several signers of a field leaves the others.',
  }),
  inferred(`${REMOVES}Other fields of the signer are not named, so they stay theirs to sign.`)(
    'Endpoints: Instructions',
    {
      'signature/removed-other-fields':
        'A signer who is removed from one of several fields stays on the others, with a task for each.',
    },
  ),
  inferred(`${REMOVES}All else of the transaction was not asked for, and neither was any other transaction.`)(
    'Endpoints: Instructions',
    {
      'signature/removed-beside':
        'Removing a signer changes nothing else in the transaction, other signers and their tasks included.',
      'signature/removed-here': 'The removal of a signer leaves other transactions of the same person as they were.',
    },
  ),
  inferred(
    'The call "assigns a signer to a field", and after a removal the field is one without this signer, as it was at first.',
  )('Endpoints: Instructions', {
    'signature/removed-assigned-again': 'A field whose signer was removed takes another one, and the same one again.',
  }),
  inferred(
    'Of the boolean the table says that "true removes the signer from the field", and of the call that it "assigns a signer": what is ' +
      'not true does not remove, so the call assigns.',
  )('Endpoints: Instructions', {
    'signature/delete-false': 'A request with `delete=false` assigns the signer.',
    'signature/delete-false-keeps': 'A request with `delete=false` about who is assigned does not remove them.',
  }),
  inferred(TYPES_REFUSE)('Endpoints: Instructions', {
    'signature/delete-not-boolean': 'A request about a signer is refused whose `delete` is neither true nor false.',
  }),
  open('Endpoints: Instructions', {
    'signature/removed-unassigned': 'How the removal of a signer is answered who was never assigned.',
    'signature/removed-email-case': 'Whether an email in another case removes the signer.',
  }),
)
