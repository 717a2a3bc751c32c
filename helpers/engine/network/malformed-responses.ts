import type { Answer } from '../http/exchange.ts'

/** What is known in a run of answers that are none of the interface. */
export interface MalformedResponses {
  /**
   * The kind of an answer that something on the way may have made what it is; nothing for one that is sound, or whose flaw is
   * known to be the target's own.
   */
  doubtOf(answer: Answer): string | undefined
  /** Answers of this kind are the target's own from now on, unless a sound one shows that they need not be so. */
  own(kind: string): void
}

/** Keeps the flaws of one run. */
export function createMalformedResponses(): MalformedResponses {
  const own = new Set<string>()
  /** The calls that were answered soundly, each with the status. */
  const sound = new Set<string>()

  return {
    doubtOf(answer) {
      const { flaw, status } = answer
      const call = `${callOf(answer)} ${status}`
      if (flaw === undefined) {
        sound.add(call)
        return undefined
      }
      const kind = `${call}, ${flaw}`
      return own.has(kind) && !sound.has(call) ? undefined : kind
    },
    own: (kind) => void own.add(kind),
  }
}

/** Paths that are not documented may have ids in them, others in each try. */
const callOf = ({ exchange: { call, method } }: Answer): string => call?.name ?? `${method} elsewhere`
