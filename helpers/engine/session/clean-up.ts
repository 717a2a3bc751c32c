import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { pathOf } from '../api/calls.ts'
import { createJournal } from '../evidence/journal.ts'
import type { Client, Outgoing } from '../http/client.ts'
import { isSuccess, type AnswerData, type Auth } from '../http/exchange.ts'
import type { Ledger } from '../leftovers/ledger.ts'
import { randomWord, markedName } from '../leftovers/mark.ts'
import { Inconclusive } from '../outcome/errors.ts'
import { idOf } from '../targets/profile.ts'
import { isObject, objectsIn } from '../values/json.ts'
import { endingOfRefused, LIVE, type Attempt, type Ending, type SweepWatch } from './ending.ts'
import { begin } from './sending.ts'

/** The time limits for cleaning up after one scenario and after a whole run, in milliseconds. */
const CLEAN_UP_MS = 15_000
export const SWEEP_MS = 60_000
/** The maximum time to wait for lagging lists, in milliseconds. */
const LONGEST_LAG_MS = 10_000
/** The number of attempts to cancel a transaction: at the end of a scenario, and at the end of a run. */
const TRIES = 2
const LAST_TRIES = 6
/** Milliseconds before the second attempt; doubled before each further one. */
const PAUSE_MS = 100
/** The number of lists that are read at the same time, the number of pages of each, and their size. */
const AT_ONCE = 8
const PAGES = 100
const SIZE = 100
/** The connection to a workspace, and its ledger. */
export interface Place {
  readonly client: Client
  readonly auth: Auth
  readonly ledger: Ledger
  readonly watch?: SweepWatch
  /**
   * Whether it is the end of a run. Then a request that timed out is sent once more, so that one slow response leaves nothing
   * open, and a transaction that the target does not know is gone. Before, such a 404 may come from a gateway.
   */
  readonly isFinal?: boolean
}

/**
 * Cancels transactions as far as possible.
 * @returns the ids of the others
 */
export function cancelAll(ids: Iterable<string>, place: Place): Promise<string[]> {
  return cancelled(ids, place, TRIES, AbortSignal.timeout(CLEAN_UP_MS))
}

/**
 * Cancels the leftovers at the end of a run or later: transactions that are open according to its ledger, and those
 * whose creation got no response, which are found by name. Because lists may lag, they are read once they show a new
 * draft.
 * @param lagMs how long lists may lag
 * @param longestMs the time limit in milliseconds
 * @returns the ids that could not be cancelled
 */
export async function sweep(run: Place, lagMs: number, longestMs: number): Promise<string[]> {
  const place = { ...run, isFinal: true }
  const signal = AbortSignal.timeout(longestMs)
  await reopen(place, signal)
  const left = await cancelled(place.ledger.open, place, LAST_TRIES, signal)
  if (place.ledger.lost.length === 0) return left
  await untilListsCatchUp(place, Math.min(lagMs, LONGEST_LAG_MS, longestMs / 2), signal)
  if (signal.aborted) {
    place.watch?.onUnsearched()
    return left
  }
  for (const id of await foundBy(place.ledger.lost, place, signal)) place.ledger.found(id)
  return cancelled(place.ledger.open, place, LAST_TRIES, signal)
}

/** Looks with one request whether a target that counts as gone has come back. A dead one costs no more than its timeout. */
async function reopen(place: Place, signal: AbortSignal): Promise<void> {
  const [first] = place.ledger.open
  if (!place.client.isGone || first === undefined) return
  place.client.reopen()
  await cancelled([first], place, 1, signal)
}

/** Waits until lists show a new draft, and therefore everything created before it, but no longer than they may lag. */
async function untilListsCatchUp(place: Place, lagMs: number, signal: AbortSignal): Promise<void> {
  const end = Date.now() + lagMs
  const pause = (ms: number) => sleep(Math.min(ms, end - Date.now()), undefined, { signal }).catch(() => {})
  const word = await draftOf(place, signal)
  for (let ms = PAUSE_MS; Date.now() < end && !signal.aborted; ms *= 2) {
    if (word !== undefined && (await liveTransactionsWith(word, 'draft', place, signal)).ids.size > 0) return
    await pause(word === undefined ? lagMs : ms)
  }
}

/**
 * Creates a draft.
 * @returns the word in its name, if it was created
 */
async function draftOf(place: Place, signal: AbortSignal): Promise<string | undefined> {
  for (let tries = 0; tries < LAST_TRIES; tries += 1) {
    const word = randomWord()
    const name = markedName(word)
    place.ledger.sends(name)
    const answer = await answerTo({ method: 'POST', path: pathOf('create'), form: [['name', name]] }, place, signal)
    if ('failed' in answer) {
      if (answer.failed === 'unreachable') return undefined
      continue
    }
    if (answer.status >= 500) continue
    const id = idOf(answer)
    place.ledger.answered(name, id)
    if (id !== undefined) place.watch?.onDraft(id)
    return id === undefined ? undefined : word
  }
  return undefined
}

