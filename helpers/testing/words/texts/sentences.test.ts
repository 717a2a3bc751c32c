import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

const sentences = (text: string) => sentencesOf({ file: 'a.ts', line: 5, kind: 'comment', text })

test('splits sentences, each with its line', () => {
  const text = 'One sentence. Another\none, e.g. this. `code` begins\nthe third.'
  expect(sentences(text).map(({ line, text: sentence }) => [line, sentence])).toEqual([
    [5, 'One sentence.'],
    [5, 'Another one, e.g. this.'],
    [6, '`code` begins the third.'],
  ])
})

test('masks code, quotations and holes', () => {
  expect(sentences('The "quoted. Words" of `a. B` are …').map(({ masked }) => masked)).toEqual([
    'The "XXXXXXXXXXXXX" of `xxxx` are X',
  ])
})
