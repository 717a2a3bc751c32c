import { readFileSync } from 'node:fs'
import { createSecureContext, rootCertificates } from 'node:tls'
import type { GatewayHeader, Network, Tls } from '../http/network.ts'
import { compact } from '../values/compact.ts'
import { readProxies } from './proxies.ts'
import type { GeneralValues } from './variables.ts'

/** The variables that name files with certificates or keys. */
type FileVariable = 'ESIGN_CA_FILE' | 'ESIGN_CLIENT_CERT_FILE' | 'ESIGN_CLIENT_KEY_FILE'

const CERTIFICATES = /-----BEGIN CERTIFICATE-----/
const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----/

/**
 * Headers, certificates and proxies of the network path to a target.
 * @param values the parsed values by variable name
 * @param environment names the proxies, and the authorities that Node trusts in addition to the public ones
 * @returns `undefined` if nothing is configured
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
    if (text === undefined) problems.push(`${variable}: ${path} cannot be read; give the path of a readable file`)
    else if (!holds.test(text))
      problems.push(`${variable}: ${path} contains no ${what} in PEM format; give a file that does`)
    return text
  }
  const own = read('ESIGN_CA_FILE', CERTIFICATES, 'certificate')
  const cert = read('ESIGN_CLIENT_CERT_FILE', CERTIFICATES, 'certificate')
  const key = read('ESIGN_CLIENT_KEY_FILE', PRIVATE_KEY, 'private key')
  const passphrase = values.ESIGN_CLIENT_KEY_PASSPHRASE
  if ((cert === undefined) !== (key === undefined)) problems.push(halfOf(cert === undefined))
  // In Node, configured authorities replace the default ones, so the default ones are added again.
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
    ? 'ESIGN_CLIENT_KEY_FILE: there is no certificate for this key; set ESIGN_CLIENT_CERT_FILE, too'
    : 'ESIGN_CLIENT_CERT_FILE: there is no key for this certificate; set ESIGN_CLIENT_KEY_FILE, too'

/**
 * Explains why certificate and key cannot be used. OpenSSL's own messages are not shown: they are hard to understand
 * and might contain a secret.
 */
function problemOf({ ca, ...own }: Tls): string[] {
  try {
    createSecureContext(own)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ERR_OSSL_X509_KEY_VALUES_MISMATCH')
      return [
        'ESIGN_CLIENT_KEY_FILE: the key does not belong to the certificate in ESIGN_CLIENT_CERT_FILE; give the key that does',
      ]
    if (/PASS|BAD_DECRYPT|INTERRUPTED/.test(code) || own.passphrase !== undefined)
      return [
        'ESIGN_CLIENT_KEY_PASSPHRASE: the passphrase does not open the key in ESIGN_CLIENT_KEY_FILE; set the right one',
      ]
    return [
      `ESIGN_CLIENT_CERT_FILE and ESIGN_CLIENT_KEY_FILE cannot be used (${code}); give PEM files that belong together`,
    ]
  }
  try {
    if (ca) createSecureContext({ ca })
  } catch {
    return ['ESIGN_CA_FILE: the file contains an unreadable certificate; give the original file of the authority']
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
