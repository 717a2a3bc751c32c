import { Agent, FormData, request } from 'undici'
import { pdf } from '../../../fixtures/documents/pdf.ts'
import { png } from '../../../fixtures/documents/png.ts'
import type { RunningService } from '../../../fixtures/reference-service/index.ts'
import type { OpenApi } from '../../app/openapi/document.ts'
import { Checks, type Got } from './checks.ts'
import { drawnPlans, operationsIn, type Plan } from './plans.ts'
import { Pools } from './pools.ts'
import type { Written } from './values.ts'

/** The responses to random requests. */
interface Fuzzed {
  /** The number of responses, by operation and status: `addField 200`. */
  readonly counts: ReadonlyMap<string, number>
  /** Each with the number of its request, by which it is found again with the same seed. */
  readonly problems: readonly string[]
}

/** Sends random requests to a service, one after another, and compares each response with the description. */
export async function fuzz(
  service: RunningService,
  description: OpenApi,
  { seed, requests }: { readonly seed: number; readonly requests: number },
): Promise<Fuzzed> {
  const plans = drawnPlans(operationsIn(description), seed, requests)
  const pools = new Pools(service.defaultWorkspace)
  const checks = new Checks(description)
  const agent = new Agent()
  const counts = new Map<string, number>()
  const problems: string[] = []
  for (const [i, plan] of plans.entries()) {
    const { operation } = plan
    const { path, args } = pools.filled(plan)
    const got = await send(service, agent, plan, path, args)
    const isAccepted = got.status === 200
    const breach = isAccepted && !plan.isJson ? checks.breachIn(operation, args) : undefined
    const problem = checks.problemIn(operation, got) ?? (breach && `accepted, although ${breach}`)
    if (problem !== undefined)
      problems.push(`request ${i + 1}: ${operation.method} ${path} ${JSON.stringify(args).slice(0, 500)}: ${problem}`)
    else if (isAccepted && got.text !== '') pools.learn(operation, path, JSON.parse(got.text))
    await act(service, agent, plan, pools)
    const count = `${operation.id} ${got.status}`
    counts.set(count, (counts.get(count) ?? 0) + 1)
  }
  await agent.close()
  return { counts, problems }
}

function credentials({ defaultWorkspace }: RunningService, key: Plan['key']): Record<string, string> {
  if (key === 'none') return {}
  if (key === 'unknown') return { authorization: 'Bearer made-up' }
  const access = key === 'without access' ? 'none' : 'full'
  const secret = defaultWorkspace.api_keys.find((one) => one.access === access)?.secret ?? ''
  if (key === 'basic') return { authorization: `Basic ${Buffer.from(`${secret}:`).toString('base64')}` }
  return { authorization: `Bearer ${secret}` }
}

async function send(
  service: RunningService,
  dispatcher: Agent,
  { operation: { method, type, id }, picks, key, isJson }: Plan,
  path: string,
  args: Readonly<Record<string, Written>>,
): Promise<Got> {
  const form = new URLSearchParams(pairsOf(args)).toString()
  const headers: Record<string, string> = credentials(service, key)
  let body: string | FormData | undefined
  if (method === 'POST' && isJson) {
    headers['content-type'] = 'application/json'
    body = JSON.stringify(args)
  } else if (type === 'multipart/form-data') body = await uploadOf(picks.at(-1) ?? 9, args)
  else if (method === 'POST') {
    // A call without documented arguments may have a body, too.
    headers['content-type'] = 'application/x-www-form-urlencoded'
    body = form
  }
  const query = method === 'GET' && id !== 'getTransaction' && form !== '' ? `?${form}` : ''
  const response = await request(`${service.baseUrl}${path}${query}`, {
    method: method as 'GET' | 'POST' | 'DELETE',
    headers,
    dispatcher,
    ...(body !== undefined && { body }),
  })
  const contentType = response.headers['content-type']
  return { status: response.statusCode, type: String(contentType ?? ''), text: await response.body.text() }
}

/** The parameters of a form: names are repeated for arrays, and have the key in brackets for pairs. */
function pairsOf(args: Readonly<Record<string, Written>>): [string, string][] {
  return Object.entries(args).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]]
    if (Array.isArray(value)) return value.map((one: string) => [name, one])
    const suffix = name === 'auth_data' ? '.value' : ''
    return Object.entries(value).map(([key, one]: [string, string]) => [`${name}[${key}]${suffix}`, one])
  })
}

/** Sometimes lets a participant act, as some states are out of reach otherwise. */
async function act({ controlUrl }: RunningService, dispatcher: Agent, { picks }: Plan, pools: Pools): Promise<void> {
  const [now = 1, which = 0, refuses = 0] = picks
  if (now % 3 !== 0) return
  const id = pools.openActions.splice(which % (pools.openActions.length || 1), 1)[0]
  if (id === undefined) return
  const outcome = refuses % 5 === 0 ? { outcome: 'refused', reason: 'signature_refusal' } : { outcome: 'done' }
  const headers = { 'content-type': 'application/json' }
  const options = { method: 'POST' as const, headers, body: JSON.stringify(outcome), dispatcher }
  await (await request(`${controlUrl}/actions/${id}`, options)).body.dump()
}

let lease: Promise<Uint8Array> | undefined

/** Mostly a file that can be uploaded. */
async function uploadOf(pick: number, args: Readonly<Record<string, Written>>): Promise<FormData> {
  const form = new FormData()
  const kind = pick % 10
  if (kind === 0) form.append('file', 'not a file')
  else if (kind === 1) form.append('file', new Blob([]), 'empty.pdf')
  else if (kind === 2) form.append('file', new Blob(['%PDF-']), 'broken/\u0000"\r\n.pdf')
  else if (kind === 3) form.append('file', new Blob([Uint8Array.from(png(20, 10))], { type: 'image/png' }), 'photo.png')
  else if (kind > 4)
    form.append('file', new Blob([Uint8Array.from(await (lease ??= pdf()))], { type: 'application/pdf' }), 'lease.pdf')
  for (const [name, value] of pairsOf(args)) form.append(name, value)
  return form
}
