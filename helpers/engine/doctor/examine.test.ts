import { expect, onTestFinished, test } from 'vitest'
import type { Workspace } from '../facts/workspace.ts'
import { TINY_KEY, tinyTarget, type Got, type Reply, type TinyTarget } from '../../testing/servers/tiny-target.ts'
import type { Target } from '../targets/target.ts'
import { examineBriefly } from './examine.ts'

const SECOND = 'sk_canary_second'

async function examined(
  told: Partial<Workspace>,
  answer?: (got: Got) => Reply | undefined,
  change: Partial<Target> = {},
): Promise<{ tiny: TinyTarget; told: string[] }> {
  const workspace: Workspace = { made: false, key: TINY_KEY, facts: {}, features: {}, ...told }
  const tiny = await tinyTarget(answer, { workspace, clockOffsetMs: 0, ...change })
  onTestFinished(tiny.close)
  const remarks = await examineBriefly(tiny.target)
  return {
    tiny,
    told: remarks.filter(({ weight }) => weight !== 'fine').map(({ weight, text }) => `${weight}: ${text}`),
  }
}

/** Refuses drafts that are made, or changed, with any of the texts. */
const refuses =
  (...texts: string[]) =>
  ({ line, body }: Got): Reply | undefined =>
    line.startsWith('POST /v1/transactions') && texts.some((text) => body.includes(text))
      ? [404, { error_description: `no such thing for ${TINY_KEY}` }]
      : undefined

test('nothing is told: nothing is asked', async () => {
  const { tiny, told } = await examined({})
  expect([tiny.got, told]).toEqual([[], []])
})

test('a workspace that was made is as it is told', async () => {
  expect((await examined({ made: true, facts: { folder: 'f' } }, refuses('f'))).tiny.got).toEqual([])
})

const FACTS = {
  folder: 'folder-1',
  'issuing-entity': 'entity-1',
  'evidence-archiving': 'archive-1',
  members: ['a@b', 'c@d'],
}

test('facts that the target takes: one draft tells of all, and none stays', async () => {
  const { tiny, told } = await examined({ facts: FACTS }, undefined, { arrays: 'repeat' })
  expect(told).toEqual([])
  expect(tiny.got.filter(({ line }) => line === 'POST /v1/transactions')).toHaveLength(2)
  expect(new Set(tiny.states.values())).toEqual(new Set(['cancelled']))
})

test('what is refused is told by its variable, and alone; no key in what the target says of it', async () => {
  const { told } = await examined({ facts: FACTS }, refuses('entity-1'), { arrays: 'repeat' })
  expect(told).toEqual([
    'wrong: ESIGN_ISSUING_ENTITY_ID: the target refuses a draft with it (404, "no such thing for $ESIGN_API_KEY"); it must be ' +
      'the id of an issuing entity that is not the default one; give that, or remove the variable',
  ])
})

test('what is refused on creation alone is the target’s own matter', async () => {
  const onCreation = (got: Got) => (got.line === 'POST /v1/transactions' ? refuses('entity-1')(got) : undefined)
  expect((await examined({ facts: FACTS }, onCreation, { arrays: 'repeat' })).told).toEqual([])
})

test('a target that refuses every argument refuses no fact', async () => {
  const { told } = await examined({ facts: FACTS }, refuses('='), { arrays: 'repeat' })
  expect([...new Set(told)]).toEqual(['note: a draft with them was answered 404, one with a name 404'])
})

test('issuing entities that are off are no matter', async () => {
  const off = { facts: FACTS, features: { issuing_entities: false } }
  expect((await examined(off, refuses('entity-1'), { arrays: 'repeat' })).told).toEqual([])
})

