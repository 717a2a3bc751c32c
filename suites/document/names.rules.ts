import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** The name of a document, which its signing freezes. */
export const namesRules = tableOf(
  stated('States and transitions: rules', {
    'document/name-before-signing': 'A document that nobody has signed or reviewed can be renamed after the start.',
  }),
  stated('States and transitions: rules', ACTING, {
    'document/name-after-signing': 'Renaming a signed document is refused.',
    'document/name-unsigned': 'A document that nobody has signed can be renamed when another one was signed.',
    'document/name-kept-after-signing': 'The name of a signed document stays.',
  }),
  stated('Files and documents', ACTING, {
    'document/name-after-review': 'Renaming a document that somebody has reviewed is refused.',
    'document/name-unreviewed': 'A document that nobody has reviewed can be renamed when another one was reviewed.',
  }),
)
