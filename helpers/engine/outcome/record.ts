import type { Need } from '../catalogue/needs.ts'
import type { AssertionKind } from './errors.ts'
import type { Step } from './step.ts'

/** The outcome of a rule in one scenario. Only an assertion about the target makes it `failed`. */
export type Outcome = 'passed' | 'failed' | 'broken' | 'skipped'

/** A problem, with everything that a person needs to reproduce it. All texts are redacted. */
export interface Finding {
  readonly message: string
  /** The checked value if an assertion failed: the message without the expected and the actual value. */
  readonly what?: string
  readonly expected?: string
  readonly actual?: string
  /** The comparison of the failed assertion, if one failed. */
  readonly kind?: AssertionKind
  /** The documented call whose response was judged, by its name. */
  readonly call?: string
  /** The number of the judged exchange in the scenario. */
  readonly judged?: number
  /** One command line that reproduces the behaviour on a fresh target. */
  readonly replay?: string
  /** The rules that explain it if they are violated. */
  readonly causes?: readonly string[]
  /**
   * The explaining rule that is violated; reports show it instead of this finding. Known once the whole run is judged.
   */
  readonly cause?: string
  /** Whether the problem was reproduced, if the scenario was run again. */
  readonly again?: string
  /** The needs that the target lacks, if the rule was not exercised because of them. */
  readonly lacks?: readonly Need[]
  /** Whether the rule was not exercised because the target shows nothing to judge. */
  readonly isUnshown?: boolean
}

/** A request and its response as people see them. */
export interface ShownExchange {
  /** Its number in the scenario, from 1. */
  readonly number: number
  /** Whether it went to the public interface or to the control interface. */
  readonly side: 'api' | 'control'
  readonly method: string
  /** Path and query below the base address. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** The arguments of a form, or the parts of an upload, each with its file. */
  readonly form?: readonly (readonly [name: string, value: string])[]
  /** Any other body. */
  readonly body?: string
  /** Whether the form is an upload, or the body stands for bytes that are not text. */
  readonly bodyKind?: 'upload' | 'bytes'
  /** Absent if there was no response; then `failure` says why. */
  readonly response?: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }
  readonly failure?: string
  /** When it was sent, in milliseconds since the epoch, and how long it took. */
  readonly startedAt: number
  readonly durationMs: number
  /** How often the same request was sent while the scenario waited, and for how many milliseconds. */
  readonly repeated?: { readonly times: number; readonly ms: number }
}

/**
 * A documented member with the wrong shape in a response. It counts against the member's rule, whichever scenario found
 * it.
 */
export interface Breach extends Finding {
  readonly rule: string
  /** True if it was not reproduced: then it supports no conclusion. */
  readonly isWithdrawn?: boolean
}

/** Everything that one scenario reports: plain data without secrets, for every kind of report. */
export interface ScenarioRecord {
  /** Stable across runs, machines and folders. */
  readonly key: string
  readonly title: string
  readonly file: string
  readonly rules: readonly string[]
  readonly status: Outcome
  /** Why it failed, broke or was skipped. */
  readonly finding?: Finding
  /** The outcomes of single rules that differ from `status`: rules about members are judged one by one. */
  readonly outcomes: Readonly<Record<string, { readonly outcome: Outcome; readonly finding?: Finding }>>
  /** Violations of member rules that responses in the scenario showed, for its own rules and for others. */
  readonly breaches: readonly Breach[]
  readonly observations: readonly { readonly rule: string; readonly key: string; readonly value: string }[]
  /** Milliseconds. */
  readonly startedAt: number
  readonly durationMs: number
  readonly requests: number
  readonly steps: readonly Step[]
  /** The text of all exchanges of the last attempt. */
  readonly log: string
  /**
   * The exchanges of the last attempt that explain its outcome: up to 20 if the scenario failed or had no conclusion, otherwise
   * those that show a breach.
   */
  readonly exchanges?: readonly ShownExchange[]
  /** Transactions that could not be cancelled afterwards. */
  readonly leftovers: readonly string[]
  /** The declared needs that the scenario actually used. */
  readonly usedNeeds: readonly string[]
  /**
   * For each attempt, the request without a usable response that left the scenario inconclusive; another attempt may
   * succeed.
   */
  readonly failedRequests?: readonly string[]
}

/** Why a violation of an interrupted run is not confirmed. */
export const BEFORE_RETRY = 'the run was interrupted before a retry'
