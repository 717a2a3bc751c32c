import { expect, test } from 'vitest'
import { stableValue } from './stable-value.ts'

test.each([
  ['tra_cvhj3uvvtodkgovve5vx', '…'],
  ['0197a1b2-3c4d-7e8f-9a0b-1c2d3e4f5a6b', '…'],
  ['7190283746100000037', '…'],
  ['400, param auth_data[aut_qk25gonra8327h5gat00].value', '400, param auth_data[…].value'],
  ['400, param auth_data[aut_igcwimsuewphhpggqdwa].value', '400, param auth_data[…].value'],
  ['400, param auth_data[17].value', '400, param auth_data[…].value'],
  ['Incredible Plastic Shoes 98e184d41.pdf', '….pdf'],
  ['bella.kunde.98e184d412@example.com', '…'],
  ['2030-01-02T03:04:05.678Z', '…'],
  ['from 2030-01-02T03:04:05+01:00', 'from …'],
])('ignores the part of %s that belongs to one run', (value, stable) => {
  expect(stableValue(value)).toBe(stable)
})

test.each([
  '200, type invalid_request_error, error incompatible_state, param expires_at',
  'started_transactions +1, signed_documents_by_required_level.level_1 +1',
  '{"page":1,"x":-5,"y":-5}',
  '[0,1,2,3]',
  '["second"]',
  'true',
  '1000',
])('keeps every part of %s', (value) => {
  expect(stableValue(value)).toBe(value)
})
