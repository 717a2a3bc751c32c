import { compact } from '../values/compact.ts'
import { FACTS, factEntries, featureOf, type Fact } from './facts.ts'
import { fullKeysOf, type FeatureName, type MadeWorkspace } from './made-workspace.ts'

/** The switches of a workspace that rules depend on. Absent: unknown. */
export type Features = { readonly [Name in FeatureName]?: boolean }

/** What is known of a workspace beside its key and its switches. */
export type Known = { readonly [F in Fact]?: string | readonly string[] }

/** What the suite may use in one workspace of the target. */
export interface Workspace {
  /** Made by this run, for it alone: nothing in it needs to be cleaned up. */
  readonly made: boolean
  /** A full-access key. */
  readonly key: string
  readonly facts: Known
  readonly features: Features
}

/** A list is known with two elements: rules need one and another. */
const LEAST_ELEMENTS = 2

/** Whether `workspace` offers the fact. */
export function hasFact({ facts, features }: Pick<Workspace, 'facts' | 'features'>, fact: Fact): boolean {
  const feature = featureOf(fact)
  if (feature) return features[feature[0]] === feature[1]
  const value = facts[fact]
  if (FACTS[fact].kind === 'leave') return value !== 'false'
  return value !== undefined && (typeof value === 'string' || value.length >= LEAST_ELEMENTS)
}

/** A fact that is a text, if it is known. */
export function textOf({ facts }: Pick<Workspace, 'facts'>, fact: Fact): string | undefined {
  const value = facts[fact]
  return typeof value === 'string' ? value : undefined
}

/** Whether a workspace offers initials: it lists them, or no types at all. */
export function offersInitials({ facts }: Pick<Workspace, 'facts'>): boolean {
  const types = facts['field-types']
  return !Array.isArray(types) || types.includes('initials')
}

/** What the suite may use in a workspace that it made; nothing where the workspace came without a full-access key. */
export function workspaceOf(made: MadeWorkspace): Workspace | undefined {
  const [first] = fullKeysOf(made)
  if (!first) return undefined
  const facts = Object.fromEntries(factEntries.map(([fact, entry]) => [fact, entry.made(made)]))
  const { field_types: _, ...features } = made.features ?? {}
  return { made: true, key: first.secret, facts: compact(facts), features: compact(features) }
}

/** A workspace with what is told of the target as a whole. */
export function withTold(workspace: Workspace, told: Known): Workspace {
  const everywhere = factEntries.filter(([fact, entry]) => entry.everywhere && told[fact] !== undefined)
  const facts = Object.fromEntries(everywhere.map(([fact]) => [fact, told[fact]])) as Known
  return { ...workspace, facts: { ...workspace.facts, ...facts } }
}

/**
 * What variables tell of a workspace.
 * @param values the values of variables by their names, as they were read
 */
export function toldBy(values: Readonly<Record<string, unknown>>): Pick<Workspace, 'facts' | 'features'> {
  const told = factEntries.filter(([, { variable }]) => values[variable] !== undefined)
  const features = told.flatMap(([, { feature, variable }]) => (feature ? [[feature[0], values[variable]]] : []))
  const facts = told.flatMap(([fact, { feature, variable }]) => (feature ? [] : [[fact, values[variable]]]))
  return { facts: Object.fromEntries(facts) as Known, features: Object.fromEntries(features) as Features }
}

/** The texts of a workspace that have a variable of the user's own, for commands to paste. */
export function variablesOf(workspace: Workspace): [value: string, variable: string][] {
  const known = factEntries.flatMap(([fact, { variable }]): [string, string][] => {
    const value = textOf(workspace, fact)
    return value === undefined ? [] : [[value, variable]]
  })
  return [[workspace.key, 'ESIGN_API_KEY'], ...known]
}

/** What a user would write into variables to tell of a workspace: of its key, then of its facts and switches. */
export function exportsOf(workspace: Workspace): [variable: string, value: string][] {
  const { facts, features } = workspace
  const told = factEntries.flatMap(([fact, { feature, variable }]): [string, string][] => {
    const value = feature ? features[feature[0]] : facts[fact]
    return value === undefined ? [] : [[variable, typeof value === 'object' ? value.join(',') : `${value}`]]
  })
  return [...new Map([['ESIGN_API_KEY', workspace.key], ...told])]
}

/** The keys of a workspace beside the first one, each with what is shown in its place. */
export function secretsOf(workspace: Workspace): [secret: string, shown: string][] {
  return factEntries.flatMap(([fact, { isSecret, variable }]): [string, string][] => {
    const value = textOf(workspace, fact)
    return isSecret && value !== undefined ? [[value, `$${variable}`]] : []
  })
}

/** What to tell of a fact that a workspace lacks. */
export const lacksText = (fact: Fact): string =>
  FACTS[fact].kind === 'leave' ? `${FACTS[fact].variable} forbids it` : `the workspace lacks: ${FACTS[fact].tells}`
