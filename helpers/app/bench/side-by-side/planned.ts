import { formEncode } from '../../../engine/http/encode.ts'
import type { Exchange } from '../../../engine/http/exchange.ts'
import { multipartEncode } from '../../../engine/http/multipart.ts'
import { leavesOf, type Path } from './leaves.ts'
import { templateOf, type Template, type Writing } from './template.ts'

/** A value that is taken from a fresh response into a slot. */
export interface Take {
  readonly slot: number
  readonly path: Path
}

/** A recorded request, ready to be sent to a fresh service. */
export interface Planned {
  readonly side: Exchange['side']
  readonly method: string
  readonly path: Template
  readonly headers: readonly (readonly [name: string, value: Template])[]
  readonly auth?: { readonly scheme: 'bearer' | 'basic'; readonly secret: Template }
  readonly body: { readonly template: Template; readonly writing: Writing } | Uint8Array | null
  /** The recorded status of the response. */
  readonly status: number
  readonly takes: readonly Take[]
}

/** Whether a value looks generated for one run. Short values and words occur everywhere, so they are not replaced. */
const isIdLike = (value: string) => /^(?=.*[\d@]).{6,}$|^\S{20,}$/s.test(value)

/** The values known so far. `known` maps the values of one group to their slots, and `slots` has the values of all groups. */
export interface Knowledge {
  readonly known: Map<string, number>
  readonly slots: string[]
}

/** The request of an exchange with a hole for each known value, and the values that its response adds. */
export function plannedOf(
  exchange: Exchange,
  { status, body }: NonNullable<Exchange['answer']>,
  knowledge: Knowledge,
): Planned {
  const { known } = knowledge
  const { side, method, path, auth, headers } = exchange
  const { type, body: sent } = bodyOf(exchange, known)
  const all = { accept: 'application/json', ...headers, ...(type !== undefined && { 'content-type': type }) }
  return {
    side,
    method,
    path: templateOf(path, known, 'encoded'),
    headers: Object.entries(all).map(([name, value]) => [name, templateOf(value, known, 'plain')] as const),
    ...(auth && { auth: { scheme: auth.scheme, secret: templateOf(auth.secret, known, 'plain') } }),
    body: sent,
    status,
    takes: takesOf(body, knowledge),
  }
}

function bodyOf(
  { parts, form, json, raw }: Exchange,
  known: ReadonlyMap<string, number>,
): { type?: string; body: Planned['body'] } {
  if (parts) {
    const { contentType, body } = multipartEncode(parts)
    return { type: contentType, body }
  }
  const text = (content: string, writing: Writing) => ({ template: templateOf(content, known, writing), writing })
  if (form) return { type: 'application/x-www-form-urlencoded', body: text(formEncode(form), 'encoded') }
  if (json !== undefined) return { type: 'application/json', body: text(JSON.stringify(json), 'plain') }
  if (raw === undefined || typeof raw !== 'string') return { body: raw ?? null }
  return { body: text(raw, 'plain') }
}

/** Opens a slot for each new value. */
export function takesOf(body: unknown, { known, slots }: Knowledge): Take[] {
  return leavesOf(body).flatMap(({ path, value }) => {
    const text = String(value)
    if (!isIdLike(text) || known.has(text)) return []
    const slot = slots.push(text) - 1
    known.set(text, slot)
    return [{ slot, path }]
  })
}

const holesIn = (template: Template) => template.filter((part) => typeof part === 'number')

/** The slots that a request needs. */
export function holesOf({ path, headers, auth, body }: Planned): number[] {
  return [
    ...holesIn(path),
    ...headers.flatMap(([, value]) => holesIn(value)),
    ...holesIn(auth?.secret ?? []),
    ...(body && 'template' in body ? holesIn(body.template) : []),
  ]
}
