import type { Api } from '../api/api.ts'
import type { Args } from '../http/encode.ts'
import { setUpId, unlessConflicting } from '../judge/requests.ts'
import { isObject, type Transaction } from '../values/json.ts'
import type { DraftNames, Tools } from './tools.ts'

export const noDraftNames = (): DraftNames => ({ counts: new Map(), isTwinRefused: false })

/** The statuses of a refusal that may be due to the name (document: Errors). */
const REFUSED = [400, 409, 422]

/**
 * Creates a draft. A scenario gives several drafts the same name in order to find them with one search, but a target may demand
 * that names differ. Then a later draft has this text as a metadata value, which the same search finds (document: Transactions,
 * `text_search`).
 * @param by the calls with the key that creates it
 */
export async function draftOf({ draftNames, markedName }: Tools, by: Api, args: Args): Promise<Transaction> {
  const { name, metadata } = args
  if (typeof name !== 'string') return setUpId(() => by.create(args))
  const isTwin = () => (draftNames.counts.get(name) ?? 0) > 1
  draftNames.counts.set(name, (draftNames.counts.get(name) ?? 0) + 1)
  if (!isTwin() || !draftNames.isTwinRefused) {
    const answer = await unlessConflicting(() => by.create(args))
    if (!isTwin() || !REFUSED.includes(answer.status)) return setUpId(() => Promise.resolve(answer))
  }
  const keyed = isObject(metadata) ? (metadata as Args) : {}
  const draft = await setUpId(() => by.create({ ...args, name: markedName(), metadata: { ...keyed, alias: name } }))
  draftNames.isTwinRefused = true
  return draft
}
