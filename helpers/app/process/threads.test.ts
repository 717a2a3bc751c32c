import { expect, test } from 'vitest'
import { startApart } from '../target/service-apart.ts'
import { threadOf, toldBy } from './threads.ts'

test('a service apart answers, and is gone when it was closed', async () => {
  const { baseUrl, controlUrl, close } = await startApart({ faulty: false })
  expect((await fetch(controlUrl)).status).toBe(200)
  await close()
  await expect(fetch(baseUrl)).rejects.toThrow('fetch failed')
})

test('what keeps a thread from beginning is told', async () => {
  await expect(toldBy(threadOf(new URL('no-such-module.ts', import.meta.url)))).rejects.toThrow('no-such-module.ts')
})

test('a thread that ends without a word is told', async () => {
  await expect(toldBy(threadOf(new URL('../project/version.ts', import.meta.url)))).rejects.toThrow(
    'ended without a word',
  )
})
