import { compact } from '../values/compact.ts'
import { FACTS, factEntries, featureOf, type Fact } from './facts.ts'
import { fullKeysOf, type FeatureName, type MadeWorkspace } from './made-workspace.ts'

/** The feature switches of a workspace that rules depend on. An absent switch is unknown. */
export type Features = { readonly [Name in FeatureName]?: boolean }

/** The known facts of a workspace, without its key and its feature switches. */
export type Known = { readonly [F in Fact]?: string | readonly string[] }

/** The key, facts and features of one workspace of the target. */
export interface Workspace {
  /** Whether this run created it for itself: nothing in it needs to be cleaned up. */
  readonly made: boolean
  /** A full-access key. */
  readonly key: string
  readonly facts: Known
  readonly features: Features
}

/** A list fact needs two elements, because rules compare one with the other. */
const LEAST_ELEMENTS = 2

/** Whether `workspace` offers the fact. */
export function hasFact({ facts, features }: Pick<Workspace, 'facts' | 'features'>, fact: Fact): boolean {
  const feature = featureOf(fact)
  if (feature) return features[feature[0]] === feature[1]
  const value = facts[fact]
  if (FACTS[fact].kind === 'permission') return value !== 'false'
  return value !== undefined && (typeof value === 'string' || value.length >= LEAST_ELEMENTS)
}

/** The value of a text fact, if it is known. */
export function textOf({ facts }: Pick<Workspace, 'facts'>, fact: Fact): string | undefined {
  const value = facts[fact]
  return typeof value === 'string' ? value : undefined
}

/** Whether a workspace offers initials. A workspace that lists no field types offers all of them. */
export function offersInitials({ facts }: Pick<Workspace, 'facts'>): boolean {
  const types = facts['field-types']
  return !Array.isArray(types) || types.includes('initials')
}

/** The key, facts and features of a workspace that the suite created; `undefined` if the workspace has no full-access key. */
export function workspaceOf(made: MadeWorkspace): Workspace | undefined {
  const [first] = fullKeysOf(made)
  if (!first) return undefined
  const facts = Object.fromEntries(factEntries.map(([fact, entry]) => [fact, entry.made(made)]))
  const { field_types: _, ...features } = made.features ?? {}
  return { made: true, key: first.secret, facts: compact(facts), features: compact(features) }
}

/** Adds the facts that apply to the whole target to a workspace. */
export function withTargetFacts(workspace: Workspace, stated: Known): Workspace {
  const everywhere = factEntries.filter(([fact, entry]) => entry.everywhere && stated[fact] !== undefined)
  const facts = Object.fromEntries(everywhere.map(([fact]) => [fact, stated[fact]])) as Known
  return { ...workspace, facts: { ...workspace.facts, ...facts } }
}

/**
 * Reads the facts and feature switches of a workspace from variables.
 * @param values the parsed values by variable name
 */
export function factsFromVariables(values: Readonly<Record<string, unknown>>): Pick<Workspace, 'facts' | 'features'> {
  const stated = factEntries.filter(([, { variable }]) => values[variable] !== undefined)
  const features = stated.flatMap(([, { feature, variable }]) => (feature ? [[feature[0], values[variable]]] : []))
  const facts = stated.flatMap(([fact, { feature, variable }]) => (feature ? [] : [[fact, values[variable]]]))
  return { facts: Object.fromEntries(facts) as Known, features: Object.fromEntries(features) as Features }
}

/** Texts of a workspace, each with the user's variable for it, so that printed commands can be pasted. */
export function variablesOf(workspace: Workspace): [value: string, variable: string][] {
  const known = factEntries.flatMap(([fact, { variable }]): [string, string][] => {
    const value = textOf(workspace, fact)
    return value === undefined ? [] : [[value, variable]]
  })
  return [[workspace.key, 'ESIGN_API_KEY'], ...known]
}

/** The variables and values that describe a workspace: its key first, then its facts and feature switches. */
export function exportsOf(workspace: Workspace): [variable: string, value: string][] {
  const { facts, features } = workspace
  const stated = factEntries.flatMap(([fact, { feature, variable }]): [string, string][] => {
    const value = feature ? features[feature[0]] : facts[fact]
    return value === undefined ? [] : [[variable, typeof value === 'object' ? value.join(',') : `${value}`]]
  })
  return [...new Map([['ESIGN_API_KEY', workspace.key], ...stated])]
}

/** The other keys of a workspace, each with the text that reports show instead. */
export function secretsOf(workspace: Workspace): [secret: string, shown: string][] {
  return factEntries.flatMap(([fact, { isSecret, variable }]): [string, string][] => {
    const value = textOf(workspace, fact)
    return isSecret && value !== undefined ? [[value, `$${variable}`]] : []
  })
}

/** Explains that a workspace lacks a fact. */
export const lacksText = (fact: Fact): string =>
  FACTS[fact].kind === 'permission' ? `${FACTS[fact].variable} forbids it` : `the workspace lacks: ${FACTS[fact].tells}`
