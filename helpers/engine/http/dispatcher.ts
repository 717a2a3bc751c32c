import { Agent, EnvHttpProxyAgent, type Dispatcher } from 'undici'
import { isLoopback } from './hosts.ts'
import type { Network } from './network.ts'

/** Settings of the connections to one address. Times in milliseconds. */
interface Connecting {
  readonly baseUrl: string
  readonly connections: number
  readonly timeoutMs: number
  readonly network: Network | undefined
}

/** The connections to one address: through a configured proxy, except to this machine itself. */
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
  // Empty texts keep undici from reading the environment variables itself.
  const through = { httpProxy: http, httpsProxy: https === '' ? http : https, noProxy: none }
  // Unencrypted requests are not tunnelled: many proxies allow tunnels only to port 443.
  return new EnvHttpProxyAgent({
    ...options,
    ...through,
    requestTls: own,
    proxyTls: tls?.ca ? { ca: tls.ca } : {},
    proxyTunnel: false,
  })
}
