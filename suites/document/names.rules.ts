import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'

const RULES = 'States and transitions: rules'

/** The name of a document, which its signing freezes. */
export const namesRules = {
  'document/name-before-signing': stated(RULES, 'A document can be renamed after the start, until it is signed.'),
  'document/name-after-signing': stated(RULES, 'Renaming a signed document is refused.', { needs: ACTING }),
  'document/name-kept-after-signing': stated(RULES, 'The name of a signed document stays.', { needs: ACTING }),
} satisfies RuleTable<'document'>
