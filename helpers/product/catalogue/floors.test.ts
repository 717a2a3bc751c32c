import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../app/project/project.ts'
import { breachesIn, circlesIn, FLOORS_FILE, importsOf, isFree, parseFloors } from '../../testing/floors.ts'

/**
 * Who may import what is declared in `floors.txt` of the folder that it is about; here it is held against the files.
 */

/** Files that a folder holds at most: more are no longer found by reading their names. */
const MOST = 25

const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8')

const everything = ['fixtures', 'helpers', 'reports', 'suites'].flatMap((top) =>
  readdirSync(path.join(PROJECT, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(PROJECT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('reports/out/')),
)

const all = everything
  .filter((file) => path.posix.basename(file) === FLOORS_FILE)
  .map((file) => parseFloors(path.posix.dirname(file), read(file)))

const code = everything.filter((file) => /\.[tj]s$/.test(file))
const judged = code.filter((file) => !file.endsWith('.test.ts') && !isFree(file, all))

test('each file stands on lower floors and on its own room alone', () => {
  expect(judged.length).toBeGreaterThan(200)
  expect(judged.flatMap((file) => breachesIn(file, read(file), all))).toEqual([])
})

test('what the floors name is there', () => {
  const gone = all.flatMap(({ folder, floors, free, from = [], types }) => {
    const own = [...floors.flat(), ...free].filter((name) => name !== '*').map((name) => path.posix.join(folder, name))
    return [...own, ...from, ...types].filter((file) => !existsSync(path.join(PROJECT, file)))
  })
  expect(gone).toEqual([])
})

test('no two files need each other, not even by their types', () => {
  const imports = new Map(code.map((file) => [file, importsOf(file, read(file)).map(({ to }) => to)]))
  expect(circlesIn(imports).map((circle) => circle.join(' -> '))).toEqual([])
})

test(`no folder outside the areas holds more than ${MOST} files`, () => {
  const filesIn = new Map<string, number>()
  for (const file of everything) {
    const folder = path.posix.dirname(file)
    filesIn.set(folder, (filesIn.get(folder) ?? 0) + 1)
  }
  expect([...filesIn].filter(([folder, files]) => !isArea(folder) && files > MOST)).toEqual([])
})

const isArea = (folder: string) => /^suites\/(?!interface|coverage)[^/]+$/.test(folder)

test.each([
  ['a step up', 'helpers/engine/http/client.ts', `import { check } from '../judge/check.ts'`],
  ['a neighbour', 'suites/metadata/limits.scenarios.ts', `import { x } from '../errors/refusals.ts'`],
  ['a neighbour on the floor', 'helpers/engine/gate/unmet.ts', `import { x } from '../http/client.ts'`],
  ['a type from above', 'helpers/engine/values/json.ts', `import type { Rule } from '../catalogue/rule.ts'`],
  ['a late import', 'helpers/engine/session/session.ts', `const x = await import('../../app/commands/run.ts')`],
  ['the engine sees the suites', 'helpers/engine/run/run.ts', `import type { X } from '../../../suites/catalogue.ts'`],
  ['the engine sees reports', 'helpers/engine/run/run.ts', `import { x } from '../../../reports/text.ts'`],
  [
    'the judge sees the judged',
    'helpers/engine/judge/check.ts',
    `import { x } from '../../../fixtures/reference-service/index.ts'`,
  ],
  [
    'a scenario sees a fault',
    'suites/review/states.scenarios.ts',
    `import { x } from '../../fixtures/faults/index.ts'`,
  ],
  [
    'the application looks inside',
    'helpers/app/target/embedded.ts',
    `import { x } from '../../../fixtures/reference-service/http/app.ts'`,
  ],
  ['a fault looks inside', 'fixtures/faults/index.ts', `import { x } from '../reference-service/instructions.ts'`],
  ['a fault uses a helper', 'fixtures/faults/index.ts', `import type { X } from '../../helpers/engine/values/json.ts'`],
  ['a fault uses a rule', 'fixtures/faults/index.ts', `import { catalogue } from '../../suites/catalogue.ts'`],
  ['a room upstairs', 'suites/interface/reads/log.ts', `import { x } from '../scenes/seals.ts'`],
])('is seen to fail: %s', (_, file, text) => {
  expect(breachesIn(file, text, all)).toHaveLength(1)
})

test.each(['helpers/engine/new-room/file.ts', 'helpers/new-room/file.ts', 'others/file.ts'])(
  'is seen to fail: a room on no floor, %s',
  (file) => {
    expect(breachesIn(file, '', all)).toEqual([`${file} is on no floor`])
  },
)

test('is seen to fail: a circle, and a word that floors do not have', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(circlesIn(imports)).toEqual([['a', 'b', 'c', 'a']])
  expect(() => parseFloors('suites', 'flor a')).toThrow('suites/floors.txt: "flor a"')
})
