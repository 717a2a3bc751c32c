import type { People } from '../../fixtures/people/people.ts'
import type { Api } from '../api/api.ts'
import type { Given } from '../given/given.ts'
import type { Hooks, ValueFact } from '../given/hooks.ts'
import type { Args } from '../http/encode.ts'
import type { Answer, Auth } from '../http/exchange.ts'
import type { Check } from '../judge/check.ts'
import type { Send, SendArgs } from '../judge/requests.ts'
import type { JsonObject, Transaction } from '../values/json.ts'
import type { Workspace } from '../targets/target.ts'

/** Everything a scenario works with. It shares nothing with other scenarios but the target. */
export interface Context {
  /** The documented endpoints with the full-access key. They judge nothing. */
  readonly api: Api
  /** The same with another key, another form of authentication, or none at all. */
  apiAs(auth: Auth | undefined): Api
  /** The same with another full-access key of the workspace; the rule must declare the need `second-key`. */
  apiWithSecondKey(): Api
  /**
   * The same with the key that grants access to nothing; the rule must declare the need `no-access-key`. Where the key
   * came from a variable, a 401 says that the variable is wrong: no verdict.
   */
  apiWithoutAccess(): Api
  /** The same with the full-access key of another workspace, made for the scenario; the rule must declare the need `workspaces`. */
  apiOfAnotherWorkspace(): Promise<Api>
  /** Transactions in the situations that cases start from; a failure here is no verdict. */
  readonly given: Given
  /** The hooks of the control interface. */
  readonly control: Hooks
  /** Assertions about the target: the only things that make a violation. */
  readonly check: Check
  readonly people: People
  /** The workspace that the scenario runs in. */
  readonly workspace: Workspace
  /** A fact of the workspace, which the rule must declare as a need. */
  fact(fact: ValueFact): string
  /** Emails of two members of the workspace; the rule must declare the need `members`. */
  members(): readonly string[]
  /** Asserts that a request is accepted with a JSON object, and returns it. */
  accepts(send: Send): Promise<JsonObject>
  /** Asserts that a request is answered with `status`. */
  answers(status: number, send: Send): Promise<Answer>
  /** Asserts only that a request is answered with anything but a 5xx. */
  copes(send: Send): Promise<Answer>
  /**
   * Asserts that a request is refused with the arguments `bad`, and accepted with `good`, which differ in one thing.
   * With `on`, the id of a transaction, also that the refusal left it as it was.
   */
  refuses(send: SendArgs, bad: Args, good: Args, options?: { on?: string; notFound?: boolean }): Promise<void>
  /**
   * For what may be refused or ignored: sends `bad`, and `good`, which must be accepted. Returns the answered object where
   * `bad` was accepted, for the case to look at; nothing where it was refused.
   */
  refusesOrIgnores(
    send: SendArgs,
    bad: Args,
    good: Args,
    options?: { notFound?: boolean },
  ): Promise<JsonObject | undefined>
  /**
   * Sends a request of which the document does not say what it does, and notes the answer under `key` for open rules:
   * status, error type, state. Returns the answer, or nothing where it was a 5xx. Judges nothing.
   */
  witness(key: string, send: Send): Promise<Answer | undefined>
  /**
   * Asserts that a request which no argument can mend is refused because of the transaction's state, and that it leaves
   * the transaction as it was. `twin` sends the same request where it must be accepted.
   */
  refusesInState(
    transaction: Transaction,
    send: (id: string) => Promise<Answer>,
    twin: () => Promise<string>,
  ): Promise<void>
  /** Reads the transaction until `look` finds nothing wrong, as reads may lag by seconds. */
  shows(id: string, look: (transaction: JsonObject) => void): Promise<JsonObject>
  /** Repeats `look` for what may lag longer: lists, events, completion. */
  eventually<T>(look: () => Promise<T>): Promise<T>
  /** Notes what the target does where the document is open. */
  observe(key: string, value: unknown): void
  /** A named step of the scenario's evidence. */
  step<T>(name: string, body: () => Promise<T>): Promise<T>
  /** Ends the scenario: the target lacks what it turned out to need. */
  notExercised(reason: string): never
}
