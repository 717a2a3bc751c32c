import { expect, test } from 'vitest'
import { startInThread } from '../target/service-in-thread.ts'
import { threadOf, nextMessage } from './threads.ts'

test('A service in its own thread responds until it is closed', async () => {
  const { baseUrl, controlUrl, close } = await startInThread({})
  expect((await fetch(controlUrl)).status).toBe(200)
  await close()
  await expect(fetch(baseUrl)).rejects.toThrow('fetch failed')
})

test('Reports why a thread cannot start', async () => {
  await expect(nextMessage(threadOf(new URL('no-such-module.ts', import.meta.url)))).rejects.toThrow(
    'no-such-module.ts',
  )
})

test('Reports a thread that ends without a message', async () => {
  await expect(nextMessage(threadOf(new URL('../project/version.ts', import.meta.url)))).rejects.toThrow(
    'ended without a message',
  )
})
