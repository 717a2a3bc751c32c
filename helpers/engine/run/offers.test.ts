import { expect, test } from 'vitest'
import type { CallName } from '../api/calls.ts'
import type { Pair } from '../http/encode.ts'
import { lackingFor } from './offers.ts'

const lacking = (name: CallName, form: readonly Pair[], types?: readonly string[]) =>
  lackingFor(
    { method: 'POST', path: '/', call: { name, ids: {} }, form },
    { facts: { ...(types && { 'field-types': types }) } },
  )

test('Names the type of a field that the workspace does not offer', () => {
  const visa: Pair[] = [['type', 'visa']]
  expect(lacking('addField', visa, ['signature'])).toBe(
    'the workspace offers no fields of type visa (ESIGN_FIELD_TYPES)',
  )
  expect(lacking('updateField', visa, ['signature'])).toMatch('visa')
  expect(lacking('addInitials', [], ['signature'])).toMatch('no initials')
})

test('Has no objection to any other request', () => {
  expect(lacking('addField', [['type', 'visa']])).toBeUndefined()
  expect(lacking('addField', [['type', 'visa']], ['visa'])).toBeUndefined()
  expect(lacking('addField', [['type', 'stamp']], ['visa'])).toBeUndefined()
  expect(lacking('addField', [], ['visa'])).toBeUndefined()
  expect(lacking('update', [['type', 'visa']], ['signature'])).toBeUndefined()
})
