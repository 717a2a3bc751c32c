import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Capability } from '../../engine/catalogue/needs.ts'
import type { Workspace } from '../../engine/facts/workspace.ts'
import type { Target } from '../../engine/targets/target.ts'
import { serverOf } from './hostile.ts'

/** A request that the tiny target received. */
export interface Got {
  readonly line: string
  readonly key: string
  readonly body: string
  /** The number of requests with this line so far, including this one. */
  readonly count: number
}

/** A response that replaces its own: status and body, or a function that ends the response itself. */
export type Reply = readonly [status: number, body?: unknown, type?: string] | ((res: ServerResponse) => void)

/** A service with three calls, and a control interface with one call, for tests of the runner. */
export interface TinyTarget {
  readonly target: Target
  readonly got: readonly Got[]
  /** The states of its transactions, by id. */
  readonly states: ReadonlyMap<string, string>
  close(): Promise<void>
}

/** The secrets of the tiny target. */
export const TINY_KEY = 'sk_canary_of_the_target'
export const TINY_CONTROL_TOKEN = 'sk_canary_of_control'
export const MADE_KEY = 'sk_canary_of_made_workspace'
/** The PIN of the seal in a workspace that it makes. */
export const MADE_PIN = 918_273

/**
 * Starts a tiny target.
 * @param answer returns the response to a request, or undefined for its own response
 * @param change overrides properties of the target that the suite sees
 */
export async function tinyTarget(
  answer: (got: Got) => Reply | undefined = () => undefined,
  change: Partial<Target> & { capabilities?: readonly Capability[] } = {},
): Promise<TinyTarget> {
  const got: Got[] = []
  const states = new Map<string, string>()
  const server = await serverOf((req, res) => {
    void textOf(req).then((body) => {
      const line = `${req.method} ${req.url}`
      const key = (req.headers.authorization ?? '').replace('Bearer ', '')
      const request = { line, key, body, count: got.filter((before) => before.line === line).length + 1 }
      got.push(request)
      const reply = answer(request) ?? ownReply(request, states)
      if (typeof reply === 'function') return reply(res)
      const [status, content, type = 'application/json'] = reply
      return res
        .writeHead(status, { 'content-type': type })
        .end(typeof content === 'string' ? content : JSON.stringify(content))
    })
  })
  const workspace: Workspace = { made: false, key: TINY_KEY, facts: {}, features: {} }
  const target: Target = {
    kind: 'address',
    baseUrl: server.url,
    control: { url: server.url, token: TINY_CONTROL_TOKEN },
    capabilities: [],
    scheme: 'bearer',
    workspace,
    patience: { readMs: 50, slowMs: 100 },
    timeoutMs: 500,
    ...change,
  }
  return { target, got, states, close: () => server.close() }
}

function ownReply({ line, body }: Got, states: Map<string, string>): Reply {
  const [, id, action] = /^\w+ \/v1\/transactions(?:\/([^/?]+)(?:\/(\w+))?)?$/.exec(line) ?? []
  if (line === 'POST /workspaces') return [201, workspaceOf(body)]
  if (id === undefined) {
    if (line !== 'POST /v1/transactions') return [404, { type: 'invalid_request_error' }]
    const made = randomUUID()
    states.set(made, 'draft')
    return [200, { id: made, state: 'draft', ...Object.fromEntries(new URLSearchParams(body)) }]
  }
  if (!states.has(id)) return [404, { type: 'invalid_request_error' }]
  if (action === 'cancel') states.set(id, 'cancelled')
  return [200, { id, state: states.get(id) }]
}

function workspaceOf(body: string) {
  const { features } = JSON.parse(body) as { features: unknown }
  const keys = [
    { id: 'key-1', secret: MADE_KEY, access: 'full' },
    { id: 'key-2', secret: `${MADE_KEY}_2`, access: 'full' },
    { id: 'key-3', secret: 'sk_canary_that_nobody_uses', access: 'full' },
  ]
  const seals = [{ id: 'seal-1', qualified: true, authentication_means: [{ id: 'means-1', pin: MADE_PIN }] }]
  return { id: `workspace-${randomUUID()}`, features, api_keys: keys, seals }
}

async function textOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
