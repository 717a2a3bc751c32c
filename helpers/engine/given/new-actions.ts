import type { AnswerData } from '../http/exchange.ts'
import { eventually } from '../judge/eventually.ts'
import { Violation } from '../outcome/errors.ts'
import type { ControlSend } from '../targets/control.ts'
import type { Tools } from './tools.ts'

const UNTIL = 'a new action can be performed'

const isAct = (path: string): boolean => /^\/actions\/[^/]+$/.test(path)

/**
 * Sends the acts of one scenario with patience for new actions: the control interface may read where the action does not show yet.
 * If many acts got 404 in vain, the wait is shortened.
 */
export function newActionsFor({ patience, waits, signal }: Pick<Tools, 'patience' | 'waits' | 'signal'>) {
  /** Sends an act again until the action is known, and returns the last response. */
  async function again(missing: AnswerData, send: () => Promise<AnswerData>): Promise<AnswerData> {
    let last = missing
    const look = async () => {
      last = await send()
      if (last.status === 404) throw new Violation('action', 'one that the control interface knows', '404')
    }
    const ms = waits.patienceFor(UNTIL, patience.readMs)
    try {
      await waits.during('reads', ms, () => eventually(ms, look, signal))
      waits.noteSuccess(UNTIL)
    } catch (error) {
      if (!(error instanceof Violation)) throw error
      waits.noteFailure(UNTIL)
    }
    return last
  }

  return (send: ControlSend): ControlSend =>
    async (outgoing) => {
      const answer = await send(outgoing)
      return answer.status === 404 && isAct(outgoing.path) ? again(answer, () => send(outgoing)) : answer
    }
}
