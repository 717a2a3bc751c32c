import type { Args } from '../http/encode.ts'
import type { Answer } from '../http/exchange.ts'
import { check } from '../judge/check.ts'
import { eventually } from '../judge/eventually.ts'
import { accepts, answers, copes, notExercised, notShown, type Send } from '../judge/requests.ts'
import { checkUnchanged, REREAD, type Leeway } from '../judge/unchanged.ts'
import { ServerError, Violation } from '../outcome/errors.ts'
import { isObject, shown, type JsonObject } from '../values/json.ts'
import type { Context } from './context.ts'
import { refused, refusedOrIgnored, type Twin } from './refusals.ts'
import { unchangedBy, unchangedSince } from './unchanged.ts'
import type { Shape } from '../judge/shapes.ts'
import type { Patience } from '../targets/target.ts'
import type { Write } from './write.ts'

/** Looks at a transaction or at something in it, and asserts. */
export type Look = (read: JsonObject) => void

/** What goes with arguments that a write must refuse. */
interface Refusing {
  /** An argument names something that does not exist: 404 is a refusal too. */
  readonly notFound?: boolean
  /** What must be accepted where `good` is refused for a reason of its own. */
  readonly otherGood?: Args
}

/** What the verbs work with, beside the context itself. */
interface Means {
  readonly patience: Patience
  readonly signal: AbortSignal
  readonly shapes: readonly Shape[]
  readonly context: () => Context
}

/** What a scenario claims of its target, each in a line of the case. */
export function verbsFor({ patience, signal, shapes, context }: Means) {
  const settle = (read: () => Promise<JsonObject>, look: Look): Promise<JsonObject> =>
    eventually(
      patience.readMs,
      async () => {
        const found = await read()
        look(found)
        return found
      },
      signal,
    )
  const means = { patience, signal, shapes }
  const unchanged = (id: string) => unchangedBy(context(), means, id)

  const verbs = {
    /** Asserts that a request is accepted with a JSON object, and returns it. */
    accepts,
    /** Asserts that a request is answered with `status`. */
    answers,
    /** Asserts only that a request is answered with anything but a 5xx. */
    copes,
    /** Ends the scenario: the target lacks what it turned out to need. */
    notExercised,
    /** Ends the scenario: the target shows nothing that could be judged, where the document allows it to. */
    notShown,

    /** Reads a transaction, and gives the assertion that it reads the same later, whatever was to be refused in between. */
    unchanged,
    /** The same, whatever was read in between. */
    unchangedByReading: (id: string) => unchangedSince(context(), means, id, REREAD),

    /**
     * Asserts that a transaction shows the content that it showed before, in all documented members but those that may change by
     * themselves.
     * @param when in what the violation says: after what, or in what
     */
    sameContent: (before: JsonObject, now: JsonObject, when: string, leeway: Leeway): void =>
      checkUnchanged(before, now, shapes, when, leeway),

    /** Asserts that a request is refused and leaves a transaction as it was, where its twin is accepted. */
    refused: (bad: Send, twin: Twin): Promise<void> => refused(bad, twin, unchanged),
    /**
     * For a request that may be refused or ignored; its twin must be accepted. Returns the answered object where it was
     * accepted, for the case to look at; nothing where it was refused.
     */
    refusedOrIgnored,

    /** Asserts that a write is accepted, and that its answer and a later reading show it: by default its arguments as sent. */
    async holds(write: Write, args: Args, look: Look = (read) => checkArguments(read, args)): Promise<void> {
      const { send, read } = await write.prepare(context())
      const answered = await accepts(() => send(args))
      look(answered)
      await settle(() => read(answered), look)
    },

    /** Asserts that a write is refused with the arguments `bad`, and changes nothing, where `good` is accepted. */
    async refuses(write: Write, bad: Args, good: Args, { notFound = false, otherGood }: Refusing = {}): Promise<void> {
      const { send, leaves } = await write.prepare(context())
      await verbs.refused(() => send(bad), {
        twin: () => send(good),
        ...(otherGood && { otherTwin: () => send(otherGood) }),
        notFound,
        ...(leaves !== undefined && { leaves }),
      })
    },

    /**
     * Asserts that the argument `bad`, which a write may refuse or ignore, takes no effect: `look` sees none, in the answer
     * or later. The twin `good` must be accepted, and goes elsewhere, as it might wipe out what is looked for.
     */
    async refusesOrIgnores(write: Write, bad: Args, good: Args, look: Look, { notFound = false } = {}): Promise<void> {
      const [{ send, leaves, read }, other] = [await write.prepare(context()), await write.prepare(context())]
      const answered = await refusedOrIgnored(() => send(bad), { twin: () => other.send(good), notFound })
      if (answered) look(answered)
      if (answered || leaves !== undefined) await settle(() => read(answered ?? {}), look)
    },

    /**
     * Sends a request of which the document does not say what it does, and notes the answer under `key` for open rules:
     * status, error type, state. Returns the answer, or nothing where it was a 5xx. Judges nothing.
     */
    async witness(key: string, send: Send): Promise<Answer | undefined> {
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

    /** The answer to a reading, sent again while it finds nothing, as reads may lag. It judges nothing. */
    async found(send: Send): Promise<Answer> {
      let last: Answer | undefined
      const look = async () => {
        last = await send()
        if (last.status === 404) throw new Violation('reading', 'what was made before', '404')
      }
      await eventually(patience.readMs, look, signal).catch((error: unknown) => {
        if (!(error instanceof Violation)) throw error
      })
      return last ?? send()
    },
    /** Reads the transaction until `look` finds nothing wrong, as reads may lag by seconds. */
    shows: (id: string, look: Look): Promise<JsonObject> => settle(() => context().given.read(id), look),
    /** Repeats `look` for what may lag longer: lists, events, completion. */
    eventually: <T>(look: () => Promise<T>): Promise<T> => eventually(patience.slowMs, look, signal),
  }
  return verbs
}

/** What a scenario claims of its target. */
export type Verbs = ReturnType<typeof verbsFor>

/** The arguments show under their own names: arrays in any order, objects with exactly their entries. */
function checkArguments(read: JsonObject, args: JsonObject): void {
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value)) check.sameSet(name, read[name] ?? [], value.map(String), { ignoreCase: true })
    else check.equal(name, read[name], value)
  }
}

/** Status, error type and code, state: what an observation tells of an answer. */
function inWords({ status, body }: Answer): string {
  if (!isObject(body)) return `${status}`
  const told = ['state', 'type', 'error', 'param'].filter((name) => typeof body[name] === 'string')
  return [`${status}`, ...told.map((name) => `${name} ${shown(body[name]).slice(1, -1)}`)].join(', ')
}
