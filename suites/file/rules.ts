import { kindsRules } from './kinds.rules.ts'
import { namesRules } from './names.rules.ts'
import { objectsRules } from './objects.rules.ts'
import { requestsRules } from './requests.rules.ts'
import { sizesRules } from './sizes.rules.ts'
import { uploadRules } from './upload.rules.ts'

/** Uploaded files. */
export const fileTopics = {
  upload: uploadRules,
  kinds: kindsRules,
  names: namesRules,
  sizes: sizesRules,
  requests: requestsRules,
  objects: objectsRules,
}
