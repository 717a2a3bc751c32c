import { stated } from '../../helpers/catalogue/rule.ts'

/** How big a file may be: where MB may mean the one or the other, it is no more than the less and no less than the more. */
export const sizesRules = stated('Limits', ['big-uploads'], {
  'file/size-at-limit':
    'A file of 25 MB (25,000,000 bytes) is accepted; of as many bytes as the target is said to take, where they are more.',
  'file/size-beyond-limit':
    'A file of more than 25 MB (26,214,401 bytes) is refused; of so much more than the target is said to take, where that is more.',
})
