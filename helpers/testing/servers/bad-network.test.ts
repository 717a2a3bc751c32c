import { expect, onTestFinished, test } from 'vitest'
import { after, badNetwork, oneIn, type When } from './bad-network.ts'
import { serverOf } from './hostile.ts'
import type { BadResponseName } from './bad-responses.ts'

const TOLD = JSON.stringify({ id: 'a', name: 'x'.repeat(100) })

/** The address of a network path to a server that always sends the same response. */
async function pathTo(spoiled: BadResponseName, isBad: When): Promise<string> {
  const target = await serverOf((_, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end(TOLD))
  const network = await badNetwork(target.url, spoiled, isBad)
  onTestFinished(async () => {
    await Promise.all([network.close(), target.close()])
  })
  return network.url
}

const always = after(0)

test('Passes on unspoiled responses, and responses of other interfaces, unchanged', async () => {
  const url = await pathTo('cuts the JSON short', after(1))
  for (const path of ['/v1/x', '/control', '/control']) expect(await (await fetch(url + path)).text()).toBe(TOLD)
  expect(await (await fetch(`${url}/v1/x`)).text()).toBe(TOLD.slice(0, TOLD.length / 2))
})

test('Replaces a letter with a byte that is not UTF-8', async () => {
  const answer = await fetch(`${await pathTo('writes a byte that is not UTF-8', always)}/v1/x`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([bytes.length, bytes.filter((byte) => byte === 0xff).length]).toEqual([TOLD.length, 1])
})

test('Sets the Date header a day ahead', async () => {
  const answer = await fetch(`${await pathTo('dates responses a day ahead', always)}/v1/x`)
  const ahead = Date.parse(answer.headers.get('date') ?? '') - Date.now()
  expect(Math.abs(ahead - 86_400_000)).toBeLessThan(10_000)
})

test.each([
  ['points elsewhere on the host', 302],
  ['points to another host', 307],
  ['responds with a page of its own', 200],
  ['no longer knows the key', 401],
] as const)('A network path that %s responds with %i', async (spoiled, status) => {
  const answer = await fetch(`${await pathTo(spoiled, always)}/v1/x`, { redirect: 'manual' })
  expect(answer.status).toBe(status)
  expect(await answer.text()).not.toContain(TOLD)
})

test.each(['sends ten bytes a second', 'never ends a response', 'floods without end'] as const)(
  'A network path that %s has begun its response but not finished it after 1.5 seconds',
  async (spoiled) => {
    const answer = await fetch(`${await pathTo(spoiled, always)}/v1/x`, { signal: AbortSignal.timeout(1_500) })
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
  },
)

test('Spoils about one request in ten, always the same ones, and none at the beginning', () => {
  const struck = () => {
    const isBad = oneIn(10)
    return Array.from({ length: 1_000 }, (_, i) => i + 1).filter(isBad)
  }
  expect(struck()).toEqual(struck())
  expect(struck().length).toBeGreaterThan(60)
  expect(struck().length).toBeLessThan(140)
  expect(struck()[0]).toBeGreaterThan(40)
})
