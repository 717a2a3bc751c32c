import { sealersRules } from './sealers.rules.ts'

/** Certificates for legal persons. */
export const sealTopics = { sealers: sealersRules }
