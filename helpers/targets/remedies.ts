/** What helps against a way that does not work, by what it is told with. */
const REMEDIES: readonly (readonly [told: RegExp, remedy: string])[] = [
  [
    /DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT)/,
    'to trust its certificate, set NODE_EXTRA_CA_CERTS to the file (PEM) of the authority that signed it, in the ' +
      'environment: Node reads no .env',
  ],
  [/ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)/, 'there is no TLS at this address: write http:// for it'],
]

/** What to do where no usable answer came from an address. */
export function remedyFor(wrong: string): string {
  const [, remedy] = REMEDIES.find(([told]) => told.test(wrong)) ?? []
  return remedy ?? 'check the address, and that the target runs'
}

/** What to say where the address of the control interface is that of the API, and answers as such. */
export function sameAddress(baseUrl: string, controlUrl: string): string {
  const isApi = controlUrl === baseUrl || controlUrl.startsWith(`${baseUrl}/v1`)
  if (!isApi) return ''
  return '; this is the address of the API itself (ESIGN_BASE_URL): give that of its control interface, or remove the variable'
}
