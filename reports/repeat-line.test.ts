import { expect, test } from 'vitest'
import { sampleOutcome } from './samples/outcome.ts'
import { repeatLine } from './repeat-line.ts'

test('a rule is repeated on the target of the run, with its seed', () => {
  const line = (change = {}) => repeatLine(sampleOutcome([], change), 'metadata/key-length')
  expect(line()).toBe('npx countersign run --rule metadata/key-length --seed 42')
  expect(line({ fault: 'a,b' })).toMatch(/ --seed 42 --fault a,b$/)
  expect(line({ target: { kind: 'address', base_url: "https://h.test/it's" } })).toMatch(
    / --base-url 'https:\/\/h\.test\/it'\\''s'$/,
  )
  const image = { name: 'esign:1', byHand: [] }
  expect(line({ target: { kind: 'image', base_url: '/', image } })).toMatch(/ --image esign:1$/)
})
