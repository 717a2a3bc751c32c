import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '../api/calls.ts'
import type { Outgoing } from '../http/client.ts'
import { isSuccess, type AnswerData } from '../http/exchange.ts'
import { isObject } from '../values/json.ts'

/** The states from which a transaction can be cancelled (document: States). */
export const LIVE = ['draft', 'started', 'paused'] as const

/** The result for one leftover: cancelled, ended before, unknown to the target, or still open, and why. */
export type Ending = { readonly kind: 'cancelled' | 'ended' | 'gone' } | { readonly kind: 'left'; readonly why: string }

/** Callbacks for code that reports a clean-up in detail. With them, a refused cancellation is checked by a read. */
export interface SweepWatch {
  /** Called after the attempts to cancel a transaction. A later call for the same id replaces the earlier one. */
  readonly onEnding: (id: string, ending: Ending) => void
  /** Called with the id of a draft that the clean-up creates to see whether lists are up to date. */
  readonly onDraft: (id: string) => void
  /** Called if the search for transactions without a known id was incomplete. */
  readonly onUnsearched: () => void
}

/** A response, or why there is none: `lost` if another attempt may help, `unreachable` if it would fail again. */
export type Attempt = AnswerData | { readonly failed: 'lost' | 'unreachable'; readonly why: string }

const TRIES = 6
const PAUSE_MS = 100

/**
 * Reads a transaction that the target refused to cancel. Reads may lag behind a cancellation whose response was lost, so a live
 * transaction is read several times at the end of a run.
 * @param refusal the response to the cancellation
 */
export async function endingOfRefused(
  id: string,
  refusal: AnswerData,
  isFinal: boolean,
  send: (outgoing: Outgoing) => Promise<Attempt>,
): Promise<Ending> {
  const refused = `its cancellation got ${refusal.status}${refusal.defect === undefined ? '' : `, with ${refusal.defect}`}`
  for (let done = 1; ; done += 1) {
    const answer = await send({ method: 'GET', path: pathOf('get', [id]) })
    if ('failed' in answer) return { kind: 'left', why: `${refused}, and it cannot be read: ${answer.why}` }
    if (answer.status === 404 || answer.status === 410) return { kind: 'gone' }
    const state = isObject(answer.body) && isSuccess(answer) ? answer.body['state'] : undefined
    if (typeof state !== 'string') return { kind: 'left', why: `${refused}, and reading it ${answer.status}` }
    if (!LIVE.some((live) => live === state)) return { kind: 'ended' }
    if (!isFinal || done === TRIES) return { kind: 'left', why: `${refused}, and its state is ${state}` }
    await sleep(PAUSE_MS * 2 ** (done - 1))
  }
}
