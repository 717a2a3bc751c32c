import type { Unauthenticated } from '../api/api.ts'
import { pathOf, type CallName } from '../api/calls.ts'
import { isSuccess, type Answer } from '../http/exchange.ts'
import { contentIn } from '../judge/basics.ts'
import { eventually } from '../judge/eventually.ts'
import { Violation } from '../outcome/errors.ts'
import { isObject, objectsIn } from '../values/json.ts'
import { freshFilesFor } from './fresh-files.ts'
import type { Tools } from './tools.ts'

type Send = (outgoing: Unauthenticated) => Promise<Answer>

/** Refusals with these statuses have nothing to do with a document that is being prepared. */
const OTHER_REASONS = [401, 403, 404, 429]
const UNTIL = 'new documents are available'

const isUnavailable = (document: unknown): boolean => isObject(document) && document['available'] === false

/**
 * Sends the requests of one scenario with patience for new files, and for new documents: a target may prepare a document in the
 * background, show that it is not available yet, and refuse requests until it is ("incompatible with the state of the resource", document: Errors).
 * A request that is refused meanwhile says nothing, so it is sent again when the documents are available. The meaning
 * of `available` is not documented: a target that never shows it as true is soon no longer waited for.
 */
export function preparationsFor({ patience, waits, signal }: Pick<Tools, 'patience' | 'waits' | 'signal'>) {
  /** The ids of transactions whose new documents are not available yet. */
  const preparing = new Set<string>()
  const withFreshFiles = freshFilesFor({ patience, waits, signal })

  /** Waits until all documents of a transaction are available, and returns whether they are. */
  const areReady = async (id: string, send: Send): Promise<boolean> => {
    const ms = waits.patienceFor(UNTIL, patience.slowMs)
    if (ms < patience.slowMs) return false
    const look = async () => {
      const get: CallName = 'get'
      const answer = await send({
        method: 'GET',
        path: pathOf(get, [id]),
        call: { name: get, ids: { transaction_id: id } },
      })
      const read = contentIn(answer)
      const isReady = isSuccess(answer) && isObject(read) && !objectsIn(read, 'documents').some(isUnavailable)
      if (!isReady) throw new Violation('documents[].available', 'true', 'false')
    }
    try {
      await waits.during('lists', ms, () => eventually(ms, look, signal))
      return true
    } catch (error) {
      if (!(error instanceof Violation)) throw error
      waits.noteFailure(UNTIL)
      return false
    }
  }

  return (sendOnce: Send): Send => {
    const send = withFreshFiles(sendOnce)
    return async (outgoing) => {
      const answer = await send(outgoing)
      const { name, ids: { transaction_id: id } = {} } = outgoing.call ?? {}
      if (id === undefined) return answer
      if (name === 'addDocument' && isUnavailable(contentIn(answer))) preparing.add(id)
      const isRefused = answer.status >= 400 && answer.status < 500 && !OTHER_REASONS.includes(answer.status)
      if (!isRefused || !preparing.has(id)) return answer
      const isWorthAnother = await areReady(id, send)
      preparing.delete(id)
      return isWorthAnother ? send(outgoing) : answer
    }
  }
}
