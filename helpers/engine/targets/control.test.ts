import { expect, test } from 'vitest'
import type { Outgoing } from '../http/client.ts'
import { Inconclusive } from '../outcome/errors.ts'
import { answerOf } from '../../testing/answers.ts'
import { controlCalls } from './control.ts'

/** The calls of a control interface that always gives this response, and the requests sent to it. */
function callsOf(status: number, body?: unknown) {
  const sent: Outgoing[] = []
  const calls = controlCalls(async (outgoing) => {
    sent.push(outgoing)
    return answerOf(status, body)
  })
  return { calls, sent }
}

test('Creates a workspace with every feature switch, and reads its members', async () => {
  const { calls, sent } = callsOf(201, {
    id: 'w',
    features: { long_term_transactions: true, hold_completion: false, field_types: ['signature'] },
    api_keys: [
      { id: 'k0', secret: 's0', access: 'none' },
      { id: 'k1', secret: 's1', access: 'full' },
      { id: 'k2', secret: 's2', access: 'full' },
    ],
    members: ['a@example.com'],
    folders: [
      { id: 'f1', default: false },
      { id: 'f2', default: true },
    ],
    issuing_entities: [{ id: 'e1', default: true }],
    archiving_configurations: ['u'],
    evidence_archiving_configurations: ['v'],
    seals: [{ id: 'p', name: 'x' }],
    other: 1,
  })
  expect(await calls.makeWorkspace({ long_term_transactions: true })).toEqual({
    made: true,
    key: 's1',
    facts: {
      'workspace-id': 'w',
      'api-key-id': 'k1',
      'second-key': 's2',
      'no-access-key': 's0',
      members: ['a@example.com'],
      'default-folder': 'f2',
      folder: 'f1',
      'default-issuing-entity': 'e1',
      'evidence-archiving': 'v',
      archiving: 'u',
      'field-types': ['signature'],
      seal: 'p',
      'seal-name': 'x',
    },
    features: { long_term_transactions: true, hold_completion: false },
  })
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/workspaces',
      json: {
        features: {
          long_term_transactions: true,
          issuing_entities: false,
          private_by_default: false,
          optional_consents: true,
          hold_completion: false,
        },
      },
    },
  ])
})

test.each([
  [204, true],
  [200, true],
  [409, false],
])('Reads from the response %i whether an action was open: %s', async (status, open) => {
  const { calls, sent } = callsOf(status)
  expect(await calls.act('a/1', { outcome: 'done' })).toBe(open)
  expect(sent).toEqual([{ method: 'POST', path: '/actions/a%2F1', json: { outcome: 'done' } }])
})

test.each([
  [204, true],
  [409, false],
])('Reads from the response %i whether a transaction was closed: %s', async (status, closed) => {
  expect(await callsOf(status).calls.complete('t')).toBe(closed)
})

test.each(['2024-01-01T12:00:00Z', '2024-01-01T13:00:00+0100', '20240101T120000Z', '2024-01-01T12:00:00'])(
  'Reads the new time of a clock from %s',
  async (now) => {
    const { calls, sent } = callsOf(200, { now })
    expect(await calls.advance('w', 1.2)).toBe(Date.UTC(2024, 0, 1, 12))
    expect(sent).toMatchObject([{ path: '/clock', json: { workspace_id: 'w', advance_seconds: 2 } }])
  },
)

test('Reads events with and without their optional members', async () => {
  const events = [{ type: 'x' }, { type: 'y', transaction_id: 't', action_id: null, other: 1 }]
  const { calls, sent } = callsOf(200, { events })
  expect(await calls.events('w&', 't')).toMatchObject([{ type: 'x' }, { type: 'y', transaction_id: 't' }])
  expect(sent).toEqual([{ method: 'GET', path: '/events?workspace_id=w%26&transaction_id=t' }])
})

test.each([
  [204, true],
  [409, false],
])('Reads from the response %i whether a call was possible: %s', async (status, possible) => {
  const { calls, sent } = callsOf(status)
  expect(await calls.setParticipant('t/1', 'a@example.com', { stall_trigger: 2 })).toBe(possible)
  expect(await calls.remind('a/1')).toBe(possible)
  expect(await calls.converse('t/1', 'a@example.com', 'read')).toBe(possible)
  expect(sent).toEqual([
    { method: 'POST', path: '/transactions/t%2F1/participants', json: { email: 'a@example.com', stall_trigger: 2 } },
    { method: 'POST', path: '/actions/a%2F1/remind', json: {} },
    { method: 'POST', path: '/transactions/t%2F1/conversations', json: { email: 'a@example.com', outcome: 'read' } },
  ])
})

type Calls = ReturnType<typeof controlCalls>
const calls: [what: string, call: (calls: Calls) => Promise<unknown>][] = [
  ['POST /workspaces', (c) => c.makeWorkspace({})],
  ['POST /actions/{id}', (c) => c.act('a', { outcome: 'message', message: 'x' })],
  ['POST /clock', (c) => c.advance('w', 1)],
  ['GET /events', (c) => c.events('w', 't')],
  ['POST /transactions/{id}/complete', (c) => c.complete('t')],
  ['POST /transactions/{id}/participants', (c) => c.setParticipant('t', 'e', {})],
  ['POST /actions/{id}/remind', (c) => c.remind('a')],
  ['POST /transactions/{id}/conversations', (c) => c.converse('t', 'e', 'ended')],
]
test.each(calls)('Is inconclusive after an error of %s, and retryable after a 5xx', async (call, made) => {
  for (const [status, passing] of [
    [404, false],
    [500, true],
  ] as const) {
    const error = await made(callsOf(status, { error_description: 'no' }).calls).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(Inconclusive)
    expect(error).toMatchObject({
      passing,
      message: `control interface: ${call}: the response is ${status}: {"error_description":"no"}`,
    })
  }
})

test.each([
  ['POST /clock: now', {}, (c: Calls) => c.advance('w', 1)],
  ['POST /clock: now', { now: 'soon' }, (c: Calls) => c.advance('w', 1)],
  ['GET /events: events', { list: [] }, (c: Calls) => c.events('w', 't')],
  ['GET /events: the body', [], (c: Calls) => c.events('w', 't')],
])('Rejects %s in %j, which is not as documented', async (where, body, made) => {
  await expect(made(callsOf(200, body).calls)).rejects.toThrow(`control interface: ${where} is not as documented`)
})
