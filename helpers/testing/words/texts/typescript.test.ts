import { expect, test } from 'vitest'
import { textsOfTypeScript } from './typescript.ts'

const found = (source: string, file = 'a.ts') =>
  textsOfTypeScript(file, source).map(({ line, kind, text }) => [line, kind, text])

test('joins the lines of a comment, and splits its paragraphs and tags', () => {
  const source = `/**
 * Reads a list
 * of names.
 *
 * - An item.
 * @param name of the list, as it is written
 * @throws Error if there is no list
 */
const a = 1 // behind the code
// One comment
// of two lines.

// Another one.`
  expect(found(source)).toEqual([
    [2, 'comment', 'Reads a list\nof names.'],
    [5, 'comment', 'An item.'],
    [6, 'comment', 'of the list, as it is written'],
    [7, 'comment', 'Error if there is no list'],
    [9, 'comment', 'behind the code'],
    [10, 'comment', 'One comment\nof two lines.'],
    [13, 'comment', 'Another one.'],
  ])
})

test('leaves examples of code out of comments', () => {
  expect(found('/**\n * Text.\n * ```ts\n * const a = 1\n * ```\n */')).toEqual([[2, 'comment', 'Text.']])
})

test('finds messages of at least three words', () => {
  const source = "const a = ['two words', 'now three words', `with ${one} hole`, './a/path/to/it.ts', '1 2 3']"
  expect(found(source)).toEqual([
    [1, 'message', 'now three words'],
    [1, 'message', 'with … hole'],
  ])
})

test('joins strings that are added', () => {
  expect(found("const a =\n  'The first half ' +\n  `and the ${b} ` + 'half'")).toEqual([
    [2, 'message', 'The first half and the … half'],
  ])
})

test('names errors and titles', () => {
  const source = `throw new UsageError('the file is missing')
test('reads a file', () => {})
test.each([1])('reads %i files at once', () => {})
scenario('area/id', 'stores a long name', async () => {})
scenario(['area/id', 'area/other'], 'stores a longer name', async () => {})`
  expect(found(source, 'a.test.ts')).toEqual([
    [1, 'error', 'the file is missing'],
    [2, 'title', 'reads a file'],
    [3, 'title', 'reads %i files at once'],
    [4, 'title', 'stores a long name'],
    [5, 'title', 'stores a longer name'],
  ])
})

test('reads the comments of YAML in a template', () => {
  expect(found('const a = `# Judges the service every night.\nname: conformance\n`')).toEqual([
    [1, 'message', 'Judges the service every night.\nname: conformance'],
  ])
})
