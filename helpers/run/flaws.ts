import type { Answer } from '../http/exchange.ts'

/** What is known in a run of answers that are none of the interface. */
export interface Flaws {
  /**
   * The kind of an answer that something on the way may have made what it is; nothing for one that is sound, or whose flaw is
   * known to be the target's own.
   */
  doubtOf(answer: Answer): string | undefined
  /** Answers of this kind are the target's own from now on, unless a sound one shows that they need not be so. */
  own(kind: string): void
  /** Notes that what was answered so went well when it was tried again: such flaws come and go, and are nobody's own. */
  passed(kind: string): void
  /** Whether a flaw of this sort is known to come and go. */
  isPassing(kind: string): boolean
}

/** Keeps the flaws of one run. */
export function createFlaws(): Flaws {
  const own = new Set<string>()
  /** The calls that were answered soundly, each with the status. */
  const sound = new Set<string>()
  /** Each kind with its sort, whatever the call. */
  const sortOf = new Map<string, string>()
  const passing = new Set<string>()

  return {
    doubtOf(answer) {
      const { flaw, status } = answer
      const call = `${callOf(answer)} ${status}`
      if (flaw === undefined) {
        sound.add(call)
        return undefined
      }
      const kind = `${call}, ${flaw}`
      // What is only read late is answered 404 at first, in whatever form.
      if (status !== 404) sortOf.set(kind, flaw)
      return own.has(kind) && !sound.has(call) && !passing.has(flaw) ? undefined : kind
    },
    own: (kind) => void own.add(kind),
    passed(kind) {
      const sort = sortOf.get(kind)
      if (sort !== undefined && !own.has(kind)) passing.add(sort)
    },
    isPassing: (kind) => passing.has(sortOf.get(kind) ?? ''),
  }
}

const callOf = ({ exchange: { call, method, path } }: Answer): string => call?.name ?? `${method} ${path}`