test.each([
  [500, {}],
  [429, {}],
  [200, '<html>'],
])('a target that answers %i %o: nothing is wrong, as nothing is known', async (status, body) => {
  const { told } = await examined({ facts: FACTS }, ({ line }) =>
    line === 'POST /v1/transactions'
      ? (res) => void res.writeHead(status, { 'retry-after': '0' }).end(JSON.stringify(body))
      : undefined,
  )
  expect(told.filter((text) => !text.startsWith('note: '))).toEqual([])
  expect(told).not.toEqual([])
})

test.each([
  [
    'names another',
    { 'folder-name': 'Mine' },
    'warning: ESIGN_FOLDER_NAME: the target shows the name "Theirs" for ESIGN_FOLDER_ID',
  ],
  ['agrees', { 'folder-name': 'Theirs' }, undefined],
])('the name of a folder: the target %s', async (_, facts, warning) => {
  const shows = ({ body }: Got): Reply | undefined =>
    body.includes('folder_id') ? [200, { id: 'x', folder_id: 'f', folder_name: 'Theirs' }] : undefined
  const { told } = await examined({ facts: { folder: 'f', ...facts } }, shows)
  expect(told).toEqual(warning === undefined ? [] : [expect.stringContaining(warning)])
})

test('a plain draft that is not as is told', async () => {
  const plain = ({ line }: Got): Reply | undefined =>
    line.startsWith('POST /v1/transactions') ? [200, { id: 'x', folder_id: 'f', private: true }] : undefined
  const reads = (got: Got): Reply | undefined => (got.line.startsWith('GET') ? [200, { id: 'x' }] : plain(got))
  const facts = { folder: 'f', 'default-folder': 'd' }
  const { told } = await examined({ facts, features: { private_by_default: false } }, reads)
  expect(told.map((text) => text.split(':')[1])).toEqual([
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

test('a second key that reads what the first one made', async () => {
  expect((await examined({ facts: { 'second-key': SECOND } })).told).toEqual([])
})

test.each([
  [401, 'wrong: ESIGN_SECOND_API_KEY: the target answers 401 to it; '],
  [404, 'wrong: ESIGN_SECOND_API_KEY: it reads no draft that ESIGN_API_KEY made (404), '],
  [403, 'wrong: ESIGN_SECOND_API_KEY: it reads no draft that ESIGN_API_KEY made (403), '],
  [500, 'note: could not be looked at: '],
])('a second key that is answered %i', async (status, beginning) => {
  const { told } = await withSecond(status)
  expect(told).toEqual([expect.stringContaining(beginning)])
  expect(told.join()).not.toContain('canary')
})

test.each([
  [200, { events: [] }, []],
  [
    404,
    {},
    [
      'warning: ESIGN_WORKSPACE_ID: control interface: GET /events answered 404: {}; it must be the id of the workspace',
    ],
  ],
  [500, {}, ['note: control interface: GET /events answered 500: {}']],
])('a workspace for whose events the control interface answers %i', async (status, body, beginnings) => {
  const answer = ({ line }: Got): Reply | undefined => (line.startsWith('GET /events') ? [status, body] : undefined)
  const { told } = await examined({ facts: { 'workspace-id': 'w' } }, answer, { capabilities: ['events'] })
  expect(told).toEqual(beginnings.map((beginning) => expect.stringContaining(beginning) as string))
})

test.each([
  [0, undefined],
  [90_000, undefined],
  [86_400_000, 'warning: is 24 h ahead of ours; times are judged by its own, set one of them right'],
  [-3 * 86_400_000, 'warning: is 3 d behind ours; times are judged by its own, set one of them right'],
])('a clock that is %i ms ahead', async (clockOffsetMs, warning) => {
  expect((await examined({}, undefined, { clockOffsetMs })).told).toEqual(warning === undefined ? [] : [warning])
})

test('keys that would travel in the open', async () => {
  const { tiny } = await examined({})
  const [open] = await examineBriefly({ ...tiny.target, baseUrl: 'http://preprod.example.com' })
  expect(open).toMatchObject({ about: 'TLS', weight: 'warning' })
})
