import { existsSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readHar } from '../../testing/formats/har.ts'
import { problemsInJunit } from '../../testing/formats/junit.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'

const FAULTS = ['file-pdf-refused', 'metadata-key-21-create', 'metadata-value-cut-update']
const LIMITS = 'metadata/key-*-limit-*'
const RULES = ['file/pdf', LIMITS, 'metadata/value-not-bytes-*'].flatMap((rule) => ['--rule', rule])
const WORDS = ['run', ...RULES, '--seed', '7', '--fault', FAULTS.join(',')]

/** The exchanges in the reports of a run, which are valid HAR. */
async function exchangesIn(out: string) {
  const { har, problems } = readHar(await readFile(path.join(out, 'exchanges.har'), 'utf8'))
  expect(problems).toEqual([])
  return har.log
}

test.concurrent('The exchanges of a run with several faults are HAR 1.2, also after its parts are merged', async () => {
  const [first, second] = await Promise.all([1, 2].map((part) => hostedCommand([...WORDS, '--shard', `${part}/2`])))
  const words = ['merge', first?.out ?? '', second?.out ?? '', '--out', 'merged']
  const { code, stderr, out } = await hostedCommand(words)
  expect(code, stderr).toBe(1)
  const { entries, pages = [] } = await exchangesIn(path.join(path.dirname(out), 'merged'))
  expect(pages).toHaveLength(FAULTS.length)
  for (const { id } of pages)
    expect(entries.filter(({ pageref, comment }) => pageref === id && comment?.startsWith('Judged: '))).not.toEqual([])
  const judged = (rule: string) => entries.find(({ comment }) => comment === `Judged: ${rule}`)
  expect(judged('file/pdf')?.request.postData).toMatchObject({
    mimeType: 'multipart/form-data',
    params: [{ name: 'file', fileName: expect.stringMatching(/\.pdf$/) }],
  })
  const cut = judged('metadata/value-not-bytes-update')
  expect(cut?.response.content.text).toMatch(/"[éè]{191}"/)
})

test.concurrent('A run that finds nothing writes no exchanges, and the next run moves those of the run before', async () => {
  const violated = await hostedCommand(WORDS)
  await exchangesIn(violated.out)
  const clean = await hostedCommand(['run', '--rule', LIMITS], {}, path.dirname(violated.out))
  expect(clean.code, clean.stderr).toBe(0)
  expect(existsSync(path.join(clean.out, 'exchanges.har'))).toBe(false)
  await exchangesIn(path.join(clean.out, 'previous'))
})

test.concurrent('The JUnit file of a run with violated, known, inconclusive and not exercised rules is as its schema allows', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-junit-'))
  const entry = '- rule: metadata/key-beyond-limit-create\n  reason: The next release fixes it.\n'
  await writeFile(path.join(folder, 'known.yaml'), entry)
  const { code, stderr, out } = await hostedCommand([...WORDS, '--known', 'known.yaml'], {}, folder)
  expect(code, stderr).toBe(1)
  const xml = await readFile(path.join(out, 'junit.xml'), 'utf8')
  for (const part of [
    '<failure type="violates"',
    '<error type="inconclusive"',
    '<skipped message="known violation: The ',
  ])
    expect(xml).toContain(part)
  expect(xml).toContain('<skipped message="not selected for this run')
  expect(await problemsInJunit(xml)).toEqual([])
})
