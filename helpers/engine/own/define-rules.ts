import type { Need } from '../catalogue/needs.ts'
import type { Body, Scenario } from '../scenario/scenario.ts'

/** A promise that is not in the document: an own rule. */
export interface OwnRule {
  /** The promise in one sentence: "The documents of a transaction keep their order." */
  readonly statement: string
  /** Where the promise is written: `Service description 2026, section 4.2`. */
  readonly source?: string
  /** The capabilities and workspace facts that its scenarios use. Without one of them, the rule is not exercised. */
  readonly needs?: readonly Need[]
}

/** Own rules with the same prefix. */
export interface OwnRules<Prefix extends string, Id extends string> {
  /** The part of their ids before the slash: lower-case letters and hyphens, and no area of the document. */
  readonly prefix: Prefix
  /** Whose promises they are, for people; by default the prefix. */
  readonly promisedBy?: string
  /** The rules by id, `acme/documents-in-order`; a rule with only a statement may be written as a text. */
  readonly rules: Readonly<Record<Id, OwnRule | string>>
}

/** Special needs of a scenario. */
export type OwnScenarioOptions = Pick<Scenario, 'isApart' | 'isCostly' | 'waits'>

/** Registers a scenario that judges rules: its title completes the sentence "The target ...". */
export type OwnScenario<Id extends string> = (
  rules: Id | readonly Id[],
  title: string,
  body: Body,
  options?: OwnScenarioOptions,
) => void

/** A call of {@link defineRules}, with the scenarios that were registered by its function. */
export interface Definition extends OwnRules<string, string> {
  /** The stack of the call, which names the module. */
  readonly stack: string
  readonly scenarios: (Omit<Scenario, 'file'> & { readonly stack: string })[]
}

const definitions: Definition[] = []

/** All definitions of the modules loaded so far. */
export const definedRules = (): readonly Definition[] => definitions

/**
 * Defines rules that the document does not contain, such as the limits of a product. Call it in a module whose name ends in
 * `.rules.mjs`, `.rules.js` or `.rules.ts`; `countersign run --rules FOLDER` loads all of these modules and checks their rules.
 * @returns a function that registers scenarios for these rules
 */
export function defineRules<const Prefix extends string, const Id extends `${Prefix}/${string}`>(
  own: OwnRules<Prefix, Id>,
): { readonly scenario: OwnScenario<Id> } {
  const scenarios: Definition['scenarios'] = []
  definitions.push({ ...own, scenarios, stack: stackHere() })
  return {
    scenario: (rules, title, body, options = {}) => {
      // JavaScript may leave the rules out.
      const judged = [rules ?? []].flat()
      scenarios.push({ rules: judged, title, body, ...options, stack: stackHere() })
    },
  }
}

const stackHere = (): string => new Error('here').stack ?? ''
