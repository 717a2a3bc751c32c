import { headerValue } from '../facts/readers.ts'
import type { GatewayHeader } from '../http/network.ts'

/** A variable with this prefix sets a header: `ESIGN_HEADER_X_GATEWAY_KEY` sets `X-Gateway-Key`. */
export const HEADER_PREFIX = 'ESIGN_HEADER_'

/** Describes these variables to the person who sets them. */
export const HEADERS_TELL =
  'a header that a gateway requires, sent with every request: the rest of the variable name is the header name, with `_` for `-` ' +
  '(`ESIGN_HEADER_X_GATEWAY_KEY` sets `X-Gateway-Key`); its value is kept secret'

/** Headers that the suite sets itself, or that belong to the connection. */
const OWN = [
  'accept',
  'accept-encoding',
  'authorization',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
]
const OF_CONNECTIONS = ['proxy-authorization', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']
const BARRED = [...OWN, ...OF_CONNECTIONS]

/** The header that a variable sets: `X-Gateway-Key`. */
const headerOf = (variable: string): string =>
  variable
    .slice(HEADER_PREFIX.length)
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('-')

/** Whether a variable sets a header. */
export const isHeaderVariable = (name: string): boolean => name.startsWith(HEADER_PREFIX)

/**
 * Reads the gateway headers from variables, with the problems found.
 * @param variables all variables; those without the prefix and empty ones are ignored
 */
export function gatewayHeaders(variables: Readonly<Record<string, string | undefined>>): {
  headers: GatewayHeader[]
  problems: string[]
} {
  const headers: GatewayHeader[] = []
  const problems: string[] = []
  for (const [variable, value = ''] of Object.entries(variables)) {
    if (!isHeaderVariable(variable) || value === '') continue
    const name = headerOf(variable)
    const read = headerValue.safeParse(value)
    if (!/^ESIGN_HEADER_[A-Z\d]+(?:_[A-Z\d]+)*$/.test(variable)) {
      problems.push(
        `${variable}: names no header; write the header's name in capital letters with _ for -, as in ${HEADER_PREFIX}X_GATEWAY_KEY`,
      )
    } else if (BARRED.includes(name.toLowerCase())) {
      problems.push(`${variable}: the suite sends ${name} itself; remove the variable`)
    } else if (read.success) headers.push({ name, value: read.data, variable })
    else problems.push(`${variable}: ${read.error.issues[0]?.message ?? ''}`)
  }
  return { headers, problems }
}
