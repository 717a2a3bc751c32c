import { hostOf, isLoopback } from '../http/hosts.ts'

/**
 * Refuses addresses that are not listed as test hosts, because the suite writes. An entry covers only its host, so a
 * host in a file does not cover another address on the command line. An image is started for the run and has no other
 * address.
 * @returns `undefined` if the addresses are allowed
 */
export function refusalOf(
  { baseUrl, controlUrl }: { readonly baseUrl?: string | undefined; readonly controlUrl?: string | undefined },
  testHosts: readonly string[],
): string | undefined {
  const reached = [
    ['ESIGN_BASE_URL', baseUrl],
    ['ESIGN_CONTROL_URL', controlUrl],
  ] as const
  const refused = reached.flatMap(([variable, url]) => {
    const host = url === undefined ? undefined : hostOf(url)
    return host === undefined || isLoopback(host) || testHosts.includes(host) ? [] : [{ variable, host }]
  })
  if (refused.length === 0) return undefined
  const names = [...new Set([...testHosts, ...refused.map(({ host }) => host)])].join(',')
  const lines = refused.map(({ variable, host }) => `${variable}: ${host} is not one of the test hosts.`)
  return [
    ...lines,
    'A run creates, starts and cancels transactions, uploads files, and causes mails to their participants.',
    `If this is allowed on that host, set ESIGN_TEST_HOSTS=${names}`,
  ].join('\n')
}

/** Explains why an address may be contacted. */
export function reasonToAllow(url: string): string {
  const host = hostOf(url)
  return isLoopback(host) ? `${host} is this machine` : `${host} is named in ESIGN_TEST_HOSTS`
}
