import { expect, test } from 'vitest'
import { proxySecrets, readProxies, shownProxies } from './proxies.ts'

test('Finds no proxies if none are set', () => {
  expect(readProxies({ NO_PROXY: 'host', HTTPS_PROXY: '' })).toEqual({ proxies: undefined, problems: [] })
})

test('Prefers lower-case names, and accepts a proxy without a scheme', () => {
  const environment = {
    https_proxy: 'proxy:3128',
    HTTPS_PROXY: 'http://other',
    HTTP_PROXY: 'https://p',
    no_proxy: 'a,b',
  }
  expect(readProxies(environment).proxies).toEqual({ https: 'http://proxy:3128', http: 'https://p', none: 'a,b' })
})

test.each(['socks5://proxy', 'http://', 'a b'])('Rejects the proxy %s', (HTTPS_PROXY) => {
  expect(readProxies({ HTTPS_PROXY }).problems).toEqual([
    'HTTPS_PROXY: is not the address of a proxy; write it like http://proxy.example.com:3128',
  ])
})

test('Treats the password of a proxy as a secret', () => {
  const environment = { HTTPS_PROXY: 'http://me:canary@proxy:3128', NO_PROXY: 'host' }
  expect(proxySecrets(environment)).toEqual([['canary', '$HTTPS_PROXY']])
  expect(shownProxies(environment)).toEqual([
    ['HTTPS_PROXY', 'http://me:(secret)@proxy:3128'],
    ['NO_PROXY', 'host'],
  ])
})
