import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const textsOf = (source: string, kind: 'comment' | 'string') =>
  tokensOf(source)
    .filter((token) => token.kind === kind)
    .map(({ text }) => text)

test.each([
  ['a string that looks like a comment', `const a = '// not one' // but this`, ['// but this']],
  ['a template that looks like a comment', 'const a = `/* not one */` /* but this */', ['/* but this */']],
  ['an address in a string', `get("https://example.com") // one`, ['// one']],
  ['a regular expression with slashes', String.raw`const a = /\/\/ [/*] '/.test(b) // one`, ['// one']],
  ['a division', 'const a = b / c // one\nconst d = (b) / 2 // two', ['// one', '// two']],
  ['a quote in a comment', `// it's one\nconst a = 'x'`, [`// it's one`]],
  ['a comment in the hole of a template', 'const a = `x ${b /* one */} y`', ['/* one */']],
])('finds the comments beyond %s', (_, source, comments) => {
  expect(textsOf(source, 'comment')).toEqual(comments)
})

test.each([
  ['a hole', 'const a = `one ${b} two`', ['one … two']],
  ['an object in a hole', 'const a = `one ${f({ b: 1 })} two`', ['one … two']],
  ['a template in a hole', 'const a = `one ${b ? `two ${c}` : ``} three`', ['one … three', 'two …', '']],
  ['escapes', String.raw`const a = 'it\'s\none'`, [`it's\none`]],
  ['a string in a comment', `/* 'none' */ // "none"`, []],
  ['a first line for the shell', `#!/usr/bin/env node 'none'\nconst a = 'one'`, ['one']],
])('reads the strings and templates with %s', (_, source, strings) => {
  expect(textsOf(source, 'string')).toEqual(strings)
})
