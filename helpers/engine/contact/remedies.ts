import { hostOf, isLoopback } from '../http/hosts.ts'
import type { Configuration } from '../configuration/configuration.ts'

/** What helps against a way that does not work, by what it is told with. */
const REMEDIES: readonly (readonly [told: RegExp, remedy: string])[] = [
  [
    /DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT)/,
    'to trust its certificate, set ESIGN_CA_FILE to the file (PEM) of the authority that signed it',
  ],
  [/ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)/, 'there is no TLS at this address: write http:// for it'],
]

/** What to do where no usable answer came from an address. */
export function remedyFor(wrong: string): string {
  const [, remedy] = REMEDIES.find(([told]) => told.test(wrong)) ?? []
  return remedy ?? 'check the address, and that the target runs'
}

/** How a server ends a connection on which it misses a certificate, among other reasons. */
const HANG_UP = /other side closed|ECONNRESET|CERTIFICATE_REQUIRED|HANDSHAKE_FAILURE|ALERT/

/** What else may stand in the way to an address that gave no answer, by what is configured of it. */
export function wayHint(wrong: string, { baseUrl, network }: Pick<Configuration, 'baseUrl' | 'network'>): string {
  if (!wrong.includes('no answer')) return ''
  const isProxied = network?.proxies !== undefined && !isLoopback(hostOf(baseUrl))
  const isNameless = baseUrl.startsWith('https:') && HANG_UP.test(wrong) && network?.tls?.cert === undefined
  return [
    isProxied ? '; HTTPS_PROXY or HTTP_PROXY is set: check the proxy, or name the host in NO_PROXY' : '',
    isNameless
      ? '; if it asks its clients for a certificate, set ESIGN_CLIENT_CERT_FILE and ESIGN_CLIENT_KEY_FILE'
      : '',
  ].join('')
}

/** What to say where the address of the control interface is that of the API, and answers as such. */
export function sameAddress(baseUrl: string, controlUrl: string): string {
  const isApi = controlUrl === baseUrl || controlUrl.startsWith(`${baseUrl}/v1`)
  if (!isApi) return ''
  return '; this is the address of the API itself (ESIGN_BASE_URL): give that of its control interface, or remove the variable'
}
