import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { closedAgain, openResources } from './open-resources.ts'

const SOON = 100

test('Reports a server that stays open by its kind', async () => {
  const before = openResources()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  await expect(closedAgain(before, SOON)).rejects.toThrow(/would not end: .*TCPSERVERWRAP/i)
  server.close()
})

test('Ignores a server that closes in time', async () => {
  const before = openResources()
  const server = createServer().listen(0, '127.0.0.1', () => server.close())
  await expect(closedAgain(before, 5_000)).resolves.toBeUndefined()
})
