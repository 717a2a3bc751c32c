import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import {
  MADE_KEY,
  TINY_KEY,
  tinyTarget,
  type Got,
  type Reply,
  type TinyTarget,
} from '../../testing/servers/tiny-target.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { ContactError, firstContact } from './first-contact.ts'
import type { Target } from '../targets/target.ts'

type Answer = (got: Got) => Reply | undefined

async function met(
  answer?: Answer,
  change: Partial<Configuration> = {},
): Promise<{ tiny: TinyTarget; target: Target }> {
  const tiny = await tinyTarget(answer)
  onTestFinished(tiny.close)
  const { baseUrl, patience } = tiny.target
  const known = { facts: { folder: 'own-folder' }, features: {} }
  const configuration: Configuration = { kind: 'address', baseUrl, apiKey: TINY_KEY, known, patience, ...change }
  const places: Record<string, string> = { here: baseUrl, below: `${baseUrl}/control` }
  const controlUrl = places[change.controlUrl ?? '']
  return { tiny, target: await firstContact({ ...configuration, ...(controlUrl !== undefined && { controlUrl }) }) }
}
const messageOf = async (contact: Promise<unknown>): Promise<string> => {
  const error = await contact.catch((e: unknown) => e)
  expect(error).toBeInstanceOf(ContactError)
  return (error as Error).message
}

test('Meets a target with only a key', async () => {
  const { tiny, target } = await met()
  expect(target).toMatchObject({
    kind: 'address',
    baseUrl: tiny.target.baseUrl,
    capabilities: [],
    scheme: 'bearer',
    workspace: { made: false, key: TINY_KEY, facts: { folder: 'own-folder' } },
  })
  expect(target).not.toHaveProperty('control')
})

test('Takes the clock of the target from the draft of the first contact', async () => {
  const ahead = () => new Date(Date.now() + 90_000).toISOString()
  const { target } = await met(({ line }) =>
    line === 'POST /v1/transactions' ? [200, { id: 'a', created_at: ahead() }] : undefined,
  )
  expect(Math.abs((target.clockOffsetMs ?? 0) - 90_000)).toBeLessThan(5_000)
  expect((await met()).target).not.toHaveProperty('clockOffsetMs')
})

test('Cancels the draft of the first contact', async () => {
  const { tiny } = await met()
  expect([...tiny.states.values()]).toEqual(['cancelled'])
})

test('Ignores a failed cancellation, which is judged later', async () => {
  const { target } = await met(({ line }) => (line.endsWith('/cancel') ? (res) => void res.destroy() : undefined))
  expect(target.workspace.key).toBe(TINY_KEY)
})

test('Uses Basic authentication if Bearer is rejected', async () => {
  const { target } = await met(({ key }) => (key === TINY_KEY ? [401, {}] : undefined))
  expect(target.scheme).toBe('basic')
})

test.each([400, 409, 422])('Accepts a first response of %i, which is not a configuration error', async (status) => {
  expect((await met(() => [status, {}])).target.scheme).toBe('bearer')
})

test('Attributes markup to the service if it contains the name of our draft, otherwise to something in front of it', async () => {
  const xml = ({ body }: Got): Reply => [
    200,
    `<name>${new URLSearchParams(body).get('name')}</name>`,
    'application/xml',
  ]
  expect((await met(xml)).target.scheme).toBe('bearer')
  expect(await messageOf(met(() => [200, '<name>Lease</name>', 'application/xml']))).toContain('ESIGN_BASE_URL')
})

const html = '<!doctype html><title>Shop</title>'
const wrong: [what: string, answer: Answer, message: RegExp][] = [
  [
    'a wrong key',
    () => [401, {}],
    /^ESIGN_API_KEY: the responses are 401 with Bearer and with Basic authentication; set a key that the target knows$/,
  ],
  [
    'a key without rights',
    () => [403, {}],
    /^ESIGN_API_KEY: the response is 403; set a key that may create transactions$/,
  ],
  ['a wrong path', () => [404, {}], /^ESIGN_BASE_URL: .* 404 .*; give the address of the interface without \/v1$/],
  [
    'a web site',
    () => [200, html, 'text/html'],
    /^ESIGN_BASE_URL: .* 200 \(text\/html\) "<!doctype html>.*"; give the address/,
  ],
  [
    'a firewall that refuses',
    () => [403, html, 'text/html'],
    /^ESIGN_BASE_URL: .* 403 \(text\/html\) .*; something in front of the service seems to refuse or to fail; let this machine/,
  ],
  [
    'a redirection',
    () => (res: ServerResponse) => void res.writeHead(301, { location: 'https://x/' }).end(),
    /^ESIGN_BASE_URL: .* 301, a redirect to https:\/\/x\/; give an address that responds without a redirect$/,
  ],
  [
    'a broken server',
    () => [500, {}],
    /^ESIGN_BASE_URL: the response is 500 .*; check the address, and that the target is running$/,
  ],
  [
    'closed connections',
    () => (res: ServerResponse) => void res.destroy(),
    /^ESIGN_BASE_URL: .* no response, .*; check the address, and that the target is running$/,
  ],
]
test.each(wrong)('Names the variable and a remedy for %s', async (_, answer, message) => {
  expect(await messageOf(met(answer))).toMatch(message)
})

