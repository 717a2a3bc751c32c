import { expect, test } from 'vitest'
import { catalogueDigest } from './catalogue-digest.ts'
import { catalogue, loadScenarios, scenariosOf } from './suite.ts'

test('Loads only the files of the requested areas, and each scenario belongs to its own file', async () => {
  // At the same time, as a run loads its scenarios early.
  await Promise.all([loadScenarios(new Set(['metadata'])), loadScenarios(new Set(['versioning']))])
  const some = [...(await loadScenarios(new Set(['metadata', 'versioning'])))]
  const folders = new Set(some.map(({ file }) => file.split('/')[1]))
  expect([...folders].toSorted()).toEqual(['metadata', 'versioning'])
  const misplaced = some.filter(({ rules, file }) => catalogue.get(rules[0] ?? '')?.area !== file.split('/')[1])
  expect(misplaced).toEqual([])
  expect((await loadScenarios()).length).toBeGreaterThan(some.length)
})

test('The scenarios of a rule are those that name it', async () => {
  const found = await scenariosOf(new Set(['metadata/key-at-limit-create']))
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ rules }) => rules.includes('metadata/key-at-limit-create'))).toBe(true)
})

test('Loads scenarios in the order of their files, whichever areas were loaded before', async () => {
  // An area that comes later in the alphabet is loaded first.
  await loadScenarios(new Set(['versioning']))
  const both = await loadScenarios(new Set(['file', 'versioning']))
  const files = both.map(({ file }) => file)
  expect(files).toEqual(files.toSorted())
  expect(files[0]).toMatch(/^suites\/file\//)
  expect(catalogueDigest(both)).toBe(
    catalogueDigest(both.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))),
  )
})
