import { STATUS_CODES } from 'node:http'
import type { Content, Entry, Header, PostData, QueryString, Request, Response } from 'har-format'
import type { ShownExchange } from '../../helpers/engine/outcome/record.ts'
import type { RunOutcome } from '../summary.ts'

/** The value of HAR for a size or a time that is not known. */
const UNKNOWN = -1
const VERSION = 'HTTP/1.1'
/** An address that never exists (RFC 2606): the reports do not have that of the control interface. */
const CONTROL = 'http://control-interface.invalid'

/** The run and the page of an entry, and a remark about it. */
export interface EntryContext extends Pick<RunOutcome, 'target' | 'again'> {
  readonly pageref: string
  readonly comment: string
}

/** An exchange as an entry of a HAR file. */
export function harEntry(exchange: ShownExchange, { target, again, pageref, comment }: EntryContext): Entry {
  const { startedAt, durationMs, side } = exchange
  const control = /^https?:/.test(again.controlUrl ?? '') ? again.controlUrl : CONTROL
  const base = side === 'api' ? target.base_url : (control ?? CONTROL)
  return {
    pageref,
    startedDateTime: new Date(startedAt).toISOString(),
    time: durationMs,
    request: requestOf(exchange, base),
    response: responseOf(exchange),
    cache: {},
    timings: { blocked: UNKNOWN, dns: UNKNOWN, connect: UNKNOWN, ssl: UNKNOWN, send: 0, wait: durationMs, receive: 0 },
    ...(comment !== '' && { comment }),
  }
}

function requestOf(exchange: ShownExchange, base: string): Request {
  const { method, path, headers } = exchange
  const postData = postDataOf(exchange)
  return {
    method,
    url: base + encoded(path),
    httpVersion: VERSION,
    cookies: [],
    headers: headersOf(headers),
    queryString: queryOf(path),
    ...(postData && { postData }),
    headersSize: UNKNOWN,
    bodySize: UNKNOWN,
  }
}

/** The record only names the files of an upload, and counts bytes that are not text. */
function postDataOf({ form, body, bodyKind, headers }: ShownExchange): PostData | undefined {
  const given = valueOf(headers, 'content-type')
  if (form) {
    const mimeType = given ?? (bodyKind === 'upload' ? 'multipart/form-data' : 'application/x-www-form-urlencoded')
    return { mimeType, params: form.map(([name, value]) => paramOf(name, value, bodyKind === 'upload')) }
  }
  if (body === undefined) return undefined
  if (bodyKind === 'bytes')
    return {
      mimeType: given ?? 'application/octet-stream',
      text: '',
      comment: `${body}, which the record does not have`,
    }
  return { mimeType: given ?? (isJson(body) ? 'application/json' : ''), text: body }
}

function paramOf(name: string, value: string, isUpload: boolean) {
  const [, fileName] = (isUpload ? /^@(.*) \([\d,]+ bytes\)$/s.exec(value) : undefined) ?? []
  return fileName === undefined ? { name, value } : { name, fileName, comment: value }
}

function responseOf({ response, failure }: ShownExchange): Response {
  const comment = response ? undefined : `no response: ${failure ?? 'unknown reason'}`
  const { status, headers, body } = response ?? { status: 0, headers: {}, body: '' }
  return {
    status,
    statusText: STATUS_CODES[status] ?? '',
    httpVersion: response ? VERSION : '',
    cookies: [],
    headers: headersOf(headers),
    content: contentOf(headers, body),
    redirectURL: valueOf(headers, 'location') ?? '',
    headersSize: UNKNOWN,
    bodySize: response ? lengthOf(headers) : UNKNOWN,
    ...(comment !== undefined && { comment, _error: comment }),
  }
}

/** The text may be cut, so its own length is not the size. */
const contentOf = (headers: ShownExchange['headers'], body: string): Content => ({
  size: lengthOf(headers),
  mimeType: valueOf(headers, 'content-type') ?? 'x-unknown',
  text: body,
})

function lengthOf(headers: ShownExchange['headers']): number {
  const length = valueOf(headers, 'content-length') ?? ''
  return /^\d+$/.test(length) ? Number(length) : UNKNOWN
}

const headersOf = (headers: ShownExchange['headers']): Header[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

const valueOf = (headers: ShownExchange['headers'], wanted: string): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1]

function queryOf(path: string): QueryString[] {
  const at = path.indexOf('?')
  return at < 0 ? [] : [...new URLSearchParams(path.slice(at + 1))].map(([name, value]) => ({ name, value }))
}

/** Percent-encodes what no address may contain, such as the expression that replaces a secret. */
const encoded = (path: string): string =>
  path
    .replaceAll(/%(?![\da-f]{2})/gi, '%25')
    .replaceAll(/[^\w\-.~:/?#@!$&'()*+,;=%]/gu, (sign) =>
      [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
    )

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
