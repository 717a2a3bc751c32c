import { expect, test } from 'vitest'
import type { Body } from '../scenario/scenario.ts'
import { ran } from '../../testing/tiny-run.ts'
import {
  MADE_KEY,
  MADE_PIN,
  TINY_CONTROL_TOKEN,
  TINY_KEY,
  type Got,
  type Reply,
} from '../../testing/servers/tiny-target.ts'

const SECRETS = { 'no-access-key': 'sk_canary_no_access', 'second-key': 'sk_canary_second' }
const echo = ({ line, body }: Got): Reply | undefined => {
  if (line === 'POST /workspaces') return undefined
  const all = [TINY_KEY, TINY_CONTROL_TOKEN, ...Object.values(SECRETS), body]
  return (res) => {
    const basic = Buffer.from(`${TINY_KEY}:`).toString('base64')
    res.writeHead(200, { 'content-type': 'application/json', 'x-echo': `${TINY_KEY} ${basic}` })
    res.end(JSON.stringify({ id: 'x', name: all, echo: all, basic }))
  }
}

const telling: [what: string, body: Body][] = [
  ['passes', async () => {}],
  ['fails', async ({ api, check }) => check.equal(`echo of ${TINY_KEY}`, (await api.create()).body, TINY_KEY)],
  ['gets stuck', async ({ given }) => void (await given.success(async () => Promise.reject(new Error(TINY_KEY))))],
  ['is skipped', async ({ notExercised }) => notExercised(TINY_KEY)],
]
test.each(telling)('Keeps secrets out of the record of a scenario that %s', async (_, ending) => {
  const body: Body = async (context) => {
    const { apiAs, api, observe } = context
    await api.create({ name: TINY_KEY, metadata: { [TINY_KEY]: MADE_KEY } })
    await apiAs({ scheme: 'basic', secret: TINY_KEY }).list({ text_search: TINY_KEY })
    for (const secret of Object.values(SECRETS)) await apiAs({ scheme: 'basic', secret }).get(secret)
    observe('echo', (await api.create()).body)
    await ending(context)
  }
  const { record, tiny } = await ran(body, {
    rules: ['x/open', 'x/member', 'x/clock'],
    answer: echo,
    change: {
      capabilities: ['workspaces', 'clock'],
      workspace: { made: false, key: TINY_KEY, facts: { 'workspace-id': 'own', ...SECRETS }, features: {} },
    },
  })
  expect(tiny.got.length).toBeGreaterThan(0)
  const reported = JSON.stringify(record)
  expect(reported).toContain('$ESIGN_API_KEY')
  expect(reported).not.toContain('canary')
  expect(reported).not.toContain(Buffer.from('sk_canary').toString('base64'))
})

const PIN = '4711'
const PAGE = 'https://sign.example.com/act/1?token=abc&lang=fr'
const PAGES = { id: 'x', actions: [{ id: 'act_1', url: PAGE }] }

test.each(telling.filter(([what]) => what !== 'is skipped'))(
  'Keeps PINs and addresses of action pages out of the record of a scenario that %s',
  async (_, ending) => {
    const body: Body = async (context) => {
      const { api, apiAs, check, observe } = context
      const pins = { auth_data: { means: { value: PIN }, made: { value: MADE_PIN } } }
      await api.authorizeSeal('x', 'seal', pins)
      await api.raw('authorizeSeal', ['x', 'seal'], { raw: `auth_data[means].value=${PIN}` })
      await apiAs(undefined).list({ text_search: `${MADE_PIN}` })
      observe('page', PAGE)
      observe('PIN', MADE_PIN)
      await ending(context)
      check.equal(`url ${PAGE} with ${PIN}`, PAGE, `${MADE_PIN}`)
    }
    const workspace = { made: false, key: TINY_KEY, facts: { 'workspace-id': 'own', 'seal-pin': PIN }, features: {} }
    const { record } = await ran(body, {
      rules: ['x/open', 'x/clock'],
      answer: ({ line }) => (line === 'POST /workspaces' ? undefined : [200, PAGES]),
      change: { capabilities: ['workspaces', 'clock'], workspace },
    })
    const reported = JSON.stringify(record)
    expect(reported).toContain('$ESIGN_SEAL_PIN')
    expect(reported).toContain('$ACTION_URL')
    expect(reported).not.toMatch(/sign\.example\.com|token=|918.?273|\b4711\b/)
  },
)
