import { Ajv, type ErrorObject } from 'ajv'
import formats from 'ajv-formats'
import type { Har } from 'har-format'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const schemas = require('har-schema') as Readonly<Record<string, object>>
/** The schemas are written for this draft. */
const draft6 = require('ajv/dist/refs/json-schema-draft-06.json') as object

/** The schemas have keywords of their own, such as `optional`. */
const ajv = new Ajv({ allErrors: true, strict: false })
formats.default(ajv)
ajv.addMetaSchema(draft6)
ajv.addSchema(Object.values(schemas))
const isValid = ajv.compile<Har>({ $ref: 'har.json#' })

/** Parses a HAR file, and says where it breaks the schema of HAR 1.2. */
export function readHar(text: string): { har: Har; problems: readonly ErrorObject[] } {
  const har = JSON.parse(text) as Har
  isValid(har)
  return { har, problems: isValid.errors ?? [] }
}
