import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Proof } from '../../engine/prove/proof.ts'
import { headingOf, keepProofs } from './kept-proofs.ts'

const heading = headingOf(7, ['one', 'two'])
const proof = (fault: string): Proof => ({ fault, story: 'It is broken.', breaks: ['a/b'], survived: [], red: ['a/b'] })

let out: string
beforeAll(() => {
  out = mkdtempSync(path.join(tmpdir(), 'countersign-test-'))
})
afterAll(() => rmSync(out, { recursive: true }))

test('Refuses to resume if there are no proofs', () => {
  expect(() => keepProofs(out, heading, true)).toThrow(/--resume: there is no .*prove-all\.ndjson to resume/)
})

test('Resumes with all earlier proofs except an incomplete line', () => {
  const first = keepProofs(out, heading, false)
  first.add(proof('one'))
  appendFileSync(path.join(out, 'prove-all.ndjson'), '{"fault":"tw')
  const again = keepProofs(out, heading, true)
  again.add(proof('two'))
  expect([...again.done.values()]).toEqual([proof('one')])
  expect([...keepProofs(out, heading, true).done.keys()]).toEqual(['one', 'two'])
})

test('Refuses to resume with another seed or with other faults', () => {
  expect(() => keepProofs(out, headingOf(8, ['one', 'two']), true)).toThrow(/has seed 7\. Give --seed 7/)
  expect(() => keepProofs(out, headingOf(7, ['one']), true)).toThrow(/other faults or rules/)
})

test('Discards earlier proofs if it does not resume', () => {
  keepProofs(out, heading, false)
  expect(readFileSync(path.join(out, 'prove-all.ndjson'), 'utf8')).toBe(`${JSON.stringify(heading)}\n`)
})
