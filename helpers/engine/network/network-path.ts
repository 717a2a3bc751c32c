import { setTimeout as sleep } from 'node:timers/promises'
import { isSuccess, type Answer } from '../http/exchange.ts'
import { Inconclusive } from '../outcome/errors.ts'
import {
  cancelledAs,
  createdAs,
  idOf,
  PLAIN_DRAFT,
  readAs,
  type Profile,
  type ProfileSend,
} from '../targets/profile.ts'

/** Whether the way to the target is what it was when the run began: before that is known, nothing is held against the target. */
export interface NetworkPath {
  /**
   * Whether a plain draft is created and reads back as at the first contact. Several who ask at once share one look. Where it
   * comes out otherwise again and again, the way is lost for the rest of the run.
   */
  isSound(): Promise<boolean>
  /** Notes an answer to the key of the run: the last good ones tell how long the way was sound at least. */
  note(answer: Answer): void
  /** From when on nothing may be concluded, and why. Absent while the way is not known to be lost. */
  readonly loss: Loss | undefined
}

/** That the way was lost. */
export interface Loss {
  /** Milliseconds since the epoch: up to then it was sound. */
  readonly since: number
  readonly message: string
}

/** What a look at the way needs. */
export interface NetworkPathMeans {
  readonly profile: Profile | undefined
  /** Sends with the key of the run. */
  readonly send: ProfileSend
  readonly patienceMs: number
  cleanUp(ids: string[]): Promise<unknown>
}

/** Milliseconds between tries: one answer that went astray is no lost way, nor is a moment of silence. */
const PAUSES_MS = [200, 400, 800, 1600]

/** The way of one run. Without a profile it counts as sound as soon as a plain draft is created with an id. */
export function networkPathOf({ profile, send, patienceMs, cleanUp }: NetworkPathMeans): NetworkPath {
  let looking: Promise<boolean> | undefined
  let loss: Loss | undefined
  let lastCreated = Date.now()
  let lastRead = lastCreated
  // Drafts that were met before, and cancelled: a target that answers one of them for a new one is broken, its way is not.
  const met = new Set(profile?.id === undefined ? [] : [profile.id])

  /** What is otherwise than at first contact, if anything. */
  async function difference(): Promise<string | undefined> {
    const answer = await send(PLAIN_DRAFT)
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
    for (const pause of [0, ...PAUSES_MS]) {
      await sleep(pause)
      try {
        const found = await difference()
        if (found === undefined) return true
        wrong = found
      } catch (error) {
        if (!(error instanceof Inconclusive)) throw error
        wrong = error.message
        // Silence takes long enough: a second one is no flicker.
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
      if (answer.flaw !== undefined || !isSuccess(answer)) return
      const name = answer.exchange.call?.name
      if (name === 'create') lastCreated = Date.now()
      if (name === 'get') lastRead = Date.now()
    },
  }
}

const otherwise = (what: string, now: string, before?: string): string =>
  `${what} was answered ${now}${before === undefined ? '' : `, and ${before} at first contact`}`

function lostMessage(since: number, wrong: string): string {
  const moment = new Date(since).toISOString().slice(11, 19)
  return `from ${moment} UTC on the way to the target was not what it had been: ${wrong}; the rest of the run has no conclusion`
}
