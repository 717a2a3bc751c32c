import { Agent, EnvHttpProxyAgent, type Dispatcher } from 'undici'
import { isLoopback } from './hosts.ts'

/** A header that a gateway before the target asks for. Its value is a secret. */
export interface GatewayHeader {
  readonly name: string
  readonly value: string
  /** The variable that tells the value. */
  readonly variable: string
}

/** What the way to a target needs beside its address: plain data, so that it can be handed to a worker. */
export interface Network {
  /** Sent with every request, to the target and to its control interface. */
  readonly headers: readonly GatewayHeader[]
  readonly tls?: Tls
  readonly proxies?: Proxies
}

/** The authorities that are trusted in the place of Node's own, and the client's own certificate with its key, all in PEM. */
export interface Tls {
  readonly ca?: string[]
  readonly cert?: string
  readonly key?: string
  readonly passphrase?: string
}

/** The proxies of the environment, as `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` have them. */
export interface Proxies {
  readonly https?: string
  readonly http?: string
  readonly none?: string
}

/** How connections to one address are made. Times in milliseconds. */
interface Connecting {
  readonly baseUrl: string
  readonly connections: number
  readonly timeoutMs: number
  readonly network: Network | undefined
}

/** The connections to one address: through a proxy where one is set, never to this machine itself. */
export function dispatcherFor({ baseUrl, connections, timeoutMs, network = { headers: [] } }: Connecting): Dispatcher {
  const { tls, proxies } = network
  const own = { ...tls }
  const options = {
    connections,
    keepAliveTimeout: 4_000,
    connectTimeout: timeoutMs,
    connect: own,
  }
  const { https = '', http = '', none = '' } = proxies ?? {}
  if ((https === '' && http === '') || isLoopback(new URL(baseUrl).hostname)) return new Agent(options)
  // Empty texts, so that the variables of the process are not read a second time.
  const through = { httpProxy: http, httpsProxy: https === '' ? http : https, noProxy: none }
  // What is not encrypted goes through a proxy as such: many let tunnels lead to port 443 alone.
  return new EnvHttpProxyAgent({
    ...options,
    ...through,
    requestTls: own,
    proxyTls: tls?.ca ? { ca: tls.ca } : {},
    proxyTunnel: false,
  })
}

/** The headers by their names. */
export const headersOf = (network: Network | undefined): Record<string, string> =>
  Object.fromEntries((network?.headers ?? []).map(({ name, value }) => [name.toLowerCase(), value]))

/** Shorter values are no secrets: they occur in every text. */
const SHORTEST_SECRET = 4

/** The values of headers that are to be kept out of every output, each with what is shown in its place. */
export const gatewaySecrets = (headers: Network['headers']): [secret: string, shown: string][] =>
  headers.flatMap(({ value, variable }): [string, string][] =>
    value.length < SHORTEST_SECRET ? [] : [[value, `$${variable}`]],
  )
