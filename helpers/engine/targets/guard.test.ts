import { expect, test } from 'vitest'
import { refusalOf } from './guard.ts'

const loopback = [
  'http://localhost:4010',
  'http://127.0.0.1/base',
  'https://127.1.2.3',
  'http://[::1]:8080',
  'http://0x7f000001',
]
test.each(loopback)('Allows %s, which is this machine', (baseUrl) => {
  expect(refusalOf({ baseUrl }, [])).toBeUndefined()
})

const named = ['https://preprod.example.com', 'https://PreProd.example.com:8443/base', 'https://preprod.example.com./']
test.each(named)('Allows %s, which is a test host', (baseUrl) => {
  expect(refusalOf({ baseUrl }, ['preprod.example.com'])).toBeUndefined()
})

const others = [
  'https://api.example.com',
  'https://preprod.example.com.evil.org',
  'https://x.preprod.example.com',
  'http://localhost.example.com',
  'http://10.0.0.1',
  'http://128.0.0.1',
]
test.each(others)('Refuses %s, whatever other hosts are allowed', (baseUrl) => {
  expect(refusalOf({ baseUrl }, ['preprod.example.com'])).toMatch(/^ESIGN_BASE_URL: .+ is not one of the test hosts\./)
})

test('Includes the current test hosts in its suggestion', () => {
  const urls = { baseUrl: 'https://preprod.example.com', controlUrl: 'https://control.example.com' }
  const reported = refusalOf(urls, ['preprod.example.com'])
  expect(reported).toMatch(/^ESIGN_CONTROL_URL: control\.example\.com is not one of the test hosts/)
  expect(reported).toMatch(/set ESIGN_TEST_HOSTS=preprod\.example\.com,control\.example\.com$/)
})
