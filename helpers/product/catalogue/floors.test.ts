import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../app/project/project.ts'
import { breachesIn, circlesIn, FLOORS_FILE, importsOf, isFree, parseFloors } from '../../testing/floors.ts'

/**
 * The `floors.txt` of a folder declares which of its files may import which others. These tests check the imports of all files.
 */

/** The most files in a folder, so that people still find a file by its name. */
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

test('Every file imports only from lower floors and from its own folder', () => {
  expect(judged.length).toBeGreaterThan(200)
  expect(judged.flatMap((file) => breachesIn(file, read(file), all))).toEqual([])
})

test('Every name in a floors.txt exists', () => {
  const gone = all.flatMap(({ folder, floors, free, from = [], types }) => {
    const own = [...floors.flat(), ...free].filter((name) => name !== '*').map((name) => path.posix.join(folder, name))
    return [...own, ...from, ...types].filter((file) => !existsSync(path.join(PROJECT, file)))
  })
  expect(gone).toEqual([])
})

test('There are no circular imports, not even of types', () => {
  const imports = new Map(code.map((file) => [file, importsOf(file, read(file)).map(({ to }) => to)]))
  expect(circlesIn(imports).map((circle) => circle.join(' -> '))).toEqual([])
})

test(`No folder outside the areas has more than ${MOST} files`, () => {
  const filesIn = new Map<string, number>()
  for (const file of everything) {
    const folder = path.posix.dirname(file)
    filesIn.set(folder, (filesIn.get(folder) ?? 0) + 1)
  }
  expect([...filesIn].filter(([folder, files]) => !isArea(folder) && files > MOST)).toEqual([])
})

const isArea = (folder: string) => /^suites\/(?!interface|coverage)[^/]+$/.test(folder)

test.each([
  ['an import from a higher floor', 'helpers/engine/http/client.ts', `import { check } from '../judge/check.ts'`],
  ['an import of another area', 'suites/metadata/limits.scenarios.ts', `import { x } from '../errors/refusals.ts'`],
  ['an import from the same floor', 'helpers/engine/gate/unmet.ts', `import { x } from '../http/client.ts'`],
  ['a type from a higher floor', 'helpers/engine/values/json.ts', `import type { Rule } from '../catalogue/rule.ts'`],
  [
    'a dynamic import from a higher floor',
    'helpers/engine/session/session.ts',
    `const x = await import('../../app/commands/run.ts')`,
  ],
  [
    'an import of the suites in the engine',
    'helpers/engine/run/run.ts',
    `import type { X } from '../../../suites/catalogue.ts'`,
  ],
  ['an import of reports in the engine', 'helpers/engine/run/run.ts', `import { x } from '../../../reports/text.ts'`],
  [
    'an import of the service in the engine',
    'helpers/engine/judge/check.ts',
    `import { x } from '../../../fixtures/reference-service/index.ts'`,
  ],
  [
    'an import of a fault in a scenario',
    'suites/review/states.scenarios.ts',
    `import { x } from '../../fixtures/faults/index.ts'`,
  ],
  [
    'an import of a private module of the service in the application',
    'helpers/app/target/embedded.ts',
    `import { x } from '../../../fixtures/reference-service/http/app.ts'`,
  ],
  [
    'an import of a private module of the service in a fault',
    'fixtures/faults/index.ts',
    `import { x } from '../reference-service/instructions.ts'`,
  ],
  [
    'an import of a helper in a fault',
    'fixtures/faults/index.ts',
    `import type { X } from '../../helpers/engine/values/json.ts'`,
  ],
  [
    'an import of a rule in a fault',
    'fixtures/faults/index.ts',
    `import { catalogue } from '../../suites/catalogue.ts'`,
  ],
  [
    'an import from a higher floor of the suites',
    'suites/interface/reads/log.ts',
    `import { x } from '../scenes/seals.ts'`,
  ],
])('Reports %s', (_, file, text) => {
  expect(breachesIn(file, text, all)).toHaveLength(1)
})

test.each(['helpers/engine/new-room/file.ts', 'helpers/new-room/file.ts', 'others/file.ts'])(
  'Reports a file without a floor: %s',
  (file) => {
    expect(breachesIn(file, '', all)).toEqual([`${file} has no floor`])
  },
)

test('Reports circular imports and unknown keywords', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(circlesIn(imports)).toEqual([['a', 'b', 'c', 'a']])
  expect(() => parseFloors('suites', 'flor a')).toThrow('suites/floors.txt: "flor a"')
})
