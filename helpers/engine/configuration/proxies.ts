import type { Proxies } from '../http/network.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The variables of proxies, as is the custom of all tools. */
const NAMES = { https: 'HTTPS_PROXY', http: 'HTTP_PROXY', none: 'NO_PROXY' } as const
type Kind = keyof typeof NAMES

/** The variable of a kind that is set: the name in small letters wins. */
function setOf(kind: Kind, environment: Environment): readonly [name: string, value: string] | undefined {
  const both = [NAMES[kind].toLowerCase(), NAMES[kind]]
  const name = both.find((one) => environment[one] !== undefined)
  const value = environment[name ?? '']?.trim() ?? ''
  return name === undefined || value === '' ? undefined : [name, value]
}

const withScheme = (proxy: string) => (/^\w+:\/\//.test(proxy) ? proxy : `http://${proxy}`)

/** The proxies that the environment names; what is wrong with them is told by the variable. */
export function readProxies(environment: Environment): { proxies: Proxies | undefined; problems: string[] } {
  const problems: string[] = []
  const addressOf = (kind: Kind): string => {
    const [name, value] = setOf(kind, environment) ?? []
    if (value === undefined) return ''
    const url = withScheme(value)
    if (!/^https?:/i.test(url) || !URL.canParse(url))
      problems.push(`${name}: is no address of a proxy; write it like http://proxy.example.com:3128`)
    return url
  }
  const [https, http] = [addressOf('https'), addressOf('http')]
  const [, none = ''] = setOf('none', environment) ?? []
  return { proxies: https === '' && http === '' ? undefined : { https, http, none }, problems }
}

/** The proxy variables that are set, as they may be shown: without the password. */
export function shownProxies(environment: Environment): [name: string, shown: string][] {
  return (['https', 'http', 'none'] as const).flatMap((kind): [string, string][] => {
    const [name, value] = setOf(kind, environment) ?? []
    return name === undefined || value === undefined ? [] : [[name, value.replace(/:[^:/@]*@/, ':(secret)@')]]
  })
}

/** The passwords of proxies, each with what is shown in its place. */
export function proxySecrets(environment: Environment): [secret: string, shown: string][] {
  return (['https', 'http'] as const).flatMap((kind): [string, string][] => {
    const [name, value] = setOf(kind, environment) ?? []
    if (value === undefined || !URL.canParse(withScheme(value))) return []
    const { password } = new URL(withScheme(value))
    return password === '' ? [] : [[password, `$${name}`]]
  })
}
