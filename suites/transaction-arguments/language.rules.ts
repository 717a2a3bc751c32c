import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'

const ARGUMENTS = 'Arguments for create and update'

/** The language of a transaction. */
export const languageRules = {
  ...written('transaction-arguments/language-kept', (when) =>
    stated(ARGUMENTS, `Each of the thirteen listed languages is held when passed ${when}.`),
  ),
  ...written('transaction-arguments/language-unlisted', (when) =>
    stated(ARGUMENTS, `An ISO 639-1 code that is not listed is refused as language ${when}.`),
  ),
  'transaction-arguments/language-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without a language leaves the language as it was.',
  ),
  'transaction-arguments/language-effect': stated(
    ARGUMENTS,
    'The language is that of the emails to participants and of the signature page.',
    { unreachable: ['email', 'the language shows only in emails and on the signature page'] },
  ),
} satisfies RuleTable<'transaction-arguments'>
