import { expect, test } from 'vitest'
import { gatewayHeaders } from './gateway-headers.ts'

test('the rest of the name is the header', () => {
  expect(gatewayHeaders({ ESIGN_HEADER_X_API_KEY2: ' sk-one ', ESIGN_HEADER_X: '', OTHER: 'x' })).toEqual({
    headers: [{ name: 'X-Api-Key2', value: 'sk-one', variable: 'ESIGN_HEADER_X_API_KEY2' }],
    problems: [],
  })
})

test.each([
  ['ESIGN_HEADER_', 'names no header; write its name in capital letters, with _ for -: ESIGN_HEADER_X_GATEWAY_KEY'],
  ['ESIGN_HEADER_x', 'names no header; write its name in capital letters, with _ for -: ESIGN_HEADER_X_GATEWAY_KEY'],
  ['ESIGN_HEADER_AUTHORIZATION', 'the suite sends Authorization itself; remove the variable'],
  ['ESIGN_HEADER_CONTENT_TYPE', 'the suite sends Content-Type itself; remove the variable'],
])('%s is none', (variable, problem) => {
  expect(gatewayHeaders({ [variable]: 'sk-canary' })).toEqual({ headers: [], problems: [`${variable}: ${problem}`] })
})

test('a value that no header can have', () => {
  expect(gatewayHeaders({ ESIGN_HEADER_X: 'sk\r\ncanary: x' }).problems).toEqual([
    'ESIGN_HEADER_X: has characters that no header has; copy it again',
  ])
})
