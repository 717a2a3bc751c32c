import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { OFFERED_TYPES } from './field-types.ts'

/* Readers of variables. Each error says what to write instead; the caller puts the name of the variable before it. */

/** Any text with content. */
export const text = z.string().trim().min(1, 'is empty; remove it or give it a value')
/** Shorter keys and tokens cannot be redacted, because such a short text occurs almost everywhere. */
const SHORTEST_KEY = 4
/** An API key or a token. */
export const key = text
  .regex(/^[ -~]+$/, 'has characters that no key contains; copy the key again')
  .min(
    SHORTEST_KEY,
    `has fewer than ${SHORTEST_KEY} characters, which is too short to keep out of reports; copy it again`,
  )
/** The value of a header. A value shorter than a key is not treated as a secret. */
export const headerValue = text.regex(/^[ -~]+$/, 'has characters that no header contains; copy the value again')
/** The PIN code of a certificate, kept as text. */
export const pin = text
  .regex(/^[1-9]\d*$/, 'must be a whole number without a leading zero')
  .min(SHORTEST_KEY, `has fewer than ${SHORTEST_KEY} digits, which is too short to keep out of reports`)
/** The address of a server, without a trailing slash. */
export const address = text
  .refine(
    (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    'is not an address; write it like https://host/path',
  )
  .refine(
    (value) => !/[@?#]/.test(value),
    'must not have a user, a query or a fragment; write it like https://host/path',
  )
  .transform((value) => value.replace(/\/+$/, ''))
/** A switch. */
export const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')
/** The same switch, kept as text. */
export const flagText = z.enum(['true', 'false'], 'must be true or false')
/** A waiting time in seconds. */
export const seconds = z.coerce
  .number('must be a number of seconds')
  .min(0, 'must not be negative')
  .max(600, 'must be at most 600')
/** The minimum number of requests per second: at a lower rate, a run would take more than a day. */
const LEAST_RATE = 0.2
/** A number of requests per second. */
export const rate = z.coerce
  .number('must be a number of requests per second, such as 10 or 0.5')
  .min(
    LEAST_RATE,
    `must be at least ${LEAST_RATE} requests per second; remove it to send as many as the target accepts`,
  )
/** Two or more email addresses. */
export const emails = text
  .transform((list) => list.split(',').map((email) => email.trim()))
  .refine(
    (list) => list.length >= 2 && list.every((email) => email.includes('@')),
    'must be two or more email addresses, separated by commas',
  )
  .refine(
    (list) => new Set(list.map((email) => email.toLowerCase())).size === list.length,
    'contains an email address twice; give each member once',
  )
/** The smallest reading of the documented 25 MB: a target with a lower limit breaks the documented limit. */
const LEAST_BYTES = 25_000_000
/** A number of bytes, kept as text. */
export const bytes = text.refine(
  (value) => /^\d+$/.test(value) && Number(value) >= LEAST_BYTES,
  `must be a whole number of bytes, at least ${LEAST_BYTES}`,
)
/** Field types, including initials. */
export const fieldTypes = text
  .transform((list) => list.split(',').map((type) => type.trim()))
  .pipe(
    z.array(
      z.enum(OFFERED_TYPES, `must be field types from this list, separated by commas: ${OFFERED_TYPES.join(', ')}`),
    ),
  )
/** Host names as they appear in URLs. */
export const hosts = text
  .transform((list) => list.split(',').map((name) => name.trim().replace(/\.$/, '')))
  .refine(
    (list) => list.every((name) => /^[\w.-]+$|^\[[\da-f:.]+\]$/i.test(name) && URL.canParse(`http://${name}`)),
    'must be host names such as preprod.example.com, separated by commas, without https://, port or path',
  )
  .transform((list) => list.map((name) => new URL(`http://${name}`).hostname))
/** A domain of email addresses. */
export const domain = text
  .refine(
    (value) => /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(value),
    'is not a domain; write it like mail.example.com',
  )
  .transform((value) => value.toLowerCase())
/** PDF readers look for the header in this number of bytes. */
const HEADER_WITHIN = 1024
/** The path of a readable PDF. */
export const pdfFile = text.refine(isPdf, 'is not the path of a readable PDF; give the path of one')

function isPdf(path: string): boolean {
  try {
    return readFileSync(path).subarray(0, HEADER_WITHIN).includes('%PDF-')
  } catch {
    return false
  }
}
