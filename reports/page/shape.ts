import type { Level } from '../../helpers/engine/catalogue/rule.ts'
import type { ShownExchange } from '../../helpers/engine/outcome/record.ts'
import type { Verdict } from '../../helpers/engine/outcome/verdict.ts'

/** The verdict of a rule as the page colours it: a known violation has a colour of its own. */
export type Kind = Verdict | 'known'

/** The contents of the page, as compact JSON in it: texts that many rules share are stored once. */
export interface PageData {
  readonly head: Head
  /** The sections of the document with rules, in its order; then those of own rules. */
  readonly sections: readonly string[]
  /** The documented calls, by name: `POST /v1/transactions`. */
  readonly calls: Readonly<Record<string, string>>
  /** Derivations, reasons and other texts, which rules name by their number. */
  readonly texts: readonly string[]
  readonly findings: readonly FindingRow[]
  readonly rules: readonly RuleRow[]
}

/** Everything above the findings. */
export interface Head {
  /** The verdict of the run in a word, and its exit code. */
  readonly verdict: string
  readonly code: number
  readonly target: string
  readonly version: string
  /** `2030-01-02 03:04 UTC`. */
  readonly date: string
  readonly duration: string
  readonly seed: number
  readonly requests: number
  /** Two lines at most about the changes since the last run. */
  readonly since?: readonly string[]
  /** Why the run does not pass besides violated rules, or why it ended early. */
  readonly notes: readonly string[]
  /** The command that repeats {@link ANY_RULE}. */
  readonly repeat?: string
}

/** Stands for the id of a rule in a command. */
export const ANY_RULE = 'area/rule'

/** A finding, and the rules behind it by their place in the list of rules. */
export interface FindingRow {
  readonly title: string
  readonly level: Level
  /** Violated rules, beginning with the one that shows the finding best. */
  readonly violated: readonly number[]
  /** The rules that are inconclusive because of these. */
  readonly inconclusive: readonly number[]
}

/** A rule: a tuple, as member names would double the size of the page. */
export type RuleRow = readonly [
  id: string,
  statement: string,
  section: number,
  level: Level,
  verdict: Kind,
  more?: RuleDetails,
]

/** Everything that only some rules have. Numbers are places in {@link PageData.texts}, unless they say otherwise. */
export interface RuleDetails {
  /** The name of the documented call that the rule is about. */
  readonly call?: string
  /** The words of the document that an inferred rule follows from. */
  readonly because?: number
  /** Where a promise beyond the document is written. */
  readonly source?: number
  /** The sentences and rows of the document that it comes from. */
  readonly document?: readonly number[]
  readonly reason?: number
  /** The things to set or provide, so that the rule is exercised. */
  readonly supply?: readonly number[]
  /** Whether no client can test the rule, so that repeating it shows nothing. */
  readonly untestable?: true
  /** Why the violation is known. */
  readonly known?: number
  /** The id of the rule that keeps this one from a conclusion. */
  readonly cause?: string
  /** The behaviour that was observed. */
  readonly seen?: readonly string[]
  /** The number of its finding, from 1. */
  readonly finding?: number
  /** The place of its evidence in {@link Evidence}. */
  readonly evidence?: number
}

/** The evidence of violated and inconclusive rules, which the page unpacks when one of them is opened. */
export interface Evidence {
  readonly findings: readonly EvidenceOfRule[]
  /** The exchanges of scenarios, which several rules may share. */
  readonly exchanges: readonly (readonly ShownExchange[])[]
}

/** The reason why a rule is violated, or why it has no conclusion. */
export interface EvidenceOfRule {
  /** The title of the scenario. */
  readonly scenario: string
  /** The checked value, or the message if no assertion failed. */
  readonly what: string
  readonly expected?: string
  readonly actual?: string
  /** Whether it was reproduced. */
  readonly again?: string
  /** How many other scenarios show the same. */
  readonly others: number
  /** The number of the judged exchange. */
  readonly judged?: number
  /** A command line that reproduces it. */
  readonly curl?: string
  /** The place of its exchanges in {@link Evidence.exchanges}. */
  readonly exchanges?: number
}
