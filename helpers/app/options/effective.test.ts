import { expect, test } from 'vitest'
import { effectiveOf } from './effective.ts'

const environment = {
  variables: {
    ESIGN_BASE_URL: 'https://me:canary@host',
    ESIGN_API_KEY: 'canary',
    ESIGN_HEADER_X_KEY: 'canary',
    ESIGN_FOLDER_ID: '',
    ESIGN_GATE: 'all',
    https_proxy: 'http://me:canary@proxy:3128',
    PATH: '/bin',
  },
  fromFile: new Set(['ESIGN_API_KEY', 'ESIGN_GATE']),
}
const shown = effectiveOf({ gate: 'stated' }, environment)
const of = (name: string) => shown.find(({ variable }) => variable === name)

test.each([
  ['ESIGN_BASE_URL', 'https://(secret)@host', 'environment'],
  ['ESIGN_API_KEY', '(secret)', '.env'],
  ['ESIGN_GATE', 'stated', 'flag'],
  ['ESIGN_READ_LAG_SECONDS', '5', 'default'],
  ['ESIGN_FOLDER_ID', undefined, 'not set'],
  ['ESIGN_HEADER_X_KEY', '(secret)', 'environment'],
  ['https_proxy', 'http://me:(secret)@proxy:3128', 'environment'],
])('Shows %s as %s, from: %s', (variable, value, source) => {
  expect(of(variable)).toMatchObject({ ...(value !== undefined && { value }), source })
  if (value === undefined) expect(of(variable)).not.toHaveProperty('value')
})

test('Shows no secret, and no variable of other programs', () => {
  expect(JSON.stringify(shown)).not.toContain('canary')
  expect(of('PATH')).toBeUndefined()
})
