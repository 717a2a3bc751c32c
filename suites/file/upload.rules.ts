import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

/** The upload of a file. */
export const uploadRules = {
  'file/multipart': stated('Conventions', 'A file uploaded as multipart/form-data is accepted.'),
} satisfies RuleTable<'file'>
