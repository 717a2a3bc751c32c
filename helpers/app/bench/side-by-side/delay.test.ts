import { request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { serverOf } from '../../../testing/servers/hostile.ts'
import { delayResponses } from './delay.ts'

test('A response is delayed and complete, even if it is sent in pieces', async () => {
  delayResponses(40)
  const server = await serverOf((req, res) => {
    res.writeHead(200, { 'content-length': '4' })
    if (req.url === '/pieces') res.write('ab')
    res.end(req.url === '/pieces' ? 'cd' : 'abcd')
  })
  onTestFinished(() => server.close())
  for (const path of ['/', '/pieces']) {
    const startedAt = performance.now()
    const { body } = await request(server.url + path)
    expect(await body.text()).toBe('abcd')
    expect(performance.now() - startedAt).toBeGreaterThan(35)
  }
})
