import { hostOf, isLoopback } from '../http/hosts.ts'

/**
 * What keeps the suite from addresses that nobody named as ones for tests: it writes. A name covers its host alone, so that an
 * address on the command line is not covered by what a file says of another.
 * An image is started for the run: it has no address that could be another's.
 * @returns nothing where it may go there
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
  const lines = refused.map(({ variable, host }) => `${variable}: ${host} is not named as a host for tests.`)
  return [
    ...lines,
    'A run writes: it makes, starts and cancels transactions, uploads files, and has mails sent to their participants.',
    `Where that may be, and nowhere else, set ESIGN_TEST_HOSTS=${names}`,
  ].join('\n')
}

/** Why an address may be reached, in words. */
export function leaveFor(url: string): string {
  const host = hostOf(url)
  return isLoopback(host) ? `${host} is this machine` : `${host} is named in ESIGN_TEST_HOSTS`
}
