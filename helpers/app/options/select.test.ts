import { expect, test } from 'vitest'
import { selectIds } from './select.ts'

const IDS = ['metadata/key-at-limit', 'metadata/key-beyond', 'metadata/kept', 'listing/key-order', 'field/rows']

test.each([
  ['an area', ['field'], ['field/rows']],
  ['an id and a glob, in the order of the catalogue', ['field/rows', 'metadata/key-*'], [IDS[0], IDS[1], IDS[4]]],
  ['all', ['*'], IDS],
  ['none', [], IDS],
])('Selects %s', (_, globs, selected) => {
  expect(selectIds(globs, IDS)).toEqual(selected)
})

test.each([
  ['an area for a misspelt area', 'metadta', 'metadata, '],
  ['an id for a misspelt id', 'metadata/key-beyont', 'metadata/key-beyond, '],
  ['all rules of an area for a misspelt area with a star', 'metadta/*', 'metadata/*, '],
  ['all rules of an area if the slash is missing', 'metadata*', 'metadata/*, '],
  ['the same prefix in the areas that have it', 'lstng/key-*', 'listing/key-*, metadata/key-*'],
  ['shorter prefixes in the area', 'metadata/key-att*', 'metadata/key-at-*, metadata/key-*, metadata/*'],
  ['the area if no area has the prefix', 'fild/nothing-*', 'field/*'],
])('The nearest is %s', (_, glob, tells) => {
  expect(() => selectIds([glob], IDS)).toThrow(`--rule ${glob} matches no rule. Nearest: ${tells}`)
})

test.each(['exploration', 'exploration/*'])('%s names the command that explores', (glob) => {
  expect(() => selectIds([glob], IDS)).toThrow('Leave it out, or use countersign explore.')
})
