import { uploadRules } from './upload.rules.ts'

/** Files that are uploaded. */
export const fileTopics = { upload: uploadRules }
