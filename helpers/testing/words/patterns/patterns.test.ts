import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allHitsIn } from '../hits.ts'
import type { Kind } from '../texts/text.ts'

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
const namesOf = (kind: Kind, text: string) =>
  allHitsIn([{ file: 'a.ts', line: 1, kind, text }]).map(({ pattern }) => `${pattern.rule}\t${pattern.name}`)

test('each former sentence breaks the rule of style that it is listed for', () => {
  const former = linesOf('former-texts.txt').map((line) => {
    const [rule, name, kind, text] = line.split('\t')
    return { name: `${rule}\t${name}`, kind: kind as Kind, text: text ?? '' }
  })
  expect(former.length).toBeGreaterThan(300)
  expect(former.filter(({ name, kind, text }) => !namesOf(kind, text).includes(name))).toEqual([])
})

test('a plain sentence breaks none', () => {
  const kinds: readonly Kind[] = ['comment', 'message', 'error', 'prose', 'title']
  const condemned = linesOf('plain-texts.txt').flatMap((text) =>
    kinds.flatMap((kind) => namesOf(kind, text).map((name) => `${name}: ${text}`)),
  )
  expect(condemned).toEqual([])
})

test('a plain statement breaks none', () => {
  const statements = linesOf('plain-statements.txt')
  expect(statements.flatMap((text) => namesOf('statement', text).map((name) => `${name}: ${text}`))).toEqual([])
})
