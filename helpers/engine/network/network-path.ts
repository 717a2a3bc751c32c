import { setTimeout as sleep } from 'node:timers/promises'
import type { Outgoing } from '../http/client.ts'
import { isSuccess, type Answer } from '../http/exchange.ts'
import { Inconclusive } from '../outcome/errors.ts'
import {
  cancelledAs,
  createdAs,
  idOf,
  markedDraft,
  PLAIN_DRAFT,
  readAs,
  type Profile,
  type ProfileSend,
} from '../targets/profile.ts'

/**
 * Whether the network path to the target is as it was at the start of the run. Until this is known, nothing is blamed
 * on the target.
 */
export interface NetworkPath {
  /**
   * Checks whether a plain draft is created and reads back as at first contact. Concurrent callers share one check. If
   * the check fails repeatedly, the path is lost for the rest of the run.
   */
  isSound(): Promise<boolean>
  /** Notes a response to the key of the run: the last good ones show how long the path was sound at least. */
  note(answer: Answer): void
  /** The network loss after which everything is inconclusive. Absent unless the path is known to be lost. */
  readonly loss: Loss | undefined
}

/** A network loss. */
export interface Loss {
  /** Milliseconds since the epoch; the path was sound until then. */
  readonly since: number
  readonly message: string
}

/** Everything that a check of the network path needs. */
export interface NetworkPathMeans {
  readonly profile: Profile | undefined
  /** The word in the names of the run's drafts, by which a draft is found if the response to its creation is lost. */
  readonly mark: string
  /** Sends a request with the key of the run. */
  readonly send: ProfileSend
  readonly patienceMs: number
  /** How long the target may be away. */
  readonly outageMs: number
  cleanUp(ids: string[]): Promise<unknown>
}

/**
 * Milliseconds before the second attempt, doubled before each further one up to the maximum: a single misdirected response, a short
 * silence or a restart of the target is not a loss.
 */
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 3_200
/** The number of attempts in any case: reading a draft may take long. */
const LEAST_LOOKS = 5

/**
 * The network path of one run. Without a profile, it counts as sound as soon as a plain draft is created with an id.
 */
export function networkPathOf({ profile, mark, send, patienceMs, outageMs, cleanUp }: NetworkPathMeans): NetworkPath {
  let looking: Promise<boolean> | undefined
  let loss: Loss | undefined
  let lastCreated = Date.now()
  let lastRead = lastCreated
  // Drafts that were created and cancelled before: a target that returns one of them for a new draft is broken, but the
  // network path is not lost.
  const met = new Set(profile?.id === undefined ? [] : [profile.id])

  /** Describes the difference to the first contact, if there is one. A target that refuses names is as it was. */
  const difference = async (): Promise<string | undefined> =>
    (await differenceOf(markedDraft(mark))) === undefined ? undefined : differenceOf(PLAIN_DRAFT)

  async function differenceOf(draft: Outgoing): Promise<string | undefined> {
    const answer = await send(draft)
    const id = idOf(answer)
    try {
      if (!profile) return id === undefined ? otherwise('the creation of a plain draft', createdAs(answer)) : undefined
      const created = createdAs(answer)
      if (created !== profile.created) return otherwise('the creation of a plain draft', created, profile.created)
      const asBefore = id !== undefined && met.has(id) ? [profile.read, cancelledAs(profile)] : [profile.read]
      const read = await readAs(send, id, patienceMs, asBefore)
      return asBefore.includes(read) ? undefined : otherwise('the reading of a plain draft', read, profile.read)
    } finally {
      if (id !== undefined) {
        met.add(id)
        await cleanUp([id])
      }
    }
  }

  async function look(): Promise<boolean> {
    let wrong = ''
    let silences = 0
    const until = Date.now() + outageMs
    let pause = 0
    for (let done = 0; done < LEAST_LOOKS || Date.now() < until; done += 1) {
      await sleep(Math.min(pause, Math.max(until - Date.now(), 0)))
      pause = Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS)
      try {
        const found = await difference()
        if (found === undefined) return true
        wrong = found
      } catch (error) {
        if (!(error instanceof Inconclusive)) throw error
        wrong = error.message
        // A second silence is enough, because each takes as long as the timeout.
        silences += error.trouble === 'slow' ? 1 : 0
        if (silences > 1) break
      }
    }
    const since = Math.min(lastCreated, lastRead)
    loss ??= { since, message: lostMessage(since, wrong) }
    return false
  }

  return {
    get loss() {
      return loss
    },
    async isSound() {
      if (loss) return false
      looking ??= look().finally(() => {
        looking = undefined
      })
      return looking
    },
    note(answer) {
      if (answer.defect !== undefined || !isSuccess(answer)) return
      const name = answer.exchange.call?.name
      if (name === 'create') lastCreated = Date.now()
      if (name === 'get') lastRead = Date.now()
    },
  }
}

const otherwise = (what: string, now: string, before?: string): string =>
  `${what}: the response is ${now}${before === undefined ? '' : `, but at first contact it was ${before}`}`

function lostMessage(since: number, wrong: string): string {
  const moment = new Date(since).toISOString().slice(11, 19)
  return `the network path to the target has changed since ${moment} UTC: ${wrong}; everything after that is inconclusive`
}
