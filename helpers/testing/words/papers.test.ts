import { expect, test } from 'vitest'
import { textsOfHashComments } from './texts/hash-comments.ts'
import { textsOfMarkdown } from './texts/markdown.ts'

test('reads the prose, headings and tables of Markdown, and no code', () => {
  const source = `# A title

A paragraph of
two lines with [a link](https://example.com/none).

\`\`\`sh
# not a heading
\`\`\`

- One item
  on two lines
- Another item

| flag | effect |
| --- | --- |
| \`--out\` | the folder of reports |`
  expect(textsOfMarkdown('a.md', source).map(({ line, kind, text }) => [line, kind, text])).toEqual([
    [3, 'prose', 'A paragraph of\ntwo lines with [a link].'],
    [10, 'prose', 'One item\non two lines'],
    [12, 'prose', 'Another item'],
    [14, 'prose', 'flag'],
    [14, 'prose', 'effect'],
    [16, 'prose', '`--out`'],
    [16, 'prose', 'the folder of reports'],
    [1, 'heading', 'A title'],
  ])
})

test('reads the comments and descriptions of YAML and of variables', () => {
  const source = `#!/bin/sh
# One comment
# of two lines.
name: A name of three words
on: push # at once
color: '#ff0000'
ESIGN_BASE_URL=`
  expect(textsOfHashComments('a.yml', source).map(({ line, kind, text }) => [line, kind, text])).toEqual([
    [2, 'comment', 'One comment\nof two lines.'],
    [5, 'comment', 'at once'],
    [4, 'message', 'A name of three words'],
  ])
})
