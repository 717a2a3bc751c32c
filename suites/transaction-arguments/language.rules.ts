import { inferred, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The language of a transaction. */
export const languageRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'transaction-arguments/language-kept-*': 'Each of the thirteen listed languages passed * is stored.',
    'transaction-arguments/language-unlisted-*':
      'A language that is not listed is refused *, whether it is another ISO 639-1 code or a word.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'transaction-arguments/language-omitted-keeps': 'If the language is omitted, an update leaves it unchanged.',
  }),
  stated(
    'Arguments for create and update',
    unreachable('email', 'the language shows only in emails and on the signature page'),
    {
      'transaction-arguments/language-effect':
        'Emails to participants and the signature page are in the language of the transaction.',
    },
  ),
)
