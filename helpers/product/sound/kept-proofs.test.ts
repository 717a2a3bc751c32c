import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { command, type Ended } from '../../testing/command.ts'
import { share } from '../../sweeps/turn.ts'
import { copyOfProject } from '../../testing/package.ts'

const RULE = 'metadata/key-beyond-limit-create'
const KEPT = /proofs are reused/

let copy: string
const prove = (...words: string[]): Promise<Ended> =>
  command(
    ['prove', '--rule', RULE, '--out', path.join(copy, 'out'), ...words],
    {},
    copy,
    path.join(copy, 'helpers', 'countersign.js'),
  )

/** Proves after replacing a text in a file, and restores the file. */
async function provedWith(file: string, before: string, after: string): Promise<Ended> {
  const name = path.join(copy, file)
  const text = await readFile(name, 'utf8')
  expect(text).toContain(before)
  await writeFile(name, text.replaceAll(before, after))
  const ended = await prove()
  await writeFile(name, text)
  return ended
}

beforeAll(async () => {
  copy = await copyOfProject()
  await writeFile(path.join(copy, 'package-lock.json'), '{}')
  const { code, stdout, stderr } = await prove()
  expect(code, stdout + stderr).toBe(0)
  expect(stdout).not.toMatch(KEPT)
})

test('Repeats a proof only with --fresh', async () => {
  const again = await prove()
  expect(again.code, again.stdout).toBe(0)
  expect(again.stdout).toMatch(KEPT)
  const fresh = await prove('--fresh')
  expect(fresh.code, fresh.stdout).toBe(0)
  expect(fresh.stdout).not.toMatch(KEPT)
})

const CHANGES = [
  { what: 'the fault', file: 'fixtures/faults/metadata/limits.ts', before: 'limit(max + 1)', after: 'limit(max)' },
  {
    what: 'the service',
    file: 'fixtures/reference-service/requests/keyed.ts',
    before: 'lengthOf(key, rule.measure) > rule.maxKey',
    after: 'lengthOf(key, rule.measure) > 20',
  },
  {
    what: 'a scenario',
    file: 'suites/metadata/limits.scenarios.ts',
    before: 'title, body)',
    after: 'title, async () => {})',
  },
  {
    what: 'an import of the scenario',
    file: 'suites/interface/writes/text-cases.ts',
    before: 'people.letters(max + 1)',
    after: 'people.letters(max + 30)',
  },
  {
    what: 'the engine',
    file: 'helpers/engine/judge/check.ts',
    before: 'throw new Violation(',
    after: 'void new Violation(',
  },
]

// Each change compiles the project again, so each turn makes one of them.
test.each(share(CHANGES.length, CHANGES))(
  'Repeats a kept proof after a change of $what, and it fails',
  async (change) => {
    const { code, stdout } = await provedWith(change.file, change.before, change.after)
    expect(code, stdout).toBe(1)
    expect(stdout).toMatch(/^survived metadata-/m)
  },
)

test('Reuses the proof after all changes are reverted', async () => {
  expect((await prove()).stdout).toMatch(KEPT)
})
