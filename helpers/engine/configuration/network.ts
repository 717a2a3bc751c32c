import { readFileSync } from 'node:fs'
import { createSecureContext, rootCertificates } from 'node:tls'
import type { GatewayHeader, Network, Tls } from '../http/network.ts'
import { compact } from '../values/compact.ts'
import { readProxies } from './proxies.ts'
import type { GeneralValues } from './variables.ts'

/** The variables of files with certificates. */
type FileVariable = 'ESIGN_CA_FILE' | 'ESIGN_CLIENT_CERT_FILE' | 'ESIGN_CLIENT_KEY_FILE'

const CERTIFICATES = /-----BEGIN CERTIFICATE-----/
const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----/

/**
 * What the way to a target needs beside its address.
 * @param values the values of variables by their names, as they were read
 * @param environment where the proxies are named, and the authorities that Node trusts beside the public ones
 * @returns `undefined` where it needs nothing
 */
export function readNetwork(
  values: Partial<GeneralValues>,
  headers: readonly GatewayHeader[],
  environment: Readonly<Record<string, string | undefined>>,
): { network: Network | undefined; problems: string[] } {
  const problems: string[] = []
  const read = (variable: FileVariable, holds: RegExp, what: string): string | undefined => {
    const path = values[variable]
    if (path === undefined) return undefined
    const text = textOf(path)
    if (text === undefined) problems.push(`${variable}: ${path} cannot be read; give the path of a file`)
    else if (!holds.test(text)) problems.push(`${variable}: ${path} holds no ${what} in PEM; give the file that does`)
    return text
  }
  const own = read('ESIGN_CA_FILE', CERTIFICATES, 'certificate')
  const cert = read('ESIGN_CLIENT_CERT_FILE', CERTIFICATES, 'certificate')
  const key = read('ESIGN_CLIENT_KEY_FILE', PRIVATE_KEY, 'private key')
  const passphrase = values.ESIGN_CLIENT_KEY_PASSPHRASE
  if ((cert === undefined) !== (key === undefined)) problems.push(halfOf(cert === undefined))
  // Node takes no further authorities: what is given stands in the place of all that it trusts by itself.
  const ca =
    own === undefined ? undefined : [...rootCertificates, own, textOf(environment['NODE_EXTRA_CA_CERTS']) ?? '']
  const tls = compact({ ca: ca?.filter((pem) => pem !== ''), cert, key, passphrase })
  if (problems.length === 0) problems.push(...problemOf(tls))
  const { proxies, problems: ofProxies } = readProxies(environment)
  problems.push(...ofProxies)
  const isNeeded = headers.length > 0 || Object.keys(tls).length > 0 || proxies !== undefined
  return { network: isNeeded ? compact({ headers, tls, proxies }) : undefined, problems }
}

const halfOf = (isKey: boolean): string =>
  isKey
    ? 'ESIGN_CLIENT_KEY_FILE: a key without its certificate; set ESIGN_CLIENT_CERT_FILE, too'
    : 'ESIGN_CLIENT_CERT_FILE: a certificate without its key; set ESIGN_CLIENT_KEY_FILE, too'

/** What keeps certificate and key from being used. OpenSSL's words may hold no secret, and mean little: they stay here. */
function problemOf({ ca, ...own }: Tls): string[] {
  try {
    createSecureContext(own)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ERR_OSSL_X509_KEY_VALUES_MISMATCH')
      return ['ESIGN_CLIENT_KEY_FILE: this is the key of another certificate than the one in ESIGN_CLIENT_CERT_FILE']
    if (/PASS|BAD_DECRYPT|INTERRUPTED/.test(code) || own.passphrase !== undefined)
      return ['ESIGN_CLIENT_KEY_PASSPHRASE: it does not open the key in ESIGN_CLIENT_KEY_FILE; set the right one']
    return [
      `ESIGN_CLIENT_CERT_FILE and ESIGN_CLIENT_KEY_FILE cannot be used (${code}); give PEM files that belong together`,
    ]
  }
  try {
    if (ca) createSecureContext({ ca })
  } catch {
    return ['ESIGN_CA_FILE: it holds a certificate that cannot be read; give the file as the authority made it']
  }
  return []
}

function textOf(path: string | undefined): string | undefined {
  try {
    return path === undefined || path === '' ? undefined : readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