async function cancelled(ids: Iterable<string>, place: Place, tries: number, signal: AbortSignal): Promise<string[]> {
  setMaxListeners(0, signal)
  const left = await Promise.all(
    [...ids].map(async (id) => {
      const ending = await endingOf(id, place, tries, signal)
      place.watch?.onEnding(id, ending)
      if (ending.kind === 'left') return [id]
      place.ledger.gone(id)
      return []
    }),
  )
  return left.flat()
}

/** Cancels a transaction, unless it had ended before. */
async function endingOf(id: string, place: Place, tries: number, signal: AbortSignal): Promise<Ending> {
  for (let done = 1; ; done += 1) {
    const answer = await answerTo({ method: 'POST', path: pathOf('cancel', [id]) }, place, signal)
    const isLast = done === tries || signal.aborted
    if ('failed' in answer) {
      if (isLast || answer.failed === 'unreachable') return { kind: 'left', why: answer.why }
    } else if (isLast || !mayPass(answer)) return endingAfter(id, answer, place, signal)
    await sleep(PAUSE_MS * 2 ** (done - 1))
  }
}

/** Whether a later attempt may succeed: the response may come from a gateway, or from a conflict with another request. */
const mayPass = (answer: AnswerData): boolean =>
  answer.status >= 500 || answer.defect !== undefined || [408, 409].includes(answer.status) || isForeign404(answer)

/** Whether it is a 404 without an error object of the interface (document: Errors), as gateways send it. */
const isForeign404 = ({ status, body }: AnswerData): boolean =>
  status === 404 && !(isObject(body) && typeof body['type'] === 'string')

/**
 * A target refuses to cancel a transaction that has ended. Only an ambiguous response, and code that reports each ending, pay for a
 * read that shows it.
 */
async function endingAfter(id: string, answer: AnswerData, place: Place, signal: AbortSignal): Promise<Ending> {
  const { status } = answer
  if (status === 401 || status === 403) return { kind: 'left', why: `the target refused the key (${status})` }
  if (status >= 500 || (isForeign404(answer) && place.isFinal !== true))
    return { kind: 'left', why: `its cancellation got ${status}` }
  if (isSuccess(answer) && answer.defect === undefined) return { kind: 'cancelled' }
  if (place.watch || mayPass(answer))
    return endingOfRefused(id, answer, place.isFinal === true, (outgoing) => answerTo(outgoing, place, signal))
  return { kind: 'ended' }
}

async function answerTo(outgoing: Outgoing, place: Place, signal: AbortSignal): Promise<Attempt> {
  const send = () => place.client.send(begin(createJournal(), 'api', outgoing, place.auth), signal)
  try {
    return await send().catch((error: unknown) => {
      if (place.isFinal === true && troubleOf(error) === 'slow') return send()
      throw error
    })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { failed: troubleOf(error) === 'lost' ? 'lost' : 'unreachable', why }
  }
}

const troubleOf = (error: unknown) => (error instanceof Inconclusive ? error.trouble : undefined)

/** Ids of live transactions whose name contains one of these words. */
async function foundBy(words: readonly string[], place: Place, signal: AbortSignal): Promise<string[]> {
  const limit = pLimit(AT_ONCE)
  const lists = words.flatMap((word) =>
    LIVE.map((state) => limit(() => liveTransactionsWith(word, state, place, signal))),
  )
  const found = await Promise.all(lists)
  if (!found.every(({ isComplete }) => isComplete)) place.watch?.onUnsearched()
  return [...new Set(found.flatMap(({ ids }) => [...ids]))]
}

/** Ids of transactions in a state whose name contains a word, whatever else the list returns. */
async function liveTransactionsWith(
  word: string,
  state: string,
  place: Place,
  signal: AbortSignal,
): Promise<{ readonly ids: ReadonlySet<string>; readonly isComplete: boolean }> {
  const ids = new Set<string>()
  let after: string | undefined
  let page = 0
  let lost = 0
  while (page < PAGES && lost < LAST_TRIES) {
    const asked = { text_search: word, state, size: `${SIZE}`, ...(after !== undefined && { starting_after: after }) }
    const path = `${pathOf('list', [])}?${new URLSearchParams(asked).toString()}`
    const answer = await answerTo({ method: 'GET', path }, place, signal)
    if ('failed' in answer && answer.failed === 'unreachable') break
    if ('failed' in answer || !isSuccess(answer) || answer.defect !== undefined) {
      lost += 1
      continue
    }
    const listed = objectsIn(answer.body, 'content')
    for (const { id, name } of listed)
      if (typeof id === 'string' && typeof name === 'string' && name.split(' ').includes(word)) ids.add(id)
    const last = listed.at(-1)?.['id']
    if (typeof last !== 'string' || last === after || listed.length < SIZE) return { ids, isComplete: true }
    after = last
    page += 1
  }
  return { ids, isComplete: false }
}
