import { hostOf, isLoopback } from '../http/hosts.ts'
import type { Configuration } from '../configuration/configuration.ts'

/** Remedies for failed connections, by the text of the failure. */
const REMEDIES: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [
    /DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT)/,
    'to trust its certificate, set ESIGN_CA_FILE to the file (PEM) of the authority that signed it',
  ],
  [/ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)/, 'there is no TLS at this address; write http:// instead'],
]

/** The remedy if an address gave no usable response. */
export function remedyFor(wrong: string): string {
  const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(wrong)) ?? []
  return remedy ?? 'check the address, and that the target is running'
}

/** How a server may end a connection if it misses a client certificate, among other reasons. */
const HANG_UP = /other side closed|ECONNRESET|CERTIFICATE_REQUIRED|HANDSHAKE_FAILURE|ALERT/

/** Further hints for an address that did not respond, from the configured proxies and certificates. */
export function networkHint(wrong: string, { baseUrl, network }: Pick<Configuration, 'baseUrl' | 'network'>): string {
  if (!wrong.includes('no response')) return ''
  const isProxied = network?.proxies !== undefined && !isLoopback(hostOf(baseUrl))
  const isNameless = baseUrl.startsWith('https:') && HANG_UP.test(wrong) && network?.tls?.cert === undefined
  return [
    isProxied ? '; HTTPS_PROXY or HTTP_PROXY is set: check the proxy, or name the host in NO_PROXY' : '',
    isNameless
      ? '; if it asks its clients for a certificate, set ESIGN_CLIENT_CERT_FILE and ESIGN_CLIENT_KEY_FILE'
      : '',
  ].join('')
}

/** A hint if the configured control interface has the address of the API. */
export function sameAddress(baseUrl: string, controlUrl: string): string {
  const isApi = controlUrl === baseUrl || controlUrl.startsWith(`${baseUrl}/v1`)
  if (!isApi) return ''
  return '; this is the address of the API itself (ESIGN_BASE_URL); give the address of its control interface, or remove the variable'
}
