import { expect, test } from 'vitest'
import { lineOf } from './line-of.ts'

const SOURCE = `const ROWS = [
  { rule: 'name-type', what: 'the name' },
  { rule: 'form-percent', what: 'percent' },
]
for (const { rule } of ROWS) {
  scenario(\`review/\${rule}\`, 'is a text', body)
  scenario(\`review/\${rule}-add-signer\`, 'is decoded', body)
}
scenario('review/answer-task', 'shows the task', body)
'review-name-type-lost': fault('review/name-type'),`

const ids: [id: string, line: number | undefined, from: string][] = [
  ['review/answer-task', 9, 'the line that contains it'],
  ['review-name-type-lost', 10, 'the line that contains it'],
  ['review/plus-add-signer', 7, 'the template with the longest text'],
  ['review/form-percent', 3, 'the row that has its words'],
  ['review/other', undefined, 'no line, because the area alone says nothing'],
]
test.each(ids)('Finds %s in line %s: %s', (id, line) => {
  expect(lineOf(SOURCE, id, 'review')).toBe(line)
})
