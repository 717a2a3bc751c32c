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
