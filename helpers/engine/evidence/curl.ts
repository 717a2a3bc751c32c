import { formEncode, type Pair } from '../http/encode.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Network } from '../http/network.ts'
import { isSource, multipartEncode, type Part } from '../http/multipart.ts'

/** Quotes a word for a POSIX shell; words without special characters stay unchanged. */
export function shellQuote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

/** Replacements in a curl line for values that differ between runs or must not be shown. */
export interface CurlNames {
  /** The base address, or a shell variable in double quotes. */
  readonly base: string
  /** The replacement for a secret: a shell variable. */
  secret(secret: string): string
  /** Quotes a word, with shell variables for ids of this run. */
  word(word: string): string
  /**
   * Also for an encoded pair of a form, and for the path of the request; by default, they are quoted like other words.
   */
  pair?(pair: Pair): string
  readonly path?: string
  /** Headers, certificates and proxies of the network path. */
  readonly network?: Network | undefined
}

/** Bodies up to this size are part of the curl line. */
const INLINE_BYTES = 16_384

/**
 * Formats the exchange as a single curl command for a POSIX shell, with shell variables for secrets.
 * @param options the output options of curl, for example `-i` or `-sS`
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

/** The curl options for the network path, with the user's variables. curl reads proxies from the environment itself. */
function networkWords({ tls, headers }: Network = { headers: [] }): string[] {
  return [
    ...(tls?.ca ? ['--cacert', '"$ESIGN_CA_FILE"'] : []),
    ...(tls?.cert === undefined ? [] : ['--cert', '"$ESIGN_CLIENT_CERT_FILE"', '--key', '"$ESIGN_CLIENT_KEY_FILE"']),
    ...(tls?.passphrase === undefined ? [] : ['--pass', '"$ESIGN_CLIENT_KEY_PASSPHRASE"']),
    ...headers.flatMap(({ name, variable }) => ['-H', `"${name}: $${variable}"`]),
  ]
}

/** The words for the body, and the text before `curl` that supplies it. */
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
 * A single file with a plain name becomes curl's own form, and a big one is generated on the fly. Anything else is sent
 * byte by byte, because curl would encode it differently.
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

/** Bytes that no shell word can contain. Bytes that are too long to paste are represented by their size. */
function bytesWords(bytes: Uint8Array): { before: string; body: string[] } {
  if (bytes.length > INLINE_BYTES) return { before: '', body: ['--data-binary', `@body-of-${bytes.length}-bytes`] }
  return { before: `${printed(bytes)} | `, body: ['--data-binary', '@-'] }
}

const printed = (bytes: Uint8Array) => `printf %s ${Buffer.from(bytes).toString('base64')} | base64 -d`

function authWords(scheme: 'bearer' | 'basic', shown: string): string {
  return scheme === 'basic' ? `-u "${shown}:"` : `-H "Authorization: Bearer ${shown}"`
}
