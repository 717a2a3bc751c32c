import { beforeAll, expect, test } from 'vitest'
import { badNetwork, after, bursts, oneIn, type When } from '../../testing/servers/bad-network.ts'
import { everythingOf, toldBy, type Told } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { serverOf } from '../../testing/servers/hostile.ts'
import { openIn } from '../../testing/open-transactions.ts'
import { replacedBy, pointingTo, type BadResponse, type BadResponseName } from '../../testing/servers/bad-responses.ts'
import { keyOf } from '../../testing/target-keys.ts'
import { share } from '../../sweeps/turn.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

/*
 * Targets that misbehave, each in a given workspace of its own. Every rule must have the verdict of a calm run, or be inconclusive.
 * The run must end, show no key, and leave no transaction open.
 */

const AREA = 'metadata'

const cases: readonly (readonly [spoiled: BadResponseName, often: string, isBad: When])[] = [
  ['drops the connection', 'for one request in ten', oneIn(10)],
  ['loses the response', 'to one request in ten', oneIn(10)],
  ['resets the connection in the middle', 'of one response in ten', oneIn(10)],
  ['refuses with 429', 'six times in a row, repeatedly', bursts(6, 100)],
  ['refuses with 429 and Retry-After', 'six times in a row, repeatedly', bursts(6, 100)],
  ['fails with 500', 'five times in a row, repeatedly', bursts(5)],
  ['responds after 30 s', 'to one request in a hundred', oneIn(100)],
  ['sends a byte a second', 'to one request in a hundred', oneIn(100)],
  ['calls JSON plain text', 'in one response of ten', oneIn(10)],
  ['writes errors in HTML', 'in one response of ten', oneIn(10)],
]

/** The result of a run through a network path that misbehaves. */
async function judged(spoil: BadResponseName | BadResponse, isBad: When) {
  const service = await startEmbedded()
  const network = await badNetwork(service.baseUrl, spoil, isBad)
  const env = { ESIGN_BASE_URL: network.url, ESIGN_API_KEY: keyOf(service), ESIGN_SLOW_LAG_SECONDS: '5' }
  const ended = await hostedCommand(['run', '--rule', AREA], env)
  const open = await openIn(service)
  await Promise.all([network.close(), service.close()])
  return { ended, open, key: keyOf(service) }
}

let calm: ReadonlyMap<string, string>
const verdictsIn = ({ rules }: Told) => rules.filter(({ id }) => id.startsWith(`${AREA}/`))
beforeAll(async () => {
  const { ended } = await judged('fails with 500', () => false)
  calm = new Map(verdictsIn(await toldBy(ended)).map(({ id, verdict }) => [id, verdict]))
})

/** The rules that are neither inconclusive nor have the verdict of the calm run. */
const otherwise = (told: Told) =>
  verdictsIn(told)
    .filter(({ id, verdict }) => verdict !== calm.get(id) && verdict !== 'inconclusive')
    .map(({ id, verdict, reason }) => `${id}: ${calm.get(id)} in calm, here ${verdict} ${reason ?? ''}`)

async function assertHarmless({ ended, open, key }: Awaited<ReturnType<typeof judged>>): Promise<void> {
  expect([0, 3], ended.stdout + ended.stderr).toContain(ended.code)
  expect(otherwise(await toldBy(ended))).toEqual([])
  expect(await everythingOf(ended)).not.toContain(key)
  expect(open).toEqual([])
}

// Each turn runs another fifth of the cases.
test.concurrent.each(share(5, cases))('A target that %s %s changes no verdict', async (spoiled, _, isBad) =>
  assertHarmless(await judged(spoiled, isBad)),
)

test.concurrent('A target that restarts in the middle of the run and loses all data changes no verdict', async () => {
  const other = await startEmbedded()
  const told = await judged(replacedBy(other.baseUrl, keyOf(other)), after(150))
  const open = await openIn(other)
  await other.close()
  await assertHarmless({ ...told, open })
})

test.concurrent('The key is not sent to another host that the target redirects to', async () => {
  let followed = 0
  const elsewhere = await serverOf((_, res) => {
    followed += 1
    res.end('{}')
  })
  const told = await judged(pointingTo(elsewhere.url), oneIn(10))
  await elsewhere.close()
  await assertHarmless(told)
  expect(followed).toBe(0)
})
