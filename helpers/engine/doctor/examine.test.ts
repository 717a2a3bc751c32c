import { expect, onTestFinished, test } from 'vitest'
import type { Workspace } from '../facts/workspace.ts'
import { TINY_KEY, tinyTarget, type Got, type Reply, type TinyTarget } from '../../testing/servers/tiny-target.ts'
import type { Target } from '../targets/target.ts'
import { examineBriefly } from './examine.ts'

const SECOND = 'sk_canary_second'

async function examined(
  reported: Partial<Workspace>,
  answer?: (got: Got) => Reply | undefined,
  change: Partial<Target> = {},
): Promise<{ tiny: TinyTarget; reported: string[] }> {
  const workspace: Workspace = { made: false, key: TINY_KEY, facts: {}, features: {}, ...reported }
  const tiny = await tinyTarget(answer, { workspace, clockOffsetMs: 0, ...change })
  onTestFinished(tiny.close)
  const remarks = await examineBriefly(tiny.target)
  return {
    tiny,
    reported: remarks.filter(({ weight }) => weight !== 'fine').map(({ weight, text }) => `${weight}: ${text}`),
  }
}

/** Refuses to create or change a draft with any of these texts. */
const refuses =
  (...texts: string[]) =>
  ({ line, body }: Got): Reply | undefined =>
    line.startsWith('POST /v1/transactions') && texts.some((text) => body.includes(text))
      ? [404, { error_description: `no such thing for ${TINY_KEY}` }]
      : undefined

test('Sends nothing if no facts are configured', async () => {
  const { tiny, reported } = await examined({})
  expect([tiny.got, reported]).toEqual([[], []])
})

test('Trusts the facts of a workspace that was created', async () => {
  expect((await examined({ made: true, facts: { folder: 'f' } }, refuses('f'))).tiny.got).toEqual([])
})

const FACTS = {
  folder: 'folder-1',
  'issuing-entity': 'entity-1',
  'evidence-archiving': 'archive-1',
  members: ['a@b', 'c@d'],
}

test('Checks accepted facts with one draft, and cancels it', async () => {
  const { tiny, reported } = await examined({ facts: FACTS }, undefined, { arrays: 'repeat' })
  expect(reported).toEqual([])
  expect(tiny.got.filter(({ line }) => line === 'POST /v1/transactions')).toHaveLength(2)
  expect(new Set(tiny.states.values())).toEqual(new Set(['cancelled']))
})

test('Reports only the refused fact, by its variable and without the key', async () => {
  const { reported } = await examined({ facts: FACTS }, refuses('entity-1'), { arrays: 'repeat' })
  expect(reported).toEqual([
    'wrong: ESIGN_ISSUING_ENTITY_ID: the target refuses a draft with it (404, "no such thing for $ESIGN_API_KEY"); it must be ' +
      'the id of an issuing entity that is not the default one; correct it, or remove the variable',
  ])
})

test('Does not report a fact that is refused only on creation', async () => {
  const onCreation = (got: Got) => (got.line === 'POST /v1/transactions' ? refuses('entity-1')(got) : undefined)
  expect((await examined({ facts: FACTS }, onCreation, { arrays: 'repeat' })).reported).toEqual([])
})

test('Reports no fact of a target that refuses every argument', async () => {
  const { reported } = await examined({ facts: FACTS }, refuses('='), { arrays: 'repeat' })
  expect([...new Set(reported)]).toEqual([
    'note: the response to a draft with the facts was 404, to one with a name 404',
  ])
})

test('Ignores issuing entities if the feature is off', async () => {
  const off = { facts: FACTS, features: { issuing_entities: false } }
  expect((await examined(off, refuses('entity-1'), { arrays: 'repeat' })).reported).toEqual([])
})

test.each([
  [500, {}],
  [429, {}],
  [200, '<html>'],
])('Reports no problem if a target responds with %i %o', async (status, body) => {
  const { reported } = await examined({ facts: FACTS }, ({ line }) =>
    line === 'POST /v1/transactions'
      ? (res) => void res.writeHead(status, { 'retry-after': '0' }).end(JSON.stringify(body))
      : undefined,
  )
  expect(reported.filter((text) => !text.startsWith('note: '))).toEqual([])
  expect(reported).not.toEqual([])
})

