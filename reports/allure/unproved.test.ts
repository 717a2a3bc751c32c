import { expect, test } from 'vitest'
import { sampleOutcome, sampleRecord, skipped } from '../samples/outcome.ts'
import { unprovedResults } from './unproved.ts'

const { results } = sampleOutcome([
  sampleRecord('metadata/key-length'),
  sampleRecord('lifecycle/expires', skipped('needs clock', ['clock'])),
])
const EMAIL = 'lifecycle/email'

test('a rule that is not testable by a client is skipped, with its statement and the reason', () => {
  const [result, ...others] = unprovedResults(results, new Set([EMAIL, 'metadata/key-length', 'lifecycle/expires']))
  expect(others).toEqual([])
  expect(result).toMatchObject({
    name: 'A signer gets an email.',
    status: 'skipped',
    statusDetails: { message: 'it appears only in an email: no call shows the email' },
  })
  expect(result?.description).toMatch(/\*\*lifecycle\/email\*\*: A signer.+Level: \*stated\*.+no call shows the email/s)
  expect(result?.description).toContain('No setting exercises this rule.')
  expect(result?.labels).toContainEqual({ name: 'because', value: 'it appears only in an email' })
})

test('rules that were not selected for the run are left out', () => {
  expect(unprovedResults(results, new Set(['metadata/key-length']))).toEqual([])
})
