import { expect, test } from 'vitest'
import { surelyUnknown } from './unknown-ids.ts'

test.each([
  ['tra_4f1c8b2a9d7e', 'tra_e7d9a2b8c1f4'],
  ['tra_a1b2c3d4', 'tra_4d3c2b1a'],
  ['550e8400-e29b-41d4-a716-446655440000', '550e8400-e29b-41d4-a716-000044556644'],
  ['{550e8400-e29b-41d4-a716-446655440000}', '{550e8400-e29b-41d4-a716-000044556644}'],
  ['VQ6EAOKbQdSnFkRmVUQABQ==', 'VQ6EAOKbQBAQUVmRkFnSdQ=='],
  ['V1StGXR8_Z5jdHi6B-myT', 'V1StGXR8_B6iHdj5Z-myT'],
  ['17', '999999999'],
  ['2100000123', '1999999999'],
  ['9100000000000000123', '1999999999999999999'],
])('Makes up an id like %s', (id, expected) => {
  expect(surelyUnknown(id)).toBe(expected)
})

test.each(['TX-2026-0042', 'transaction-17', 'ws4f1c8b2a_17', 'abcdefg', '999999999', 'abcddcba'])(
  'Makes up none that is like %s',
  (id) => {
    expect(surelyUnknown(id)).toBeUndefined()
  },
)