test.each([
  [
    'has another name',
    { 'folder-name': 'Mine' },
    'warning: ESIGN_FOLDER_NAME: the target has the name "Theirs" for ESIGN_FOLDER_ID',
  ],
  ['agrees', { 'folder-name': 'Theirs' }, undefined],
])('Checks the name of a folder: the target %s', async (_, facts, warning) => {
  const shows = ({ body }: Got): Reply | undefined =>
    body.includes('folder_id') ? [200, { id: 'x', folder_id: 'f', folder_name: 'Theirs' }] : undefined
  const { reported } = await examined({ facts: { folder: 'f', ...facts } }, shows)
  expect(reported).toEqual(warning === undefined ? [] : [expect.stringContaining(warning)])
})

test('Reports variables that do not match a plain draft', async () => {
  const plain = ({ line }: Got): Reply | undefined =>
    line.startsWith('POST /v1/transactions') ? [200, { id: 'x', folder_id: 'f', private: true }] : undefined
  const reads = (got: Got): Reply | undefined => (got.line.startsWith('GET') ? [200, { id: 'x' }] : plain(got))
  const facts = { folder: 'f', 'default-folder': 'd' }
  const { reported } = await examined({ facts, features: { private_by_default: false } }, reads)
  expect(reported.map((text) => text.split(':')[1])).toEqual([
    ' ESIGN_FOLDER_ID',
    ' ESIGN_DEFAULT_FOLDER_ID',
    ' ESIGN_PRIVATE_BY_DEFAULT',
  ])
})

const withSecond = (status: number, isPrivate = false) =>
  examined({ facts: { 'second-key': SECOND } }, ({ line, key }) => {
    if (key === SECOND) return [status, {}]
    return line === 'POST /v1/transactions' && isPrivate ? [200, { id: 'x', private: true }] : undefined
  })

test('Accepts a second key that reads the draft of the first one', async () => {
  expect((await examined({ facts: { 'second-key': SECOND } })).reported).toEqual([])
})

test.each([
  [401, 'wrong: ESIGN_SECOND_API_KEY: the response to this key is 401; '],
  [404, 'wrong: ESIGN_SECOND_API_KEY: it cannot read a draft of ESIGN_API_KEY (404), '],
  [403, 'wrong: ESIGN_SECOND_API_KEY: it cannot read a draft of ESIGN_API_KEY (403), '],
  [500, 'note: could not be checked: '],
])('Reports a second key whose response is %i', async (status, beginning) => {
  const { reported } = await withSecond(status)
  expect(reported).toEqual([expect.stringContaining(beginning)])
  expect(reported.join()).not.toContain('canary')
})

test.each([
  [200, { events: [] }, []],
  [
    404,
    {},
    [
      'warning: ESIGN_WORKSPACE_ID: control interface: GET /events: the response is 404: {}; it must be the id of the workspace',
    ],
  ],
  [500, {}, ['note: control interface: GET /events: the response is 500: {}']],
])('Checks the workspace id with events, whose response is %i', async (status, body, beginnings) => {
  const answer = ({ line }: Got): Reply | undefined => (line.startsWith('GET /events') ? [status, body] : undefined)
  const { reported } = await examined({ facts: { 'workspace-id': 'w' } }, answer, { capabilities: ['events'] })
  expect(reported).toEqual(beginnings.map((beginning) => expect.stringContaining(beginning) as string))
})

test.each([
  [0, undefined],
  [90_000, undefined],
  [86_400_000, "warning: is 24 h ahead of ours; times are judged by the target's clock, so correct the wrong one"],
  [-3 * 86_400_000, "warning: is 3 d behind ours; times are judged by the target's clock, so correct the wrong one"],
])('Checks a clock that is %i ms ahead', async (clockOffsetMs, warning) => {
  expect((await examined({}, undefined, { clockOffsetMs })).reported).toEqual(warning === undefined ? [] : [warning])
})

test('Warns about keys that are sent unencrypted', async () => {
  const { tiny } = await examined({})
  const [open] = await examineBriefly({ ...tiny.target, baseUrl: 'http://preprod.example.com' })
  expect(open).toMatchObject({ about: 'TLS', weight: 'warning' })
})
