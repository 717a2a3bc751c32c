import * as fc from 'fast-check'
import type { JsonSchema } from '../../engine/values/json-schema.ts'

/** A value as it is written into a form or a query: a text, several texts, or texts by their keys. */
export type Written = string | readonly string[] | Readonly<Record<string, string>>

const DAY = 86_400_000
/** No limit of the document is larger, except those of texts that have none. */
const LONGEST = 40

/** Texts that are valid for hardly any argument, and that careless code stumbles over. */
const JUNK = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e9',
  '0x10',
  'NaN',
  '99999999999999999999',
  'true',
  'TRUE',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '[]',
  '{}',
  '%',
  '%00',
  '\u0000',
  '\r\n',
  '<b>&"\'',
  '𝒳é\u0301\u202E',
  '2026-02-30T25:00:00Z',
  'a'.repeat(5_000),
]
export const junk = fc.constantFrom(...JUNK)

const ofLength = (length: number): fc.Arbitrary<string> =>
  fc.constantFrom('a', 'é', '字').map((sign) => sign.repeat(length))

function texts({ pattern, format, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc.integer({ min: -400 * DAY, max: 400 * DAY }).map((ms) => new Date(Date.UTC(2026, 0) + ms).toISOString())
  if (format === 'email') return fc.nat({ max: 99 }).map((number) => `person${number}@example.com`)
  const any = fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength ?? LONGEST, LONGEST) })
  const form = new RegExp(pattern ?? '', 'u')
  // Texts that lack a few characters are made faster by chance.
  const some = pattern?.startsWith('^[^') ? any.filter((text) => form.test(text)) : any
  if (pattern !== undefined && some === any) return fc.stringMatching(form)
  if (maxLength === undefined) return some
  return fc.oneof({ weight: 6, arbitrary: some }, ofLength(maxLength), ofLength(maxLength + 1))
}

const numbers = ({ minimum, maximum }: JsonSchema): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 6, arbitrary: fc.integer({ min: minimum ?? -1, max: maximum ?? 800 }) },
      fc.constantFrom(
        ...[minimum, maximum].flatMap((limit) => (limit === undefined ? [0] : [limit - 1, limit, limit + 1])),
      ),
    )
    .map(String)

/** One value that mostly follows the schema, with those at and beyond its limits. */
const single = (schema: JsonSchema): fc.Arbitrary<string> => {
  const { enum: values, type } = schema
  if (values) return fc.constantFrom(...values.map(String))
  if (type === 'boolean') return fc.constantFrom('true', 'false')
  return type === 'integer' || type === 'number' ? numbers(schema) : texts(schema)
}

const withJunk = (arbitrary: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.oneof({ weight: 14, arbitrary }, junk)

/** The values of an argument: most follow its schema. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<Written> {
  const { type, items = {}, additionalProperties = {}, propertyNames = {}, maxProperties } = schema
  if (type === 'array') return fc.array(withJunk(single(items)), { maxLength: 4 })
  if (type !== 'object') return withJunk(single(schema))
  const maxKeys = maxProperties === undefined ? 4 : maxProperties + 1
  const key = fc.oneof({ weight: 20, arbitrary: single({ minLength: 1, ...propertyNames }) }, junk)
  return fc.dictionary(key, withJunk(single(additionalProperties)), { maxKeys, size: 'small' })
}
