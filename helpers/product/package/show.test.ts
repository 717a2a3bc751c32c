import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { hostedCommand } from '../../testing/host/hosted-command.ts'

const RULE = 'metadata/key-beyond-limit-create'
let out = ''

beforeAll(async () => {
  const run = await hostedCommand([
    'run',
    '--rule',
    'metadata/key-*-limit-*',
    '--fault',
    'metadata-key-21-create',
    '--seed',
    '1',
  ])
  out = run.out
})

const shown = (what: string, folder = out) => hostedCommand(['show', what, '--out', folder])

test('A finding and its rule are shown from the record, with the judged request', async () => {
  const [byNumber, byRule] = [await shown('1'), await shown(RULE)]
  for (const { code, stdout } of [byNumber, byRule]) {
    expect(code).toBe(0)
    expect(stdout).toContain(`${RULE} (stated): violated\n`)
    expect(stdout).toMatch(/^ {2}► \d+ {2}POST \/v1\/transactions: 200 in \d+ ms$/m)
    expect(stdout).toMatch(/^ {6}< {3}"object": "transaction",$/m)
    expect(stdout).toMatch(/^curl -i -H "Authorization: Bearer \$ESIGN_API_KEY"/m)
    expect(stdout).toContain(`npx countersign run --rule ${RULE} --seed 1 --fault metadata-key-21-create --out `)
    expect(stdout).toContain('  metadata-key-21-create: ')
  }
  expect(byNumber.stdout).toMatch(
    /^1\) POST \/transactions: 200, but a metadata key of 21 characters is refused on creation\n/,
  )
})

test('A conforming rule has its scenarios, and one that was not run says so', async () => {
  const { stdout } = await shown('metadata/key-at-limit-create')
  expect(stdout).toMatch(/: conforms\n[^]*^ {2}passed: .*\n {4}#1 200 POST \/v1\/transactions /m)
  expect((await shown('lifecycle/get-transaction')).stdout).toContain('No scenario of this run judged it.')
})

test('A wrong number, an unknown rule and a folder without a record are errors that say what to write', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'countersign-show-'))
  const errors = [await shown('2'), await shown('metadata/key-beyond-limit'), await shown('1', empty)]
  expect(errors.map(({ code }) => code)).toEqual([2, 2, 2])
  const [number, rule, folder] = errors.map(({ stderr }) => stderr)
  expect(number).toBe('show 2: the run has 1 finding. Give 1, or the id of a rule.\n')
  expect(rule).toMatch(new RegExp(`^show metadata/key-beyond-limit: there is no such rule. Nearest: .*${RULE}`))
  expect(folder).toContain('has no record.jsonl.br. Run `countersign run` first.')
})
