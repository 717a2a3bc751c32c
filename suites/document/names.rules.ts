import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** The name of a document, which cannot change after the document is signed. */
export const namesRules = tableOf(
  stated('States and transitions: rules', {
    'document/name-before-signing': 'After the start, a document that nobody has signed or reviewed can be renamed.',
  }),
  stated('States and transitions: rules', ACTING, {
    'document/name-after-signing': 'Renaming a signed document is refused.',
    'document/name-unsigned':
      'When another document is signed, a document that nobody has signed can still be renamed.',
    'document/name-kept-after-signing': 'The name of a signed document stays unchanged.',
  }),
  stated('Files and documents', ACTING, {
    'document/name-after-review': 'Renaming a document that somebody has reviewed is refused.',
    'document/name-unreviewed':
      'When another document is reviewed, a document that nobody has reviewed can still be renamed.',
  }),
)
