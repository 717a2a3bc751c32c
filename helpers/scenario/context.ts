import type { People } from '../../fixtures/people/people.ts'
import type { Api } from '../api/api.ts'
import type { TextFact } from '../facts/facts.ts'
import type { Workspace } from '../facts/workspace.ts'
import type { Given } from '../given/given.ts'
import type { Hooks } from '../given/hooks.ts'
import type { Auth } from '../http/exchange.ts'
import type { Check } from '../judge/check.ts'

import type { Verbs } from './verbs.ts'

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
