import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The size limit of a file. MB may mean 10^6 or 2^20 bytes, so sizes between the two readings are not judged. */
export const sizesRules = tableOf(
  stated('Limits', ['big-uploads'], {
    'file/size-at-limit':
      'A file of 25 MB (25,000,000 bytes), or of the larger limit configured for the target, is accepted.',
    'file/size-beyond-limit':
      'A file of more than 25 MB (26,214,401 bytes), or beyond the larger limit configured for the target, is refused.',
  }),
  inferred(`A file of "at most 25 MB" is accepted, and a document is added by the "file id returned by the upload": no
    other limit applies when the file is added, and a file has no other use.`)('Files and documents', ['big-uploads'], {
    'file/size-as-document': 'A file of 12 MB, which is within the limit, can be added to a transaction as a document.',
  }),
)
