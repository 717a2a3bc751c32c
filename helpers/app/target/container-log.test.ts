import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { keepLog, quotedLog } from './container-log.ts'

test('Masks the secrets of the container in its log', async () => {
  const log = keepLog([['a-secret-of-ours', '$TOKEN']])
  await log.readToEnd(Readable.from(['key a-secr', 'et-of-ours\n', 'ready\n']))
  expect(log.text()).toBe('key $TOKEN\nready\n')
})

test('Quotes the last lines of a log, and nothing of an empty log', () => {
  const lines = Array.from({ length: 30 }, (_, i) => `line ${i}`)
  const quoted = quotedLog(`${lines.join('\n')}\n`)
  expect(quoted).toMatch(/^\nThe end of its log:\n {2}line 10\n/)
  expect(quoted.endsWith('  line 29')).toBe(true)
  expect(quotedLog('\n')).toBe('')
})
