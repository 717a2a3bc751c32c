import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { OFFERED_TYPES } from './field-types.ts'

/*
 * How variables are read. Each error tells what to write instead; the name of the variable is put before it.
 */

/** Any text with content. */
export const text = z.string().trim().min(1, 'is empty; remove it or give it a value')
/** A shorter key or token could not be kept out of outputs: it occurs in every text. */
const SHORTEST_KEY = 4
/** An API key or a token. */
export const key = text
  .regex(/^[ -~]+$/, 'has characters that no key has; copy it again')
  .min(
    SHORTEST_KEY,
    `has fewer than ${SHORTEST_KEY} characters; copy it again, as what is so short cannot be kept secret`,
  )
/** The value of a header: what is shorter than a key is no secret. */
export const headerValue = text.regex(/^[ -~]+$/, 'has characters that no header has; copy it again')
/** The PIN code of a certificate, as the text that it is written as. */
export const pin = text
  .regex(/^[1-9]\d*$/, 'must be a whole number without a leading zero')
  .min(SHORTEST_KEY, `has fewer than ${SHORTEST_KEY} digits; what is so short cannot be kept secret`)
/** The address of a server, without a slash at its end. */
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
/** The same as the text that it is written as. */
export const flagText = z.enum(['true', 'false'], 'must be true or false')
/** A time to wait, in seconds. */
export const seconds = z.coerce
  .number('must be a number of seconds')
  .min(0, 'must not be negative')
  .max(600, 'must be 600 at most')
/** The least number of requests a second: with fewer no run would end in a day. */
const LEAST_RATE = 0.2
/** A number of requests a second. */
export const rate = z.coerce
  .number('must be a number of requests a second, such as 10 or 0.5')
  .min(LEAST_RATE, `must be ${LEAST_RATE} requests a second at least; unset it to send as many as the target takes`)
/** Two email addresses or more. */
export const emails = text
  .transform((list) => list.split(',').map((email) => email.trim()))
  .refine(
    (list) => list.length >= 2 && list.every((email) => email.includes('@')),
    'must be two emails or more, separated by commas',
  )
  .refine(
    (list) => new Set(list.map((email) => email.toLowerCase())).size === list.length,
    'has one email twice; give each member once',
  )
/** What the document calls 25 MB at least: a target that takes less breaks its limit. */
const LEAST_BYTES = 25_000_000
/** A number of bytes, as the text that it is written as. */
export const bytes = text.refine(
  (value) => /^\d+$/.test(value) && Number(value) >= LEAST_BYTES,
  `must be a whole number of bytes, ${LEAST_BYTES} at least`,
)
/** Types of fields, and initials. */
export const fieldTypes = text
  .transform((list) => list.split(',').map((type) => type.trim()))
  .pipe(z.array(z.enum(OFFERED_TYPES, `must be types out of ${OFFERED_TYPES.join(', ')}, separated by commas`)))
/** Names of hosts, as URLs have them. */
export const hosts = text
  .transform((list) => list.split(',').map((name) => name.trim().replace(/\.$/, '')))
  .refine(
    (list) => list.every((name) => /^[\w.-]+$|^\[[\da-f:.]+\]$/i.test(name) && URL.canParse(`http://${name}`)),
    'must be names of hosts, separated by commas, without https://, port or path: preprod.example.com',
  )
  .transform((list) => list.map((name) => new URL(`http://${name}`).hostname))
/** A domain of addresses. */
export const domain = text
  .refine(
    (value) => /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(value),
    'is no domain; write it like mail.example.com',
  )
  .transform((value) => value.toLowerCase())
/** Readers of PDFs look for the header within so many bytes. */
const HEADER_WITHIN = 1024
/** The path of a PDF that can be read. */
export const pdfFile = text.refine(isPdf, 'is not the path of a PDF that can be read; give the path of one')

function isPdf(path: string): boolean {
  try {
    return readFileSync(path).subarray(0, HEADER_WITHIN).includes('%PDF-')
  } catch {
    return false
  }
}
