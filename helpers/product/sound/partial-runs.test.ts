import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { toldBy, type Ended } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'

const FAULTS = ['--fault', 'metadata-key-21-create,metadata-value-201-create,metadata-entries-14-create']
const METADATA = ['run', '--rule', 'metadata']
const KEY = 'metadata/key-beyond-limit-create'

const emptyFolder = () => mkdtemp(path.join(tmpdir(), 'countersign-parts-'))
const idsOf = async (ended: Ended, ...verdicts: readonly string[]) =>
  (await toldBy(ended)).rules.filter(({ verdict }) => verdicts.includes(verdict)).map(({ id }) => id)

test.concurrent('--exclude leaves rules out of all reports', async () => {
  const ended = await hostedCommand([...METADATA, '--exclude', 'metadata/key-*', '--exclude', KEY, ...FAULTS])
  expect(ended.code).toBe(1)
  expect(await idsOf(ended, 'violates')).not.toContain(KEY)
  const rules = new Map((await toldBy(ended)).rules.map((rule) => [rule.id, rule]))
  expect(rules.get(KEY)).toMatchObject({ verdict: 'not-exercised', reason: 'excluded from this run' })
  expect(ended.stdout).not.toContain(KEY)
  expect((await hostedCommand([...METADATA, '--exclude', 'metadata/{key,value,entries}-*', ...FAULTS])).code).toBe(0)
})

test.concurrent.each([
  { args: ['--exclude', 'metdata'], told: '--exclude metdata matches no rule. Nearest: metadata' },
  { args: ['--exclude', 'metadata'], told: '--exclude metadata: no rule is left to be judged' },
  { args: ['--last-failed'], told: /--out .* has no conformance\.json\. Run `countersign run` first/ },
  { args: ['--max-violations', '0'], told: 'must be a whole number from 1' },
])('Exits with 2 for $args', async ({ args, told }) => {
  const { code, stderr } = await hostedCommand([...METADATA, ...args])
  expect(code).toBe(2)
  expect(stderr).toMatch(told)
})

test.concurrent('--max-violations stops the run, and the reports list what was not judged', async () => {
  const ended = await hostedCommand([...METADATA, '--max-violations', '1', '--concurrency', '1', ...FAULTS])
  expect(ended.code).toBe(1)
  const told = await toldBy(ended)
  expect(told).toMatchObject({ complete: false, summary: { violates: 1 } })
  const why = 'the run stopped early: 1 rule violated, as many as --max-violations allows'
  expect(told.rules.filter(({ reason }) => reason === why).length).toBeGreaterThan(5)
  expect(ended.stdout).toContain('The run is not complete: 1 rule violated')
  expect(await readFile(path.join(ended.out, 'junit.xml'), 'utf8')).toContain(why)
})

test.concurrent('--last-failed repeats violated and inconclusive rules until none is left', async () => {
  const folder = await emptyFolder()
  const again = (args: readonly string[]) => hostedCommand([...args, '--last-failed'], {}, folder)
  const first = await idsOf(await hostedCommand([...METADATA, ...FAULTS], {}, folder), 'violates', 'inconclusive')
  const wrong = await again(['run', '--base-url', 'http://127.0.0.1:9'])
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('is about the embedded reference service')])
  const broken = await again(['run', ...FAULTS])
  expect(broken.code).toBe(1)
  expect(await idsOf(broken, 'violates', 'inconclusive')).toEqual(first)
  const mended = await again(['run'])
  expect([mended.code, await idsOf(mended, 'conforms')]).toEqual([0, first])
  const none = await again(['run'])
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('no rule was violated or inconclusive')])
})
