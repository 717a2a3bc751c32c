/** A header that a gateway in front of the target requires. Its value is a secret. */
export interface GatewayHeader {
  readonly name: string
  readonly value: string
  /** The variable that sets the value. */
  readonly variable: string
}

/** Headers, certificates and proxies of the network path to a target, as plain data that can be passed to a worker. */
export interface Network {
  /** Sent with every request, to the target and to its control interface. */
  readonly headers: readonly GatewayHeader[]
  readonly tls?: Tls
  readonly proxies?: Proxies
}

/**
 * The authorities that replace the default ones of Node, and the client's certificate with its key; all in PEM format.
 */
export interface Tls {
  readonly ca?: string[]
  readonly cert?: string
  readonly key?: string
  readonly passphrase?: string
}

/** The proxies of `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. */
export interface Proxies {
  readonly https?: string
  readonly http?: string
  readonly none?: string
}

/** The headers by name. */
export const headersOf = (network: Network | undefined): Record<string, string> =>
  Object.fromEntries((network?.headers ?? []).map(({ name, value }) => [name.toLowerCase(), value]))

/** Shorter values cannot be redacted, because they occur almost everywhere. */
const SHORTEST_SECRET = 4

/** The secret values of headers, each with the text that reports show instead. */
export const gatewaySecrets = (headers: Network['headers']): [secret: string, shown: string][] =>
  headers.flatMap(({ value, variable }): [string, string][] =>
    value.length < SHORTEST_SECRET ? [] : [[value, `$${variable}`]],
  )
