import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '../api/calls.ts'
import type { Outgoing } from '../http/client.ts'
import type { AnswerData } from '../http/exchange.ts'
import { markedName } from '../leftovers/mark.ts'
import { isObject, shown } from '../values/json.ts'

/**
 * How a target handles the simplest request: a draft without arguments is created and read. Rules judge whether this is
 * as documented; here it only shows whether the network path is the same as before.
 */
export interface Profile {
  readonly created: string
  readonly read: string
  /** The id of the draft, if the response contains one. */
  readonly id?: string
}

/** Sends a request with the key under test. */
export type ProfileSend = (outgoing: Outgoing) => Promise<AnswerData>

export const PLAIN_DRAFT: Outgoing = { method: 'POST', path: pathOf('create'), form: [] }

/** A draft that is found by its name if the response to its creation is lost. */
export const markedDraft = (mark: string): Outgoing => ({ ...PLAIN_DRAFT, form: [['name', markedName(mark)]] })

const FIRST_PAUSE_MS = 100
const UNREAD = 'nothing to read'

/** The id of a draft, if the response to its creation contains one. */
export function idOf({ body }: Pick<AnswerData, 'body'>): string | undefined {
  return isObject(body) && typeof body['id'] === 'string' && body['id'] !== '' ? body['id'] : undefined
}

/** How the draft of a profile reads after its cancellation. */
export const cancelledAs = ({ read }: Profile): string =>
  read.replace(`state ${shown('draft')}`, `state ${shown('cancelled')}`)

/** How a draft was created, in words. */
export function createdAs(answer: AnswerData): string {
  return `${formOf(answer)}, ${idOf(answer) === undefined ? 'without' : 'with'} an id`
}

/**
 * How a draft reads, in words. Because reads may lag, it is read repeatedly for up to `patienceMs`, until it reads as
 * one of `expected`, or is found if nothing is expected.
 */
export async function readAs(
  send: ProfileSend,
  id: string | undefined,
  patienceMs: number,
  expected?: readonly string[],
): Promise<string> {
  if (id === undefined) return UNREAD
  const deadline = Date.now() + patienceMs
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const answer = await send({ method: 'GET', path: pathOf('get', [id]) })
    const read = readingOf(answer, id)
    const left = deadline - Date.now()
    const isDone = expected === undefined ? answer.status !== 404 : expected.includes(read)
    if (isDone || left <= 0) return read
    await sleep(Math.min(pause, left))
  }
}

function readingOf(answer: AnswerData, id: string): string {
  const { body } = answer
  if (!isObject(body)) return formOf(answer)
  return `${formOf(answer)}, ${body['id'] === id ? 'its id' : 'another id'}, state ${shown(body['state'])}`
}

const formOf = ({ status, defect, body }: AnswerData): string =>
  `${status} with ${defect ?? (isObject(body) ? 'a JSON object' : 'no JSON object')}`
