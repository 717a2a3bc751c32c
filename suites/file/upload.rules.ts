import { stated } from '../../helpers/engine/catalogue/rule.ts'

/** The upload of a file. */
export const uploadRules = stated('Conventions', {
  'file/multipart': 'A file uploaded as multipart/form-data is accepted.',
})
