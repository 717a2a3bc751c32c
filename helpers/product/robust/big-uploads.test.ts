import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startReferenceService } from '../../../fixtures/reference-service/index.ts'
import { faults } from '../../../fixtures/faults/all.ts'
import { everythingOf, toldBy } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'

const FAULT = 'file-size-limit-50-mb'
const RULE = 'file/size-beyond-limit'

/** The output of the script of a finding, on a service with or without a fault. */
async function printedBy(script: string, fault?: string): Promise<string> {
  const changes = Object.fromEntries(Object.entries(faults).map(([id, { change }]) => [id, change]))
  const service = await startReferenceService({ faults: changes, ...(fault !== undefined && { fault }) })
  onTestFinished(service.close)
  const env = {
    PATH: process.env['PATH'],
    ESIGN_BASE_URL: service.baseUrl,
    ESIGN_API_KEY: service.defaultWorkspace.api_keys[0]?.secret,
  }
  return (await promisify(execFile)('sh', [script], { env })).stdout
}

test('Reports a big file that is wrongly accepted by its size, and repeats it with a file that the script generates', async () => {
  const ended = await hostedCommand(['run', '--fault', FAULT, '--rule', RULE])
  expect([ended.code, ended.stdout]).toEqual([1, expect.stringContaining('file=@big.pdf (26,214,401 bytes)')])
  const everything = await everythingOf(ended)
  expect(everything).toContain('26,214,401 bytes')
  expect(everything).not.toContain('0'.repeat(1_000))
  const script = path.join(ended.out, 'curl', `${RULE.replace('/', '-')}.sh`)
  expect((await stat(script)).size).toBeLessThan(2_000)
  expect(await readFile(script, 'utf8')).toMatch(/head -c \d+ \/dev\/zero/)
  expect(await printedBy(script, FAULT)).toMatch(/HTTP\/1\.1 200\b.*"object":"file"/s)
  expect(await printedBy(script)).toMatch(/HTTP\/1\.1 400\b.*A file must have at most 26214400 bytes/s)
})

test('Without big uploads, the rules about them are not exercised', async () => {
  const service = await startReferenceService()
  onTestFinished(service.close)
  const apiKey = service.defaultWorkspace.api_keys[0]?.secret ?? ''
  const ended = await hostedCommand(['run', '--rule', 'file/size-*'], {
    ESIGN_BASE_URL: service.baseUrl,
    ESIGN_API_KEY: apiKey,
    ESIGN_BIG_UPLOADS: 'false',
  })
  const sizes = (await toldBy(ended)).rules.filter(({ id }) => id.startsWith('file/size-'))
  const told = sizes.map(({ verdict, reason = '' }) => [verdict, reason.includes('ESIGN_BIG_UPLOADS')])
  expect(told).toEqual(sizes.map(() => ['not-exercised', true]))
  expect(told.length).toBeGreaterThan(1)
})
