import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** The consents of fields that were not simply created at a position. */
export const changedConsentsRules = tableOf(
  inferred(`"A signature field without page, x and y is invisible": it still is a signature field, and its \`consents\`
    are "mandatory consents". Its signer gives them with the signature, and \`collected\` has "Done consent actions".`)(
    'Transaction object',
    ACTING,
    {
      'transaction/collected-of-invisible':
        'When an invisible signature field is signed, `collected` shows its consents as granted.',
    },
  ),
  inferred(`The \`consents\` of a field are "mandatory consents", however the field got them: whoever signs the field
    grants those that it shows. \`collected\` has "Done consent actions" with, for each document, its \`id\` and
    \`granted_consents\`.`)('Transaction object', ACTING, {
    'transaction/collected-as-shown':
      'The consents that a copied, moved, converted or updated field shows before the start are collected with its document.',
  }),
)
