import { formEncode } from '../http/encode.ts'
import type { Exchange } from '../http/exchange.ts'

/** Quotes a word for a POSIX shell; words without special characters stay as they are. */
export function shellQuote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

/** What stands in a curl line in the place of the things that differ from run to run or must not show. */
export interface CurlNames {
  /** The base address, or a shell variable in double quotes. */
  readonly base: string
  /** The words for a secret: a shell variable. */
  secret(secret: string): string
  /** Quotes a word, putting shell variables where ids of this run stand. */
  word(word: string): string
}

/** Files up to this size stand in the curl line itself, in bytes. */
const INLINE_UPLOAD = 4096

/**
 * The exchange as one curl command for a POSIX shell, with shell variables in the place of secrets.
 * @param options the curl options of output, for example `-i` or `-sS`
 */
export function curlLine(exchange: Exchange, options: string, names: CurlNames): string {
  const words = ['curl', options]
  if (exchange.method !== defaultMethod(exchange)) words.push('-X', exchange.method)
  if (exchange.auth) words.push(authWords(exchange.auth.scheme, names.secret(exchange.auth.secret)))
  for (const [name, value] of Object.entries(exchange.headers)) words.push('-H', names.word(`${name}: ${value}`))
  for (const pair of exchange.form ?? []) words.push('-d', names.word(formEncode([pair])))
  if (exchange.form?.length === 0) words.push('-d', "''")
  if (exchange.json !== undefined) {
    words.push('-H', "'Content-Type: application/json'", '-d', names.word(JSON.stringify(exchange.json)))
  }
  if (exchange.raw !== undefined) words.push('--data-binary', names.word(exchange.raw))
  let before = ''
  if (exchange.upload) {
    const { field, filename, type, bytes } = exchange.upload
    const inline = bytes.length <= INLINE_UPLOAD
    if (inline) before = `printf %s ${Buffer.from(bytes).toString('base64')} | base64 -d | `
    words.push('-F', shellQuote(`${field}=@${inline ? '-' : filename};filename=${filename};type=${type}`))
  }
  words.push(`${names.base}${names.word(exchange.path)}`)
  return before + words.join(' ')
}

function defaultMethod({ form, json, raw, upload }: Exchange): string {
  return form || json !== undefined || raw !== undefined || upload ? 'POST' : 'GET'
}

function authWords(scheme: 'bearer' | 'basic', shown: string): string {
  return scheme === 'basic' ? `-u "${shown}:"` : `-H "Authorization: Bearer ${shown}"`
}
