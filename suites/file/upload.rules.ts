import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The upload of a file. */
export const uploadRules = tableOf(
  stated('Conventions', { 'file/multipart': 'A file uploaded as multipart/form-data is accepted.' }),
  inferred(`"A request that uploads a file is multipart/form-data": the boundary is a parameter of this content type, and
    the value of a parameter may be written in quotes.`)('Conventions', {
    'file/boundary-in-quotes': 'An upload whose content type has the boundary in quotes is accepted.',
  }),
)
