import { inferred, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { UPDATE_KEEPS } from '../interface/document/derivations.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** The language of a transaction. */
export const languageRules = tableOf(
  eachWrite.stated('Arguments for create and update', {
    'transaction-arguments/language-kept-*': 'Each of the thirteen listed languages is held when passed *.',
    'transaction-arguments/language-unlisted-*':
      'A language that is not listed is refused *, be it another code of ISO 639-1 or a word.',
  }),
  inferred(UPDATE_KEEPS)('Arguments for create and update', {
    'transaction-arguments/language-omitted-keeps': 'An update without a language leaves the language as it was.',
  }),
  stated(
    'Arguments for create and update',
    unreachable('email', 'the language shows only in emails and on the signature page'),
    {
      'transaction-arguments/language-effect':
        'The language is that of the emails to participants and of the signature page.',
    },
  ),
)
