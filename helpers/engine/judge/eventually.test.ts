import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Violation } from '../outcome/errors.ts'
import { eventually } from './eventually.ts'

/** A look that finds a violation until the call with this number. */
const fineFrom = (count: number) => {
  const looks = { count: 0 }
  const look = async () => {
    looks.count += 1
    if (looks.count < count) throw new Violation('x', 'y', `look ${looks.count}`)
    return 'seen'
  }
  return { looks, look }
}

test('Looks once if nothing is wrong', async () => {
  const { looks, look } = fineFrom(1)
  expect(await eventually(1000, look)).toBe('seen')
  expect(looks.count).toBe(1)
})

test('Succeeds once a look in time finds nothing wrong', async () => {
  expect(await eventually(1000, fineFrom(4).look)).toBe('seen')
})

test('Throws the last violation after the patience has ended', async () => {
  const { looks, look } = fineFrom(100)
  const error = await eventually(100, look).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(Violation)
  expect(error).toMatchObject({ actual: `look ${looks.count}` })
  expect(looks.count).toBeGreaterThan(2)
})

test('Looks once without patience', async () => {
  const { looks, look } = fineFrom(2)
  await expect(eventually(0, look)).rejects.toThrow(Violation)
  expect(looks.count).toBe(1)
})

test('Looks again if a look began in time but ended late', async () => {
  const { looks, look } = fineFrom(2)
  const slowly = async () => {
    await sleep(60)
    return look()
  }
  expect(await eventually(20, slowly)).toBe('seen')
  expect(looks.count).toBe(2)
})

test('Ends at once on any other error', async () => {
  let looks = 0
  const look = async () => Promise.reject(new Error(`no response to look ${(looks += 1)}`))
  await expect(eventually(100, look)).rejects.toThrow('no response to look 1')
})

test('Ends when it is aborted', async () => {
  const error = await eventually(60_000, fineFrom(10_000).look, AbortSignal.timeout(30)).catch((e: unknown) => e)
  expect(error).toMatchObject({ name: 'AbortError' })
})
