import { expect, test } from 'vitest'
import { redactorOf } from '../evidence/redact.ts'
import { Violation } from '../outcome/errors.ts'
import { violationFinding } from './findings.ts'
import type { Run } from './run.ts'

const FIRST = 'sk_first_0123456789'
const SECOND = 'sk_second_0123456789'
const redactor = redactorOf([
  [FIRST, '$KEY'],
  [SECOND, '$KEY'],
])
const found = (expected: string, actual: string) =>
  violationFinding(
    new Violation('api_keys[].secret', expected, actual, { kind: 'equal' }),
    undefined,
    { exchanges: [], redactor },
    {} as Pick<Run, 'session'>,
  )

test('two secrets with the same name are still seen to be different', () => {
  const finding = found(`"${FIRST}"`, `"${SECOND}"`)
  expect(finding).toMatchObject({ expected: '"$KEY"', actual: '"$KEY" (a different secret)' })
  expect(finding.message).toBe('api_keys[].secret: expected "$KEY", got "$KEY" (a different secret)')
})

test('a value that is not a secret is shown as it is', () => {
  expect(found('"a"', '"b"').actual).toBe('"b"')
})
