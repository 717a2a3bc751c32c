import type { Unauthenticated } from '../api/api.ts'
import { isSuccess, type Answer } from '../http/exchange.ts'
import { contentIn } from '../judge/basics.ts'
import { eventually } from '../judge/eventually.ts'
import { Violation } from '../outcome/errors.ts'
import { isObject } from '../values/json.ts'
import type { Tools } from './tools.ts'

type Send = (outgoing: Unauthenticated) => Promise<Answer>

/** The statuses with which a file may be refused because it was uploaded too recently. A 409 is sent again anyway. */
const PERHAPS_TOO_EARLY = [400, 422]
/** Milliseconds after its upload for which a file is fresh. */
const FRESH_MS = 10_000
/** Milliseconds for which a fresh file is sent again. */
const PATIENCE_MS = 1_500
const UNTIL = 'new files can be added'

const isPerhapsTooEarly = ({ status }: Answer): boolean => PERHAPS_TOO_EARLY.includes(status)

/**
 * Sends the requests of one scenario with patience for new files: a target may scan a file after its upload, and refuse to add it to a
 * transaction until it has ("incompatible with the state of the resource", document: Errors). Most refusals have other reasons, so if
 * many fresh files were refused in vain, and none was accepted later, they are no longer sent again.
 */
export function freshFilesFor({ patience, waits, signal }: Pick<Tools, 'patience' | 'waits' | 'signal'>) {
  const uploadedAt = new Map<string, number>()

  const isFresh = ({ form = [], raw }: Unauthenticated): boolean => {
    const [, file] = form.find(([name]) => name === 'document') ?? []
    // A body that is encoded already may name any of the files.
    const files = raw === undefined ? [file ?? ''] : uploadedAt.keys()
    return [...files].some((one) => Date.now() - (uploadedAt.get(one) ?? -Infinity) < FRESH_MS)
  }

  /** Sends a refused addition again until it is no longer refused, and returns the last response. */
  const again = async (refusal: Answer, ms: number, send: () => Promise<Answer>): Promise<Answer> => {
    let last = refusal
    const look = async () => {
      last = await send()
      if (isPerhapsTooEarly(last)) throw new Violation('addition of a new file', 'acceptance', String(last.status))
    }
    try {
      await waits.during('reads', ms, () => eventually(ms, look, signal))
      if (isSuccess(last)) waits.noteSuccess(UNTIL)
    } catch (error) {
      if (!(error instanceof Violation)) throw error
      waits.noteFailure(UNTIL)
    }
    return last
  }

  return (send: Send): Send =>
    async (outgoing) => {
      const answer = await send(outgoing)
      const { call } = outgoing
      const content = call?.name === 'upload' && isSuccess(answer) ? contentIn(answer) : undefined
      if (isObject(content) && typeof content['id'] === 'string') uploadedAt.set(content['id'], Date.now())
      if (call?.name !== 'addDocument' || !isPerhapsTooEarly(answer) || !isFresh(outgoing)) return answer
      const ms = Math.min(PATIENCE_MS, patience.readMs)
      return waits.patienceFor(UNTIL, ms) < ms ? answer : again(answer, ms, () => send(outgoing))
    }
}
