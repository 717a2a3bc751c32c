import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** A removal applies only to the named signer and the named field. */
const REMOVES =
  'With `delete` the call "removes the signer from the field": the signer that it names, from the field that it names. '

/** Signers, fields and transactions that a removal leaves as they are. */
export const keptByRemovalsRules = tableOf(
  inferred(`${REMOVES}Other signers of the field are not named, so they stay.`)('Endpoints: Instructions', {
    'signature/removed-alternate': 'Removing one of several signers of a field leaves the other signers assigned.',
  }),
  inferred(`${REMOVES}Other fields of the signer are not named, so the signer stays assigned to them.`)(
    'Endpoints: Instructions',
    {
      'signature/removed-other-fields':
        'A signer who is removed from one of several fields stays assigned to the others, with a task for each.',
    },
  ),
  inferred(`${REMOVES}The fields of the transaction are not named by an unknown id, so they keep their signers.`)(
    'Endpoints: Instructions',
    { 'signature/removed-unknown-field': 'A removal that names an unknown field leaves every signer assigned.' },
  ),
  inferred(`${REMOVES}If the named signer is not assigned to the field, no assignment is named, so all of
    them stay. To remove somebody is not to assign them.`)('Endpoints: Instructions', {
    'signature/removed-stranger':
      'A removal that names somebody who is not a signer of the field leaves its signers and their tasks unchanged.',
  }),
  inferred(`${REMOVES}The rest of the transaction and all other transactions are not part of the request.`)(
    'Endpoints: Instructions',
    {
      'signature/removed-beside':
        'Removing a signer changes nothing else in the transaction, including other signers and their tasks.',
      'signature/removed-here': 'Removing a signer changes no other transaction, including those of the same signer.',
    },
  ),
)
