import { expect, onTestFinished, test } from 'vitest'
import { after, badWay, oneIn, type When } from './bad-network.ts'
import { serverOf } from './hostile.ts'
import type { BadResponseName } from './bad-responses.ts'

const TOLD = JSON.stringify({ id: 'a', name: 'x'.repeat(100) })

/** The address of a way to a server that tells the same each time. */
async function wayTo(spoiled: BadResponseName, isBad: When): Promise<string> {
  const target = await serverOf((_, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end(TOLD))
  const way = await badWay(target.url, spoiled, isBad)
  onTestFinished(async () => {
    await Promise.all([way.close(), target.close()])
  })
  return way.url
}

const always = after(0)

test('answers that are not spoiled, and those of other interfaces, pass as they are', async () => {
  const url = await wayTo('cuts the JSON short', after(1))
  for (const path of ['/v1/x', '/control', '/control']) expect(await (await fetch(url + path)).text()).toBe(TOLD)
  expect(await (await fetch(`${url}/v1/x`)).text()).toBe(TOLD.slice(0, TOLD.length / 2))
})

test('a byte that is no UTF-8 stands in the place of a letter', async () => {
  const answer = await fetch(`${await wayTo('writes a byte that is no UTF-8', always)}/v1/x`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([bytes.length, bytes.filter((byte) => byte === 0xff).length]).toEqual([TOLD.length, 1])
})

test('a Date header is a day ahead', async () => {
  const answer = await fetch(`${await wayTo('dates answers a day ahead', always)}/v1/x`)
  const ahead = Date.parse(answer.headers.get('date') ?? '') - Date.now()
  expect(Math.abs(ahead - 86_400_000)).toBeLessThan(10_000)
})

test.each([
  ['points elsewhere on the host', 302],
  ['points to another host', 307],
  ['answers with a page of its own', 200],
  ['knows the key no more', 401],
] as const)('a way that %s answers %i', async (spoiled, status) => {
  const answer = await fetch(`${await wayTo(spoiled, always)}/v1/x`, { redirect: 'manual' })
  expect(answer.status).toBe(status)
  expect(await answer.text()).not.toContain(TOLD)
})

test.each(['answers ten bytes a second', 'never ends an answer', 'floods without end'] as const)(
  'a way that %s has begun, and is not through within a second and a half',
  async (spoiled) => {
    const answer = await fetch(`${await wayTo(spoiled, always)}/v1/x`, { signal: AbortSignal.timeout(1_500) })
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
  },
)

test('one request in ten or so is struck, the same ones each time, and none at the beginning', () => {
  const struck = () => {
    const isBad = oneIn(10)
    return Array.from({ length: 1_000 }, (_, i) => i + 1).filter(isBad)
  }
  expect(struck()).toEqual(struck())
  expect(struck().length).toBeGreaterThan(60)
  expect(struck().length).toBeLessThan(140)
  expect(struck()[0]).toBeGreaterThan(40)
})
