import type { People } from '../../../fixtures/people/people.ts'
import type { Api } from '../api/api.ts'
import type { TextFact } from '../facts/facts.ts'
import type { Workspace } from '../facts/workspace.ts'
import type { Given } from '../given/given.ts'
import type { Hooks } from '../given/hooks.ts'
import type { Args } from '../http/encode.ts'
import type { Answer, Auth } from '../http/exchange.ts'
import type { Check } from '../judge/check.ts'
import type { Send } from '../judge/requests.ts'
import type { Leeway } from '../judge/unchanged.ts'
import type { JsonObject } from '../values/json.ts'
import type { Twin, Unchanged } from './refusals.ts'

/** Everything a scenario works with. It shares nothing with other scenarios but the target. */
export interface Context extends Verbs {
  /** The documented endpoints with the full-access key. They judge nothing. */
  readonly api: Api
  /** The same with another key, another form of authentication, or none at all. */
  apiAs(auth: Auth | undefined): Api
  /** The same with another full-access key of the workspace; the rule must declare the need `second-key`. */
  apiWithSecondKey(): Api
  /**
   * The same with the key that grants access to nothing; the rule must declare the need `no-access-key`. Where the key
   * came from a variable, and evidently is none or grants access, the variable is wrong: no verdict.
   */
  apiWithoutAccess(): Api
  /** The same with the full-access key of another workspace, made for the scenario; the rule must declare the need `workspaces`. */
  apiOfAnotherWorkspace(): Promise<Api>
  /** The PIN of the seal of such another workspace; nothing where it has none. The rule must declare the need `workspaces`. */
  pinOfAnotherWorkspace(): Promise<string | undefined>
  /** Transactions in the situations that cases start from; a failure here is no verdict. */
  readonly given: Given
  /** The hooks of the control interface. */
  readonly control: Hooks
  /** The target's present, in milliseconds since the epoch, as far as it is known: for times that are sent. */
  now(): number
  /** Assertions about the target: the only things that make a violation. */
  readonly check: Check
  readonly people: People
  /** The workspace that the scenario runs in. */
  readonly workspace: Workspace
  /** A fact of the workspace, which the rule must declare as a need. */
  fact(fact: TextFact): string
  /** Emails of two members of the workspace; the rule must declare the need `members`. */
  members(): readonly string[]
  /** Notes what the target does where the document is open. */
  observe(key: string, value: unknown): void
}

/** Looks at a transaction or at something in it, and asserts. */
export type Look = (read: JsonObject) => void

/** What goes with arguments that a write must refuse. */
export interface Refusing {
  /** An argument names something that does not exist: 404 is a refusal too. */
  readonly notFound?: boolean
  /** What must be accepted where `good` is refused for a reason of its own. */
  readonly otherGood?: Args
}

/** What a scenario claims of its target, each in a line of the case. */
export interface Verbs {
  /** Asserts that a request is accepted with a JSON object, and returns it. */
  accepts(send: Send): Promise<JsonObject>
  /** Asserts that a request is answered with `status`. */
  answers(status: number, send: Send): Promise<Answer>
  /** Asserts only that a request is answered with anything but a 5xx. */
  copes(send: Send): Promise<Answer>
  /** Ends the scenario: the target lacks what it turned out to need. */
  notExercised(reason: string): never
  /** Ends the scenario: the target shows nothing that could be judged, where the document allows it to. */
  notShown(what: string): never

  /** Reads a transaction, and gives the assertion that it reads the same later, whatever was to be refused in between. */
  readonly unchanged: Unchanged
  /** The same, whatever was read in between. */
  readonly unchangedByReading: Unchanged
  /**
   * Asserts that a transaction shows the content that it showed before, in all documented members but those that may change by
   * themselves.
   * @param when in what the violation says: after what, or in what
   */
  sameContent(before: JsonObject, now: JsonObject, when: string, leeway: Leeway): void

  /** Asserts that a request is refused and leaves a transaction as it was, where its twin is accepted. */
  refused(bad: Send, twin: Twin): Promise<void>
  /**
   * For a request that may be refused or ignored; its twin must be accepted. Returns the answered object where it was
   * accepted, for the case to look at; nothing where it was refused.
   */
  refusedOrIgnored(bad: Send, twin: Twin): Promise<JsonObject | undefined>

  /** Asserts that a write is accepted, and that its answer and a later reading show it: by default its arguments as sent. */
  holds(write: Write, args: Args, look?: Look): Promise<void>
  /** Asserts that a write is refused with the arguments `bad`, and changes nothing, where `good` is accepted. */
  refuses(write: Write, bad: Args, good: Args, refusing?: Refusing): Promise<void>
  /**
   * Asserts that the argument `bad`, which a write may refuse or ignore, takes no effect: `look` sees none, in the answer
   * or later. The twin `good` must be accepted, and goes elsewhere, as it might wipe out what is looked for.
   */
  refusesOrIgnores(
    write: Write,
    bad: Args,
    good: Args,
    look: Look,
    refusing?: Pick<Refusing, 'notFound'>,
  ): Promise<void>

  /**
   * Sends a request of which the document does not say what it does, and notes the answer under `key` for open rules:
   * status, error type, state. Returns the answer, or nothing where it was a 5xx. Judges nothing.
   */
  witness(key: string, send: Send): Promise<Answer | undefined>
  /** The answer to a reading, sent again while it finds nothing, as reads may lag. It judges nothing. */
  found(send: Send): Promise<Answer>
  /** Reads the transaction until `look` finds nothing wrong, as reads may lag by seconds. */
  shows(id: string, look: Look): Promise<JsonObject>
  /** Repeats `look` for what may lag longer: lists, events, completion. */
  eventually<T>(look: () => Promise<T>): Promise<T>
}

/**
 * A documented call that stores arguments: what it sends, what must stay as it was when it is refused, and where the result
 * shows. Rules that hold for several writes differ in nothing else.
 */
export interface Write<On extends string = string> {
  /** The last word of the ids of its rules: `create`. */
  readonly on: On
  /** For statements and titles: `on creation`. */
  readonly when: string
  /**
   * Brings about what the write needs. A failure here is no verdict.
   * @param before the arguments that the written thing has already, where the write changes one that is there
   */
  readonly prepare: (context: Context, before?: Args) => Promise<Prepared>
}

/** A write that can be sent. */
export interface Prepared {
  /** Sends it with these arguments. */
  readonly send: (args: Args) => Promise<Answer>
  /** The id of the transaction that a refused write leaves as it was; absent where there is none yet. */
  readonly leaves?: string
  /** The written thing as it was before, where the write changes one that is there. */
  readonly before?: JsonObject
  /** The written thing as it reads now, given what the write was answered with. */
  readonly read: (answered: JsonObject) => Promise<JsonObject>
}
