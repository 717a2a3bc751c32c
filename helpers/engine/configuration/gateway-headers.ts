import { headerValue } from '../facts/readers.ts'
import type { GatewayHeader } from '../http/network.ts'

/** A variable with this prefix is a header: `ESIGN_HEADER_X_GATEWAY_KEY` is `X-Gateway-Key`. */
export const HEADER_PREFIX = 'ESIGN_HEADER_'

/** What these variables tell, in words for a person who sets them. */
export const HEADERS_TELL =
  'a header that a gateway asks for, sent with every request: the rest of the name is its name, with `_` for `-` ' +
  '(`ESIGN_HEADER_X_GATEWAY_KEY` is `X-Gateway-Key`); its value is kept secret'

/** Headers that the suite sends itself, or that belong to the connection. */
const OWN = ['accept', 'authorization', 'connection', 'content-length', 'content-type', 'expect', 'host', 'keep-alive']
const OF_CONNECTIONS = ['proxy-authorization', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']
const BARRED = [...OWN, ...OF_CONNECTIONS]

/** The header that a variable is: `X-Gateway-Key`. */
const headerOf = (variable: string): string =>
  variable
    .slice(HEADER_PREFIX.length)
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join('-')

/** Whether a variable is one of a header. */
export const isHeaderVariable = (name: string): boolean => name.startsWith(HEADER_PREFIX)

/**
 * The headers that variables tell, and what is wrong with those that tell none.
 * @param variables those without the prefix, and those that are empty, are no concern
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
        `${variable}: names no header; write its name in capital letters, with _ for -: ${HEADER_PREFIX}X_GATEWAY_KEY`,
      )
    } else if (BARRED.includes(name.toLowerCase())) {
      problems.push(`${variable}: the suite sends ${name} itself; remove the variable`)
    } else if (read.success) headers.push({ name, value: read.data, variable })
    else problems.push(`${variable}: ${read.error.issues[0]?.message ?? ''}`)
  }
  return { headers, problems }
}
