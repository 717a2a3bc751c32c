import type { Need } from '../catalogue/needs.ts'
import type { Step } from './step.ts'

/** How a rule came out of one scenario. `failed` only by an assertion about the target. */
export type Outcome = 'passed' | 'failed' | 'broken' | 'skipped'

/** What was wrong, as a person needs it to see it again. All texts are redacted. */
export interface Finding {
  readonly message: string
  /** What was looked at, where an assertion failed: the message without what was expected and what came. */
  readonly what?: string
  readonly expected?: string
  readonly actual?: string
  /** One line for a shell that shows the wrong behaviour on a fresh target. */
  readonly replay?: string
  /** The rules, breaches of which would explain it. */
  readonly causes?: readonly string[]
  /** The one of them that is violated: it is told in the place of this. Known once the whole run is judged. */
  readonly cause?: string
  /** How it came again, where it was tried anew. */
  readonly again?: string
  /** The needs that the target lacks, where it was not exercised for them. */
  readonly lacks?: readonly Need[]
  /** Whether it was not exercised because the target shows nothing. */
  readonly isUnshown?: boolean
}

/** A documented member that an answer carried in the wrong shape: charged to the member's rule, whoever saw it. */
export interface Breach extends Finding {
  readonly rule: string
  /** True where it did not come again: then nothing is concluded from it. */
  readonly isWithdrawn?: boolean
}

/** Everything that one scenario leaves behind: plain data without secrets, fit for every report. */
export interface ScenarioRecord {
  /** Stable across runs, machines and folders. */
  readonly key: string
  readonly title: string
  readonly file: string
  readonly rules: readonly string[]
  readonly status: Outcome
  /** Why it failed, broke or was skipped. */
  readonly finding?: Finding
  /** Per rule of the scenario, where it differs from `status`: rules about members come out one by one. */
  readonly outcomes: Readonly<Record<string, { readonly outcome: Outcome; readonly finding?: Finding }>>
  /** Breaches of rules about members that the scenario's answers showed, its own rules' and others'. */
  readonly breaches: readonly Breach[]
  readonly observations: readonly { readonly rule: string; readonly key: string; readonly value: string }[]
  /** Milliseconds. */
  readonly startedAt: number
  readonly durationMs: number
  readonly requests: number
  readonly steps: readonly Step[]
  /** All exchanges of the last try as text. */
  readonly log: string
  /** Transactions that could not be cancelled afterwards. */
  readonly litter: readonly string[]
  /** What the scenario used of the target, of what its rules declare as needs. */
  readonly usedNeeds: readonly string[]
  /** Where each try got no usable answer to a request, where that kept the scenario from a conclusion: another try may find one. */
  readonly stumbles?: readonly string[]
}