test('Meets a target that fails temporarily', async () => {
  const { target } = await met(({ count }) => (count < 3 ? [503, {}] : undefined))
  expect(target.scheme).toBe('bearer')
})

test('Requires a key', async () => {
  const patience = { readMs: 0, slowMs: 0 }
  const known = { facts: {}, features: {} }
  const without: Configuration = { kind: 'address', baseUrl: 'http://127.0.0.1:1', known, patience }
  expect(await messageOf(firstContact(without))).toMatch(/^ESIGN_API_KEY is not set; put the API key/)
})

test('Shows no key in a message', async () => {
  const message = await messageOf(met(({ key }) => [404, { error_description: key }]))
  expect(message).toContain('$ESIGN_API_KEY')
  expect(message).not.toContain('canary')
})

const HERE = { controlUrl: 'here' }
const welcome =
  (capabilities: readonly unknown[], answer: Answer = () => undefined): Answer =>
  (got) =>
    got.line === 'GET /' ? [200, { control: 1, capabilities }] : answer(got)

test('Keeps the known capabilities, and creates a workspace', async () => {
  const { target, tiny } = await met(welcome(['clock', 'workspaces', 'teleport']), { ...HERE, controlToken: 't' })
  expect(target).toMatchObject({
    capabilities: ['workspaces', 'clock'],
    control: { url: tiny.target.baseUrl, token: 't' },
    workspace: { made: true, key: MADE_KEY },
  })
  expect(target.workspace).not.toHaveProperty('folder')
  expect(tiny.got[0]).toMatchObject({ line: 'GET /', key: 't' })
})

test('Uses the configured workspace if the control interface cannot create one', async () => {
  const { target } = await met(welcome(['clock']), HERE)
  expect(target).toMatchObject({ capabilities: ['clock'], workspace: { made: false, key: TINY_KEY } })
})

test.each([401, 403])('Reports a token whose response is %i', async (status) => {
  const contact = met((got) => (got.line === 'GET /control/' ? [status, {}] : undefined), {
    controlUrl: 'below',
    controlToken: 'token-canary',
  })
  expect(await messageOf(contact)).toBe(
    `ESIGN_CONTROL_TOKEN: the response of the control interface is ${status}; set the token that it expects`,
  )
})

test.each([401, 404])('Recognizes the address of the API itself, which responds %i', async (status) => {
  const contact = met(({ line }) => (line === 'GET /' ? [status, {}] : undefined), HERE)
  expect(await messageOf(contact)).toMatch(
    new RegExp(
      `^ESIGN_CONTROL_URL: the response is ${status}.*; this is the address of the API itself \\(ESIGN_BASE_URL\\)`,
    ),
  )
})

const noControl: [what: string, answer: Answer][] = [
  ['a web site', () => [200, html, 'text/html']],
  ['another version', () => [200, { control: 2, capabilities: [] }]],
  ['no capabilities', () => [200, { control: 1 }]],
  ['a wrong path', () => [404, {}]],
  ['another status', () => [201, { control: 1, capabilities: [] }]],
]
test.each(noControl)('Rejects %s instead of the control interface', async (_, answer) => {
  const contact = met((got) => (got.line === 'GET /' ? answer(got) : undefined), HERE)
  expect(await messageOf(contact)).toMatch(
    /^ESIGN_CONTROL_URL: the response is .*, but a control interface of version 1 responds \{"control": 1/,
  )
})

test('Reports a control interface that does not respond', async () => {
  const contact = met(() => (res) => void res.destroy(), HERE)
  expect(await messageOf(contact)).toMatch(/^ESIGN_CONTROL_URL: .* no response/)
})

const badMaking: [what: string, reply: Reply, reported: RegExp][] = [
  ['refused', [422, { error_description: 'no more' }], /POST \/workspaces: the response is 422: .*no more/],
  ['created without keys', [201, { id: 'x' }], /api_keys is not as documented/],
  ['created without a full-access key', [201, { id: 'x', api_keys: [] }], /it contains no API key with access "full"/],
]
test.each(badMaking)('Reports a workspace that is %s', async (_, reply, reported) => {
  const answer = welcome(['workspaces'], ({ line }) => (line === 'POST /workspaces' ? reply : undefined))
  const message = await messageOf(met(answer, HERE))
  expect(message).toMatch(/^ESIGN_CONTROL_URL: no workspace could be created: /)
  expect(message).toMatch(reported)
})

test('Reports a key of a created workspace that the target does not know', async () => {
  const answer = welcome(['workspaces'], ({ line }) => (line.startsWith('POST /v1') ? [401, {}] : undefined))
  expect(await messageOf(met(answer, HERE))).toMatch(
    /^ESIGN_CONTROL_URL \(the key of the workspace that it created\): /,
  )
})
