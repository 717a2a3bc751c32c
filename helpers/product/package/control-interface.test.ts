import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReferenceService, type RunningService } from '../../../fixtures/reference-service/index.ts'
import {
  readyDraft,
  testClients,
  type Client,
  type TestClients,
} from '../../../fixtures/reference-service/test-clients.ts'
import { CAPABILITIES } from '../../engine/catalogue/needs.ts'
import { isObject } from '../../engine/values/json.ts'
import { isDateTime } from '../../engine/values/time.ts'
import { PROJECT } from '../../app/project/project.ts'

const text = await readFile(path.join(PROJECT, 'helpers/engine/targets/control-interface.md'), 'utf8')

/** The examples: requests with their responses. */
const EXAMPLES = [...text.matchAll(/```http\n(GET|POST) (.+)\n([^`]*)```\n\n```json\n(\d+)([^`]*)```/g)].map(
  ([, method = '', target = '', body = '', status = '', answer = '']) => ({ method, target, body, status, answer }),
)

const SIGNER = 'ann@example.com'
let running: RunningService
let use: TestClients
beforeAll(async () => {
  running = await startReferenceService({})
  use = testClients(running)
})
afterAll(() => running.close())

const participants = (id: string) => `/transactions/${id}/participants`

/** A started transaction with one signer, whose action is open unless the signer has a waiting period. */
async function started(client: Client, waitingPeriod?: number): Promise<string> {
  const id = await readyDraft(client, [SIGNER])
  if (waitingPeriod !== undefined)
    await use.control('POST', participants(id), { email: SIGNER, waiting_period: waitingPeriod })
  await client.post(`/transactions/${id}/start`)
  return id
}

/** Makes the value of a placeholder, for each example again. */
const PLACES: Readonly<Record<string, (client: Client) => Promise<string>>> = {
  workspace: async ({ id }) => id,
  nothing: async () => 'nothing',
  participant: async () => SIGNER,
  transaction: async ({ post }) => (await post('/transactions')).body.id,
  draft: (client) => readyDraft(client, [SIGNER]),
  action: async (client) => (await client.openAction(await started(client))) ?? '',
  'closed transaction': async (client) => {
    const id = await started(client)
    await use.control('POST', `/actions/${await client.openAction(id)}`, { outcome: 'done' })
    return id
  },
  'reflecting transaction': (client) => started(client, 1),
  'written to': async (client) => {
    const id = await started(client)
    await use.control('POST', `/actions/${await client.openAction(id)}`, { outcome: 'message', message: 'When?' })
    return id
  },
}

/** A request with its placeholders filled in. */
async function filledIn(request: string, client: Client): Promise<string> {
  let filled = request
  for (const [placeholder, name = ''] of request.matchAll(/<([^>]+)>/g))
    filled = filled.replace(placeholder, (await PLACES[name]?.(client)) ?? `no such placeholder: ${name}`)
  return filled
}

/** Whether a response matches an example: the same members, and only elements of the kinds in the example. */
function isAsTold(told: unknown, answered: unknown): boolean {
  if (typeof told === 'string' && told.startsWith('<')) {
    if (told === '<number>') return typeof answered === 'number'
    return typeof answered === 'string' && (told !== '<time>' || isDateTime(answered))
  }
  if (Array.isArray(told))
    return (
      Array.isArray(answered) &&
      answered.every((item) => told.some((kind) => isAsTold(kind, item))) &&
      told.every((kind) => answered.some((item) => isAsTold(kind, item)))
    )
  if (!isObject(told)) return told === answered
  if (!isObject(answered)) return false
  const names = new Set([...Object.keys(told), ...Object.keys(answered)])
  return [...names].every((name) => isAsTold(told[name], answered[name]))
}

test('Every call has an example, and every capability is listed', () => {
  const inTable = [...text.matchAll(/^\|[^|]*\| `(\w+) ([^`]+)`/gm)].map(([, method, target]) => `${method} ${target}`)
  const plain = (target: string) => target.replace(/\?.*/, '').replaceAll(/[<{][^>}]+[>}]/g, '*')
  const shown = new Set(EXAMPLES.map(({ method, target }) => `${method} ${plain(target)}`))
  expect([...shown].toSorted()).toEqual(inTable.map(plain).toSorted())
  expect([...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, capability]) => capability)).toEqual([...CAPABILITIES])
  expect(text.match(/```http/g)).toHaveLength(EXAMPLES.length)
})

test.each(EXAMPLES)('$method $target responds as in the example: $body', async ({ target, body, status, answer }) => {
  const client = await use.workspace({ features: { hold_completion: target.endsWith('/complete') } })
  const sent = await filledIn(body, client)
  const url = running.controlUrl + (await filledIn(target, client))
  const response = await (sent.trim() === '' ? fetch(url) : fetch(url, { method: 'POST', body: sent }))
  expect(response.status).toBe(Number(status))
  const answered = await response.text()
  if (answer.trim() === '') expect(answered).toBe('')
  else expect(JSON.parse(answered)).toSatisfy((value: unknown) => isAsTold(JSON.parse(answer), value))
})
