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

/** Everything that a scenario works with. It shares only the target with other scenarios. */
export interface Context<Id extends string = string> extends Verbs {
  /**
   * Names the rules that explain any later failure of the scenario if they are violated, such as "a name is kept" for a
   * scenario about long names: then only they are reported. Call it in the first line of the scenario, or of a set-up
   * step: every scenario with that step then depends on these rules.
   */
  dependsOn(...rules: Id[]): void
  /** The documented endpoints with the full-access key. They judge nothing. */
  readonly api: Api
  /** The endpoints with another key, another form of authentication, or none. */
  apiAs(auth: Auth | undefined): Api
  /** The endpoints with another full-access key of the workspace; the rule must declare the need `second-key`. */
  apiWithSecondKey(): Api
  /**
   * The endpoints with the key that grants access to nothing; the rule must declare the need `no-access-key`. If the
   * key comes from a variable and is clearly invalid or grants access, the scenario is inconclusive.
   */
  apiWithoutAccess(): Api
  /**
   * The endpoints with the full-access key of another workspace, created for this scenario; the rule must declare
   * the need `workspaces`.
   */
  apiOfAnotherWorkspace(): Promise<Api>
  /** A fact of the same other workspace, or `undefined`; the rule must declare the need `workspaces`. */
  factOfAnotherWorkspace(fact: TextFact): Promise<string | undefined>
  /** Emails of the members of the same other workspace; the rule must declare the need `workspaces`. */
  membersOfAnotherWorkspace(): Promise<readonly string[]>
  /** Transactions in the situations in which scenarios start; if one fails, the scenario is inconclusive. */
  readonly given: Given
  /** The hooks of the control interface. */
  readonly control: Hooks
  /** The target's current time in milliseconds since the epoch, as far as it is known, for times that are sent. */
  now(): number
  /** Assertions about the target: only these can find a violation. */
  readonly check: Check
  readonly people: People
  /** The workspace that the scenario runs in. */
  readonly workspace: Workspace
  /** A fact of the workspace, which the rule must declare as a need. */
  fact(fact: TextFact): string
  /** Emails of two members of the workspace; the rule must declare the need `members`. */
  members(): readonly string[]
  /** Records what the target does in open places of the document. */
  observe(key: string, value: unknown): void
}

/** Checks a transaction, or something in it. */
export type Look = (read: JsonObject) => void

/** Options for arguments that a write must refuse. */
export interface Refusing {
  /** An argument names something that does not exist, so 404 also counts as a refusal. */
  readonly notFound?: boolean
  /** An argument asks for something that the key may have no permission for, so 403 also counts as a refusal. */
  readonly forbidden?: boolean
  /** The arguments that must be accepted if the target refuses `good` for another reason. */
  readonly otherGood?: Args
}

/** The claims of a scenario about its target, each in a line of its body. */
export interface Verbs {
  /** Asserts that a request is accepted with a JSON object, and returns the object. */
  accepts(send: Send): Promise<JsonObject>
  /** Asserts that the response to a request has this status. */
  answers(status: number, send: Send): Promise<Answer>
  /** Asserts only that the response to a request is not a 5xx. */
  copes(send: Send): Promise<Answer>
  /** Ends the scenario because the target lacks something that the scenario needs. */
  notExercised(reason: string): never
  /** Ends the scenario because the target shows nothing to judge, although the document allows that. */
  notShown(what: string): never

  /**
   * Reads a transaction, and returns the assertion that it reads the same later, despite requests that must be refused.
   */
  readonly unchanged: Unchanged
  /** Reads a transaction, and returns the assertion that it reads the same later, despite other reads. */
  readonly unchangedByReading: Unchanged
  /**
   * Asserts that a transaction has the same content as before, in all documented members except those that may change
   * by themselves.
   * @param when ends the violation's description: the event after which, or the place in which, the transaction was read
   */
  sameContent(before: JsonObject, now: JsonObject, when: string, leeway: Leeway): void

  /** Asserts that a request is refused and changes nothing in a transaction, while its twin is accepted. */
  refused(bad: Send, twin: Twin): Promise<void>
  /**
   * Asserts that a request is refused or ignored, while its twin is accepted.
   * @returns the object of the response if the request was accepted, otherwise `undefined`
   */
  refusedOrIgnored(bad: Send, twin: Twin): Promise<JsonObject | undefined>

  /**
   * Asserts that a write is accepted and that its response and a later read show the result: its arguments by default.
   */
  holds(write: Write, args: Args, look?: Look): Promise<void>
  /** Asserts that a write with the arguments `bad` is refused and changes nothing, while `good` is accepted. */
  refuses(write: Write, bad: Args, good: Args, refusing?: Refusing): Promise<void>
  /**
   * Asserts that the argument `bad`, which a write may refuse or ignore, has no effect in the response or later, and
   * that a refused write changes nothing. The twin `good` must be accepted; it writes to another resource, because it
   * might hide the effect.
   */
  refusesOrIgnores(
    write: Write,
    bad: Args,
    good: Args,
    look: Look,
    refusing?: Pick<Refusing, 'notFound' | 'forbidden'>,
  ): Promise<void>

  /**
   * Sends a request whose effect the document does not describe, and records the response under `key` for open rules:
   * status, error type, state. Judges nothing.
   * @returns the response, or `undefined` if it is a 5xx
   */
  witness(key: string, send: Send): Promise<Answer | undefined>
  /** The response to a read, which is repeated while it finds nothing, because reads may lag. Judges nothing. */
  found(send: Send): Promise<Answer>
  /** Reads the transaction until `look` finds nothing wrong, because reads may lag by seconds. */
  shows(id: string, look: Look): Promise<JsonObject>
  /** Repeats `look` for things that may lag longer: lists, events, completion. */
  eventually<T>(look: () => Promise<T>): Promise<T>
}

/**
 * A documented call that stores arguments: how it is sent, which transaction a refused call must leave unchanged, and how the result is read. Rules that apply to several writes differ only in this.
 */
export interface Write<On extends string = string> {
  /** The last word of the ids of the write's rules: `create`. */
  readonly on: On
  /** For statements and titles: `on creation`. */
  readonly when: string
  /**
   * Sets up what the write needs. If this fails, the scenario is inconclusive.
   * @param before the existing arguments of the resource, if the write changes an existing one
   */
  readonly prepare: (context: Context, before?: Args) => Promise<Prepared>
}

/** A write that can be sent. */
export interface Prepared {
  /** Sends the write with these arguments. */
  readonly send: (args: Args) => Promise<Answer>
  /** The id of the transaction that a refused write must not change; absent if there is none yet. */
  readonly leaves?: string
  /** The resource as it was before, if the write changes an existing one. */
  readonly before?: JsonObject
  /** The resource as it reads now, given the response to the write. */
  readonly read: (answered: JsonObject) => Promise<JsonObject>
}
