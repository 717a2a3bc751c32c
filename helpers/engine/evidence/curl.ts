import { formEncode, type Pair } from '../http/encode.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Network } from '../http/network.ts'
import { isSource, multipartEncode, type Part } from '../http/multipart.ts'

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
  /** The same for a pair of a form, encoded, and for the path of the request; by default like any other word. */
  pair?(pair: Pair): string
  readonly path?: string
  /** What the way to the target needs: authorities, the client's own certificate, headers of a gateway. */
  readonly network?: Network | undefined
}

/** Bodies up to this size stand in the curl line itself, in bytes. */
const INLINE_BYTES = 16_384

/**
 * The exchange as one curl command for a POSIX shell, with shell variables in the place of secrets.
 * @param options the curl options of output, for example `-i` or `-sS`
 */
export function curlLine(exchange: Exchange, options: string, names: CurlNames): string {
  const words = ['curl', options, ...networkWords(names.network)]
  const { before, body } = bodyWords(exchange, names)
  if (exchange.method !== (body.length > 0 ? 'POST' : 'GET')) words.push('-X', exchange.method)
  if (exchange.auth) words.push(authWords(exchange.auth.scheme, names.secret(exchange.auth.secret)))
  for (const [name, value] of Object.entries(exchange.headers)) words.push('-H', names.word(`${name}: ${value}`))
  words.push(...body, `${names.base}${names.path ?? names.word(exchange.path)}`)
  return before + words.join(' ')
}

/** The options that get curl to the target, by the variables that tell of them. Proxies it takes from the environment itself. */
function networkWords({ tls, headers }: Network = { headers: [] }): string[] {
  return [
    ...(tls?.ca ? ['--cacert', '"$ESIGN_CA_FILE"'] : []),
    ...(tls?.cert === undefined ? [] : ['--cert', '"$ESIGN_CLIENT_CERT_FILE"', '--key', '"$ESIGN_CLIENT_KEY_FILE"']),
    ...(tls?.passphrase === undefined ? [] : ['--pass', '"$ESIGN_CLIENT_KEY_PASSPHRASE"']),
    ...headers.flatMap(({ name, variable }) => ['-H', `"${name}: $${variable}"`]),
  ]
}

/** The words for the body, and what has to stand before `curl` to feed it. */
function bodyWords({ form, json, raw, parts }: Exchange, names: CurlNames): { before: string; body: string[] } {
  if (parts) return partsWords(parts)
  if (raw instanceof Uint8Array) return bytesWords(raw)
  const body = (form ?? []).flatMap((pair) => ['-d', names.pair?.(pair) ?? names.word(formEncode([pair]))])
  if (form?.length === 0) body.push('-d', "''")
  if (json !== undefined) body.push('-H', "'Content-Type: application/json'", '-d', names.word(JSON.stringify(json)))
  if (raw !== undefined) body.push('--data-binary', names.word(raw))
  return { before: '', body }
}

/**
 * One file with a plain name as curl's own form, made on the fly where it is big; anything else byte by byte, as curl would write
 * it otherwise.
 */
function partsWords(parts: readonly Part[]): { before: string; body: string[] } {
  const [part, ...others] = parts
  const { filename, type } = part ?? {}
  if (!part || others.length > 0 || type === undefined || filename === undefined || /[^\w.-]/.test(filename)) {
    const { contentType, body } = multipartEncode(parts)
    const words = bytesWords(body)
    return { ...words, body: ['-H', shellQuote(`Content-Type: ${contentType}`), ...words.body] }
  }
  const inline = isSource(part.bytes) || part.bytes.length <= INLINE_BYTES
  return {
    before: inline ? `${isSource(part.bytes) ? part.bytes.command : printed(part.bytes)} | ` : '',
    body: ['-F', shellQuote(`${part.field}=@${inline ? '-' : filename};filename=${filename};type=${type}`)],
  }
}

/** Bytes that no shell word can hold; what is too long to paste is told by its size. */
function bytesWords(bytes: Uint8Array): { before: string; body: string[] } {
  if (bytes.length > INLINE_BYTES) return { before: '', body: ['--data-binary', `@body-of-${bytes.length}-bytes`] }
  return { before: `${printed(bytes)} | `, body: ['--data-binary', '@-'] }
}

const printed = (bytes: Uint8Array) => `printf %s ${Buffer.from(bytes).toString('base64')} | base64 -d`

function authWords(scheme: 'bearer' | 'basic', shown: string): string {
  return scheme === 'basic' ? `-u "${shown}:"` : `-H "Authorization: Bearer ${shown}"`
}
