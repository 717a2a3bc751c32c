import type { Answer, Exchange } from '../http/exchange.ts'
import { check } from '../judge/check.ts'
import { eventually } from '../judge/eventually.ts'
import { accepts, answers, copes, notExercised, notShown } from '../judge/requests.ts'
import { checkUnchanged, REREAD } from '../judge/unchanged.ts'
import { ServerError, Violation } from '../outcome/errors.ts'
import { isObject, shown, type JsonObject } from '../values/json.ts'
import type { Context, Look, Verbs } from './context.ts'
import { refused, refusedOrIgnored } from './refusals.ts'
import { unchangedBy, unchangedSince } from './unchanged.ts'
import type { Shape } from '../judge/shapes.ts'
import type { Patience } from '../targets/target.ts'
import type { Waits } from '../given/waits.ts'

/** The means of the verbs, in addition to the context. */
interface Means {
  readonly patience: Patience
  readonly waits: Waits
  readonly signal: AbortSignal
  /** The least time in milliseconds until earlier requests must have taken effect. */
  readonly leastMs: number
  readonly shapes: readonly Shape[]
  /** The requests of the scenario. */
  readonly exchanges: readonly Exchange[]
  readonly context: () => Context
}

/** Creates the claims that a scenario makes about its target. */
export function verbsFor({ patience, waits, signal, leastMs, shapes, exchanges, context }: Means): Verbs {
  const soon = <T>(look: () => Promise<T>): Promise<T> =>
    waits.during('reads', patience.readMs, () => eventually(patience.readMs, look, signal))
  const settle = (read: () => Promise<JsonObject>, look: Look): Promise<JsonObject> =>
    soon(async () => {
      const found = await read()
      look(found)
      return found
    })
  const means = { patience, waits, signal, leastMs, shapes, exchanges }
  const unchanged = (id: string) => unchangedBy(context(), means, id)

  const verbs: Verbs = {
    accepts,
    answers,
    copes,
    notExercised,
    notShown,

    unchanged,
    unchangedByReading: (id) => unchangedSince(context(), means, id, REREAD),
    sameContent: (before, now, when, leeway) => checkUnchanged(before, now, shapes, when, leeway),

    refused: (bad, twin) => refused(bad, twin, unchanged),
    refusedOrIgnored,

    async holds(write, args, look = (read) => checkArguments(read, args)) {
      const { send, read } = await write.prepare(context())
      const answered = await accepts(() => send(args))
      look(answered)
      await settle(() => read(answered), look)
    },

    async refuses(write, bad, good, { notFound = false, forbidden = false, otherGood } = {}) {
      const { send, leaves } = await write.prepare(context())
      await verbs.refused(() => send(bad), {
        twin: () => send(good),
        ...(otherGood && { otherTwin: () => send(otherGood) }),
        notFound,
        forbidden,
        ...(leaves !== undefined && { leaves }),
      })
    },

    async refusesOrIgnores(write, bad, good, look, { notFound = false, forbidden = false } = {}) {
      const [{ send, leaves, read }, other] = [await write.prepare(context()), await write.prepare(context())]
      const assertUnchanged = leaves === undefined ? undefined : await verbs.unchanged(leaves)
      const twin = () => other.send(good)
      const answered = await refusedOrIgnored(() => send(bad), { twin, notFound, forbidden })
      if (answered) look(answered)
      else await assertUnchanged?.()
      if (answered || leaves !== undefined) await settle(() => read(answered ?? {}), look)
    },

    async witness(key, send) {
      const { observe } = context()
      try {
        const answer = await send()
        observe(key, inWords(answer))
        return answer
      } catch (error) {
        if (!(error instanceof ServerError)) throw error
        observe(key, `${error.status}`)
        return undefined
      }
    },

    async found(send) {
      let last: Answer | undefined
      const look = async () => {
        last = await send()
        if (last.status === 404) throw new Violation('reading', 'the resource created before', '404')
      }
      await soon(look).catch((error: unknown) => {
        if (!(error instanceof Violation)) throw error
      })
      return last ?? send()
    },
    shows: (id, look) => settle(() => context().given.read(id), look),
    eventually: (look) => waits.during('lists', patience.slowMs, () => eventually(patience.slowMs, look, signal)),
  }
  return verbs
}

/**
 * Checks that the arguments are shown under their own names: arrays in any order, objects with exactly their entries.
 */
function checkArguments(read: JsonObject, args: JsonObject): void {
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value)) check.sameSet(name, read[name] ?? [], value.map(String), { ignoreCase: true })
    else check.equal(name, read[name], value)
  }
}

/** Describes a response in an observation: status, error type and code, state. */
function inWords({ status, body }: Answer): string {
  if (!isObject(body)) return `${status}`
  const shownNames = ['state', 'type', 'error', 'param'].filter((name) => typeof body[name] === 'string')
  return [`${status}`, ...shownNames.map((name) => `${name} ${shown(body[name]).slice(1, -1)}`)].join(', ')
}
