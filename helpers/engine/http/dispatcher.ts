import { Agent, EnvHttpProxyAgent, type Dispatcher } from 'undici'
import { isLoopback } from './hosts.ts'
import type { Network } from './network.ts'

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
