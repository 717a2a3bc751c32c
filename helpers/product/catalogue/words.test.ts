import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../app/project/project.ts'
import { catalogue } from '../../app/project/suite.ts'
import { withCatalogue } from '../../testing/words/texts/catalogue-texts.ts'
import { collectTexts } from '../../testing/words/texts/collect.ts'
import { covers, EXCEPTIONS } from '../../testing/words/exceptions.ts'
import { describeHit } from '../../testing/words/hit.ts'
import { allHitsIn } from '../../testing/words/hits.ts'

const KIBIBYTE = 1024
const LONGEST_README = 12 * KIBIBYTE
const MOST_EXCEPTIONS = 30

const texts = withCatalogue(collectTexts(PROJECT), [...catalogue.values()])
const hits = allHitsIn(texts)

test('every text is written in plain words', () => {
  const condemned = hits.filter((hit) => !EXCEPTIONS.some((exception) => covers(exception, hit)))
  expect(condemned.map(describeHit)).toEqual([])
})

test('the exceptions are few, and each is still needed', () => {
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(MOST_EXCEPTIONS)
  expect(EXCEPTIONS.filter((exception) => !hits.some((hit) => covers(exception, hit)))).toEqual([])
})

test('the README is short enough to be read', () => {
  expect(readFileSync(path.join(PROJECT, 'README.md')).length).toBeLessThanOrEqual(LONGEST_README)
})

test('the texts of every kind are found', () => {
  const kinds = new Set(texts.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual([
    'comment',
    'derivation',
    'error',
    'heading',
    'message',
    'open statement',
    'prose',
    'reason',
    'statement',
    'title',
  ])
  expect(texts.length).toBeGreaterThan(10_000)
})
