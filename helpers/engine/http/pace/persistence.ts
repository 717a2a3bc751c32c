import type { Exchange } from '../exchange.ts'

/**
 * A request ends after this many 429 responses in a row during which the target accepted no other request of its kind. If the target
 * accepts others, its turn will come: then it only ends after the time. For a request whose key the target has not accepted yet,
 * another one that it denied counts too: a service may limit only the tries of unknown keys.
 */
const TRIES = 10
const LONGEST_MS = 120_000
/** Milliseconds before a request with a 429 response is sent again: longer each time, up to the maximum. */
const FIRST_BACKOFF_MS = 50
const LONGEST_BACKOFF_MS = 8_000
/** Milliseconds over which requests are spread that the target asked to wait equally long. */
const SPREAD_MS = 1_000

/** Decides whether requests that are refused with 429 are sent again. */
export interface Persistence {
  /** Notes that the target accepted a request, whatever the response is. */
  accepted(exchange: Exchange): void
  /**
   * Begins to count the refusals of a request.
   * @returns a function that counts one, and returns whether the request ends
   */
  countFor(exchange: Exchange): () => boolean
}

/** @param now the time in milliseconds */
export function createPersistence(now: () => number = () => performance.now()): Persistence {
  const acceptedOf = new Map<string, number>()
  const acceptedKeys = new Set<string>()
  let denied = 0
  /** The number of accepted requests that show that the turn of this one will come. */
  const acceptedLike = ({ auth, ...exchange }: Exchange): number => {
    const isKeyAccepted = auth !== undefined && acceptedKeys.has(auth.secret)
    return (acceptedOf.get(kindOf(exchange)) ?? 0) + (isKeyAccepted ? 0 : denied)
  }
  return {
    accepted(exchange) {
      const kind = kindOf(exchange)
      acceptedOf.set(kind, (acceptedOf.get(kind) ?? 0) + 1)
      if (exchange.answer?.status === 401) denied += 1
      else if (exchange.auth) acceptedKeys.add(exchange.auth.secret)
    },
    countFor(exchange) {
      const begunAt = now()
      let before = acceptedLike(exchange)
      let inVain = 0
      return () => {
        const accepted = acceptedLike(exchange)
        inVain = accepted === before ? inVain + 1 : 1
        before = accepted
        return inVain === TRIES || now() - begunAt > LONGEST_MS
      }
    },
  }
}

/** A service may limit the rate of each endpoint. Calls of the control interface have no name. */
function kindOf({ method, path, call }: Exchange): string {
  const [, first] = path.split(/[/?]/)
  return call?.name ?? `${method} ${first}`
}

/**
 * Milliseconds before the next try, at least those that the target asked for. If it limits a single endpoint, many requests wait for
 * that one, and longer waiting gives each of them its turn. The random parts spread requests that were refused together.
 */
export function restMs(tries: number, requestedMs: number | undefined): number {
  if (requestedMs === 0) return 0
  const backoffMs = FIRST_BACKOFF_MS * 2 ** (tries - 1) * (1 + Math.random())
  const askedMs = (requestedMs ?? 0) + Math.min(requestedMs ?? 0, SPREAD_MS) * Math.random()
  return Math.max(askedMs, Math.min(backoffMs, LONGEST_BACKOFF_MS))
}
