import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { keepLog, toldLog } from './container-log.ts'

test('a log is kept without the secrets that the container was given', async () => {
  const log = keepLog([['a-secret-of-ours', '$TOKEN']])
  await log.readToEnd(Readable.from(['key a-secr', 'et-of-ours\n', 'ready\n']))
  expect(log.text()).toBe('key $TOKEN\nready\n')
})

test('its last lines are told, and nothing of an empty one', () => {
  const lines = Array.from({ length: 30 }, (_, i) => `line ${i}`)
  const told = toldLog(`${lines.join('\n')}\n`)
  expect(told).toMatch(/^\nIt wrote at last:\n {2}line 10\n/)
  expect(told.endsWith('  line 29')).toBe(true)
  expect(toldLog('\n')).toBe('')
})
