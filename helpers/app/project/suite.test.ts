import { expect, test } from 'vitest'
import { catalogueDigest } from './catalogue-digest.ts'
import { loadScenarios } from './suite.ts'

test('Loads scenarios in the order of their files, whichever areas were loaded before', async () => {
  await loadScenarios(new Set(['versioning']))
  const both = await loadScenarios(new Set(['file', 'versioning']))
  const files = both.map(({ file }) => file)
  expect(files).toEqual(files.toSorted())
  expect(files[0]).toMatch(/^suites\/file\//)
  expect(catalogueDigest(both)).toMatch(/^[\da-f]{16}$/)
})
