import type { Answer, Exchange } from '../http/exchange.ts'
import { createdId } from './sending.ts'

/** The ids of the transactions that a run created. */
export interface CreatedIds {
  /** Notes the transaction that a request created, if any. */
  note(answer: Answer): void
  /** Whether one of these requests created a transaction with an id that the same key got for another one too. */
  areShared(exchanges: readonly Exchange[]): boolean
}

/** Notices a target that gives one id to two transactions: scenarios that run at the same time then disturb each other. */
export function createCreatedIds(): CreatedIds {
  const counts = new Map<string, number>()
  const keyOf = (answer: Answer): string | undefined => {
    const id = createdId(answer)
    // Another workspace may have the same ids.
    return id === undefined ? undefined : `${answer.exchange.auth?.secret ?? ''} ${id}`
  }
  return {
    note(answer) {
      const key = keyOf(answer)
      if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    areShared: (exchanges) =>
      exchanges.some((exchange) => {
        const key = exchange.answer && keyOf({ ...exchange.answer, exchange })
        return key !== undefined && (counts.get(key) ?? 0) > 1
      }),
  }
}
