import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Violation } from '../outcome/errors.ts'
import { eventually } from './eventually.ts'

/** Looks that find something wrong until the given one. */
const fineFrom = (count: number) => {
  const looks = { count: 0 }
  const look = async () => {
    looks.count += 1
    if (looks.count < count) throw new Violation('x', 'y', `look ${looks.count}`)
    return 'seen'
  }
  return { looks, look }
}

test('what is there at once is looked at once', async () => {
  const { looks, look } = fineFrom(1)
  expect(await eventually(1000, look)).toBe('seen')
  expect(looks.count).toBe(1)
})

test('what comes in time is seen', async () => {
  expect(await eventually(1000, fineFrom(4).look)).toBe('seen')
})

test('what does not come in time is a violation, the last one found', async () => {
  const { looks, look } = fineFrom(100)
  const error = await eventually(100, look).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(Violation)
  expect(error).toMatchObject({ actual: `look ${looks.count}` })
  expect(looks.count).toBeGreaterThan(2)
})

test('without patience there is one look', async () => {
  const { looks, look } = fineFrom(2)
  await expect(eventually(0, look)).rejects.toThrow(Violation)
  expect(looks.count).toBe(1)
})

test('a look that began in time and ended late is not the last one', async () => {
  const { looks, look } = fineFrom(2)
  const slowly = async () => {
    await sleep(60)
    return look()
  }
  expect(await eventually(20, slowly)).toBe('seen')
  expect(looks.count).toBe(2)
})

test('any other error ends it at once', async () => {
  let looks = 0
  const look = async () => Promise.reject(new Error(`no answer to look ${(looks += 1)}`))
  await expect(eventually(100, look)).rejects.toThrow('no answer to look 1')
})

test('it ends when it is cut off', async () => {
  const error = await eventually(60_000, fineFrom(10_000).look, AbortSignal.timeout(30)).catch((e: unknown) => e)
  expect(error).toMatchObject({ name: 'AbortError' })
})
