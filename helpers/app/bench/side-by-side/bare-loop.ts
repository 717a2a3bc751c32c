import pLimit from 'p-limit'
import { Agent, request } from 'undici'
import type { Target } from '../../../engine/targets/target.ts'
import { textAt } from './leaves.ts'
import type { Plan } from './plan.ts'
import type { Planned } from './planned.ts'
import { filled } from './template.ts'

/** The result of the loop. */
export interface Sent {
  /** Milliseconds from the first request to the last response. */
  readonly ms: number
  readonly requests: number
  /** Responses with the recorded status. */
  readonly matched: number
}

/**
 * Sends the requests of a plan to a fresh target and parses the responses. It judges nothing, and keeps only the ids that later
 * requests need, so that the target does the same work as in the recording.
 * @param concurrency the number of groups at the same time, and of connections
 */
export async function sendPlan(plan: Plan, target: Target, concurrency: number): Promise<Sent> {
  const { timeoutMs, control } = target
  const slots = [...plan.slots]
  for (const { slot, path } of plan.target) slots[slot] = textAt(target, path) ?? slots[slot] ?? ''
  const agentOf = (base: string) => ({
    base: base.replace(/\/+$/, ''),
    // The same settings as in the client of the suite.
    dispatcher: new Agent({
      connections: concurrency,
      keepAliveTimeout: 4_000,
      connectTimeout: timeoutMs,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    }),
  })
  const sides = { api: agentOf(target.baseUrl), control: agentOf(control?.url ?? target.baseUrl) }
  const count = { requests: 0, matched: 0 }

  const send = async ({ side, method, path, headers, auth, body, status, takes }: Planned): Promise<void> => {
    const { base, dispatcher } = sides[side]
    const all: Record<string, string> = {}
    for (const [name, value] of headers) all[name] = filled(value, slots, 'plain')
    if (auth) {
      const secret = filled(auth.secret, slots, 'plain')
      all['authorization'] =
        auth.scheme === 'bearer' ? `Bearer ${secret}` : `Basic ${Buffer.from(`${secret}:`).toString('base64')}`
    }
    const answer = await request(base + filled(path, slots, 'encoded'), {
      method,
      headers: all,
      body: body && 'template' in body ? filled(body.template, slots, body.writing) : body,
      dispatcher,
    })
    const content = parsed(await answer.body.text())
    for (const { slot, path: at } of takes) slots[slot] = textAt(content, at) ?? slots[slot] ?? ''
    count.requests += 1
    if (answer.statusCode === status) count.matched += 1
  }

  const common = new Map<number, Promise<void>>()
  const limit = pLimit(concurrency)
  const startedAt = performance.now()
  await Promise.all(
    plan.groups.map((moves) =>
      limit(async () => {
        for (const move of moves) {
          if (typeof move !== 'number') {
            await (move.length === 1 && move[0] ? send(move[0]) : Promise.all(move.map(send)))
            continue
          }
          const planned = plan.shared[move]
          const sending = common.get(move) ?? (planned ? send(planned) : Promise.resolve())
          common.set(move, sending)
          await sending
        }
      }),
    ),
  )
  const ms = performance.now() - startedAt
  await Promise.all(Object.values(sides).map(({ dispatcher }) => dispatcher.destroy()))
  return { ms, ...count }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
