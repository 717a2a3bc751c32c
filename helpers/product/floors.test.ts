import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../wiring/project.ts'

/**
 * The floors of the house, from the ground up. A file may import from its own room and from any floor below; rooms on one
 * floor know nothing of each other. A room is the longest of these names that a path begins with.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['fixtures/documents', 'fixtures/people', 'fixtures/reference-service', 'helpers/values'],
  ['helpers/facts'],
  ['helpers/catalogue'],
  ['helpers/coverage', 'helpers/outcome'],
  ['helpers/gate', 'helpers/http', 'helpers/litter'],
  ['helpers/api'],
  ['helpers/evidence', 'helpers/judge'],
  ['helpers/targets'],
  ['helpers/given'],
  ['helpers/scenario'],
  ['helpers/run'],
  ['helpers/doctor', 'helpers/prove'],
  ['suites/scenario.ts'],
  ['suites/interface'],
  [...areas(), 'suites/coverage'],
  ['suites'],
  ['fixtures/faults', 'fixtures/variants', 'reports'],
  ['helpers/wiring'],
  ['helpers/vitest', 'helpers/program'],
  ['helpers/commands', 'helpers/bench'],
  ['helpers/command-line'],
  ['helpers/main.ts'],
  ['helpers/from-source.js'],
  ['helpers/countersign.js'],
]

/** What may be imported though it is on a higher floor, or not at all though it is on a lower one. */
const EXCEPTIONS: readonly { readonly from: RegExp; readonly to: RegExp; readonly allowed: boolean }[] = [
  // Ids are types alone: nothing of the catalogue is loaded.
  { from: /^suites\//, to: /^type suites\/catalogue\.ts$/, allowed: true },
  // The judge and the judged share no code: only the wiring starts the service.
  {
    from: /^fixtures\/(faults|variants)\//,
    to: /^(type )?(helpers|reports|fixtures\/(documents|people))\//,
    allowed: false,
  },
  { from: /^fixtures\/(faults|variants)\//, to: /^suites\//, allowed: false },
  { from: /^fixtures\/faults\//, to: /^type suites\/catalogue\.ts$/, allowed: true },
  {
    from: /^fixtures\/(faults|variants)\//,
    to: /^(type )?fixtures\/reference-service\/(?!index\.ts$)/,
    allowed: false,
  },
  {
    from: /^(helpers\/(?!wiring|program|commands)|suites|reports)/,
    to: /^(type )?fixtures\/(faults|variants|reference-service)\//,
    allowed: false,
  },
  {
    from: /^helpers\/(wiring|program|commands)\//,
    to: /^(type )?fixtures\/reference-service\/(?!index\.ts$)/,
    allowed: false,
  },
]

/** The areas of the document that have a room of their own. */
function areas(): string[] {
  const folders = readdirSync(path.join(PROJECT, 'suites'), { withFileTypes: true })
  return folders
    .filter((f) => f.isDirectory() && !['coverage', 'interface'].includes(f.name))
    .map((f) => `suites/${f.name}`)
}

const within = (file: string, room: string) => file === room || file.startsWith(`${room}/`)

/** The room that a file lies in, with its floor; none for tests, and for what only tests stand on. */
function placeOf(file: string): { room: string; floor: number } | undefined {
  const rooms = FLOORS.flatMap((names, floor) => names.map((room) => ({ room, floor })))
  const around = rooms.filter(({ room }) => within(file, room))
  return around.toSorted((a, b) => b.room.length - a.room.length)[0]
}

/** Imports of one file, as paths from the project's folder; those of types alone begin with `type `. */
export function importsOf(file: string, text: string): string[] {
  const statements = text.matchAll(
    /^(?:import|export)\s+(?<type>type\s)?(?:[\w*{][^'"]*?\sfrom\s+)?['"](?<from>\.[^'"]+)['"]|import\(['"](?<late>\.[^'"]+)['"]\)/gms,
  )
  return [...statements].map(({ groups = {} }) => {
    const target = path.posix.join(path.posix.dirname(file), groups['from'] ?? groups['late'] ?? '')
    return `${groups['type'] ? 'type ' : ''}${target}`
  })
}

/** What is wrong with the imports of a file. */
export function breachesIn(file: string, text: string): string[] {
  const own = placeOf(file)
  if (!own) return [`${file} is in no room`]
  return importsOf(file, text)
    .filter((to) => {
      const exception = EXCEPTIONS.findLast((one) => one.from.test(file) && one.to.test(to))
      if (exception) return !exception.allowed
      const target = placeOf(to.replace('type ', ''))
      return !target || (target.room !== own.room && target.floor >= own.floor)
    })
    .map((to) => `${file} imports ${to}`)
}

const files = readdirSync(PROJECT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /^(fixtures|helpers|reports|suites)\/.+\.(ts|js)$/.test(file))
  .filter((file) => !/^helpers\/(testing|product)\/|^reports\/(samples|out)\//.test(file))
  .filter((file) => !(file.endsWith('.test.ts') && !file.startsWith('suites/')))

test('each file stands on lower floors and on its own room alone', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => breachesIn(file, readFileSync(path.join(PROJECT, file), 'utf8')))).toEqual([])
})

test.each([
  ['a step up', 'helpers/http/client.ts', `import { check } from '../judge/check.ts'`],
  ['a neighbour', 'suites/metadata/limits.test.ts', `import { x } from '../errors/refusals.ts'`],
  ['a type from above', 'helpers/values/json.ts', `import type { Rule } from '../catalogue/rule.ts'`],
  ['a late import', 'helpers/run/session.ts', `const x = await import('../commands/run.ts')`],
  [
    'the judge sees the judged',
    'helpers/judge/check.ts',
    `import { x } from '../../fixtures/reference-service/index.ts'`,
  ],
  ['a fault looks inside', 'fixtures/faults/index.ts', `import { x } from '../reference-service/instructions.ts'`],
  ['a fault uses a helper', 'fixtures/faults/index.ts', `import type { X } from '../values/json.ts'`],
])('is seen to fail: %s', (_, file, text) => {
  expect(breachesIn(file, text)).toHaveLength(1)
})
