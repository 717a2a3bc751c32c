import type { Proxies } from '../http/network.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The conventional variables for proxies. */
const NAMES = { https: 'HTTPS_PROXY', http: 'HTTP_PROXY', none: 'NO_PROXY' } as const
type Kind = keyof typeof NAMES

/** The variable that is set; the lower-case name takes precedence. */
function setOf(kind: Kind, environment: Environment): readonly [name: string, value: string] | undefined {
  const both = [NAMES[kind].toLowerCase(), NAMES[kind]]
  const name = both.find((one) => environment[one] !== undefined)
  const value = environment[name ?? '']?.trim() ?? ''
  return name === undefined || value === '' ? undefined : [name, value]
}

const withScheme = (proxy: string) => (/^\w+:\/\//.test(proxy) ? proxy : `http://${proxy}`)

/** The proxies in the environment, with a problem for each unusable variable. */
export function readProxies(environment: Environment): { proxies: Proxies | undefined; problems: string[] } {
  const problems: string[] = []
  const addressOf = (kind: Kind): string => {
    const [name, value] = setOf(kind, environment) ?? []
    if (value === undefined) return ''
    const url = withScheme(value)
    if (!/^https?:/i.test(url) || !URL.canParse(url))
      problems.push(`${name}: is not the address of a proxy; write it like http://proxy.example.com:3128`)
    return url
  }
  const [https, http] = [addressOf('https'), addressOf('http')]
  const [, none = ''] = setOf('none', environment) ?? []
  return { proxies: https === '' && http === '' ? undefined : { https, http, none }, problems }
}

/** The proxy variables that are set, without passwords. */
export function shownProxies(environment: Environment): [name: string, shown: string][] {
  return (['https', 'http', 'none'] as const).flatMap((kind): [string, string][] => {
    const [name, value] = setOf(kind, environment) ?? []
    return name === undefined || value === undefined ? [] : [[name, value.replace(/:[^:/@]*@/, ':(secret)@')]]
  })
}

/** The passwords of proxies, each with the text that reports show instead. */
export function proxySecrets(environment: Environment): [secret: string, shown: string][] {
  return (['https', 'http'] as const).flatMap((kind): [string, string][] => {
    const [name, value] = setOf(kind, environment) ?? []
    if (value === undefined || !URL.canParse(withScheme(value))) return []
    const { password } = new URL(withScheme(value))
    return password === '' ? [] : [[password, `$${name}`]]
  })
}
