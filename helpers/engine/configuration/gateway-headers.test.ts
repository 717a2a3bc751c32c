import { expect, test } from 'vitest'
import { gatewayHeaders } from './gateway-headers.ts'

test('Derives the header from the rest of the variable name', () => {
  expect(gatewayHeaders({ ESIGN_HEADER_X_API_KEY2: ' sk-one ', ESIGN_HEADER_X: '', OTHER: 'x' })).toEqual({
    headers: [{ name: 'X-Api-Key2', value: 'sk-one', variable: 'ESIGN_HEADER_X_API_KEY2' }],
    problems: [],
  })
})

test.each([
  [
    'ESIGN_HEADER_',
    "names no header; write the header's name in capital letters with _ for -, as in ESIGN_HEADER_X_GATEWAY_KEY",
  ],
  [
    'ESIGN_HEADER_x',
    "names no header; write the header's name in capital letters with _ for -, as in ESIGN_HEADER_X_GATEWAY_KEY",
  ],
  ['ESIGN_HEADER_AUTHORIZATION', 'the suite sends Authorization itself; remove the variable'],
  ['ESIGN_HEADER_CONTENT_TYPE', 'the suite sends Content-Type itself; remove the variable'],
])('Rejects %s', (variable, problem) => {
  expect(gatewayHeaders({ [variable]: 'sk-canary' })).toEqual({ headers: [], problems: [`${variable}: ${problem}`] })
})

test('Rejects a value that a header cannot contain', () => {
  expect(gatewayHeaders({ ESIGN_HEADER_X: 'sk\r\ncanary: x' }).problems).toEqual([
    'ESIGN_HEADER_X: has characters that no header contains; copy the value again',
  ])
})
