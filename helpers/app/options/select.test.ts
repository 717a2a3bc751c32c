import { expect, test } from 'vitest'
import { selectIds } from './select.ts'

const IDS = ['metadata/key-at-limit', 'metadata/key-beyond', 'metadata/kept', 'listing/key-order', 'field/rows']

test.each([
  ['an area', ['field'], ['field/rows']],
  ['an id and a glob, in the order of the catalogue', ['field/rows', 'metadata/key-*'], [IDS[0], IDS[1], IDS[4]]],
  ['all', ['*'], IDS],
  ['none', [], IDS],
])('%s', (_, globs, selected) => {
  expect(selectIds(globs, IDS)).toEqual(selected)
})

test.each([
  ['an area for an area', 'metadta', 'metadata, '],
  ['an id for an id', 'metadata/key-beyont', 'metadata/key-beyond, '],
  ['the claims of an area for such', 'metadta/*', 'metadata/*, '],
  ['the claims of an area where the slash is missing', 'metadata*', 'metadata/*, '],
  ['the same beginning in areas that have it', 'lstng/key-*', 'listing/key-*, metadata/key-*'],
  ['beginnings in the area', 'metadata/key-att*', 'metadata/key-at-*, metadata/key-*, metadata/*'],
  ['areas where no area has the like', 'fild/nothing-*', 'field/*'],
])('nearest is %s', (_, glob, tells) => {
  expect(() => selectIds([glob], IDS)).toThrow(`--rule ${glob} matches no rule. Nearest: ${tells}`)
})
