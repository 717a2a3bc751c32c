import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** How big a file may be: where MB may mean the one or the other, it is no more than the less and no less than the more. */
export const sizesRules = tableOf(
  stated('Limits', ['big-uploads'], {
    'file/size-at-limit':
      'A file of 25 MB (25,000,000 bytes) is accepted; of as many bytes as the target is said to take, where they are more.',
    'file/size-beyond-limit':
      'A file of more than 25 MB (26,214,401 bytes) is refused; of so much more than the target is said to take, where that is more.',
  }),
  inferred(
    'A file of "at most 25 MB" is taken, and a document is added by the "file id returned by the upload": no other limit is told of the ' +
      'file when it is added, and there is no other use for it.',
  )('Files and documents', ['big-uploads'], {
    'file/size-as-document':
      'A file of 12 MB, which is half of what is taken, can be added to a transaction as a document.',
  }),
)
