import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '../api/calls.ts'
import type { Outgoing } from '../http/client.ts'
import type { AnswerData } from '../http/exchange.ts'
import { isObject, shown } from '../values/json.ts'

/**
 * How a target takes the plainest of all requests, in words: a draft without arguments is created and read. Whether that is as
 * documented is judged by rules; that it is the same as before tells that the way to the target is.
 */
export interface Profile {
  readonly created: string
  readonly read: string
  /** The id of the draft, where the answer to its creation told one. */
  readonly id?: string
}

/** Sends as the user whom the target is judged with. */
export type ProfileSend = (outgoing: Outgoing) => Promise<AnswerData>

export const PLAIN_DRAFT: Outgoing = { method: 'POST', path: pathOf('create'), form: [] }

const FIRST_PAUSE_MS = 100
const UNREAD = 'nothing to read'

/** The id of a draft, where the answer to its creation tells one. */
export function idOf({ body }: Pick<AnswerData, 'body'>): string | undefined {
  return isObject(body) && typeof body['id'] === 'string' && body['id'] !== '' ? body['id'] : undefined
}

/** How a draft like the one of a profile reads once it has been cancelled. */
export const cancelledAs = ({ read }: Profile): string =>
  read.replace(`state ${shown('draft')}`, `state ${shown('cancelled')}`)

/** How a draft was created, in words. */
export function createdAs(answer: AnswerData): string {
  return `${formOf(answer)}, ${idOf(answer) === undefined ? 'without' : 'with'} an id`
}

/**
 * How a draft reads, in words. Reads may lag: it is read again until it reads as one of `expected`, or is found where nothing is
 * expected, for `patienceMs`.
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

const formOf = ({ status, flaw, body }: AnswerData): string =>
  `${status} with ${flaw ?? (isObject(body) ? 'a JSON object' : 'no JSON object')}`
