import type { Answer } from '../http/exchange.ts'

/** The malformed responses of a run, and who caused them. */
export interface MalformedResponses {
  /**
   * The kind of a malformed response that an intermediary may have caused. `undefined` for a well-formed response, or
   * if the target itself is known to be the cause.
   */
  doubtOf(answer: Answer): string | undefined
  /**
   * Attributes responses of this kind to the target from now on, until a well-formed response to the same call arrives.
   */
  own(kind: string): void
}

/** Keeps track of the malformed responses of one run. */
export function createMalformedResponses(): MalformedResponses {
  const own = new Set<string>()
  /**
   * The calls with a well-formed response, each with its status. Undocumented requests are kept apart by path: a server may
   * respond to some of them before the service sees them.
   */
  const sound = new Set<string>()

  return {
    doubtOf(answer) {
      const { defect, status, exchange } = answer
      const like = `${exchange.call?.name ?? `${exchange.method} ${exchange.path}`} ${status}`
      if (defect === undefined) {
        sound.add(like)
        return undefined
      }
      const kind = `${callOf(answer)} ${status}, ${defect}`
      return own.has(kind) && !sound.has(like) ? undefined : kind
    },
    own: (kind) => void own.add(kind),
  }
}

/** Undocumented paths may contain ids, which differ in each attempt. */
const callOf = ({ exchange: { call, method } }: Answer): string => call?.name ?? `${method} elsewhere`
