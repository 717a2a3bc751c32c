import path from 'node:path'
import { factEntries, type Fact, withoutValue } from './facts.ts'
import type { Workspace } from './workspace.ts'

/** A fact of the workspace that the user stated, in a form that reports can show. */
export interface StatedFact {
  readonly variable: string
  /** A description of the value. */
  readonly means: string
  /** The value as text. A secret is masked, email addresses are counted, and a file has only its name. */
  readonly value: string
}

/** The facts and capabilities that a target was judged against. */
export interface StatedWorkspace {
  /** Whether the suite created its workspaces, so that each one has the facts that its rules need. */
  readonly made: boolean
  readonly capabilities: readonly string[]
  readonly facts: readonly StatedFact[]
}

const SECRET = '(secret)'
const NOT_SET = '(not set)'

/** The stated facts of a workspace. If the suite created it, these are only the facts that apply to the whole target. */
export function statedWorkspace(
  { made, facts, features }: Pick<Workspace, 'made' | 'facts' | 'features'>,
  capabilities: readonly string[],
): StatedWorkspace {
  const own = factEntries.filter(([, { everywhere }]) => !made || everywhere)
  const stated = own.flatMap(([fact, { variable, tells, kind, feature, isSecret }]): StatedFact[] => {
    if (feature) {
      const [name, value] = feature
      return features[name] === value ? [{ variable, means: withoutValue(tells), value: String(value) }] : []
    }
    const value = facts[fact]
    if (value === undefined) return []
    if (kind !== 'permission') return [{ variable, means: tells, value: isSecret ? SECRET : shown(fact, value) }]
    return value === 'false' ? [{ variable, means: withoutValue(tells), value }] : []
  })
  return { made, capabilities: [...capabilities], facts: stated }
}

/** Addresses of people, and folders of the user's machine, are not for the readers of a report. */
function shown(fact: Fact, value: string | readonly string[]): string {
  if (fact === 'anchor-pdf') return path.basename(String(value))
  if (typeof value === 'string') return value
  return fact === 'members' ? `${value.length} addresses` : value.join(', ')
}

/** Combines the facts of the parts of a run. A fact that differs between parts has each of its values. */
export function workspacesTogether(parts: readonly [StatedWorkspace, ...StatedWorkspace[]]): StatedWorkspace {
  const [first] = parts
  const all = parts.flatMap(({ facts }) => facts)
  const facts = [...new Set(all.map(({ variable }) => variable))].flatMap((variable) => {
    const means = all.find((fact) => fact.variable === variable)?.means ?? ''
    const values = parts.map((part) => part.facts.find((fact) => fact.variable === variable)?.value ?? NOT_SET)
    return [...new Set(values)].map((value) => ({ variable, means, value }))
  })
  const everywhere = first.capabilities.filter((one) => parts.every(({ capabilities }) => capabilities.includes(one)))
  return { made: parts.every(({ made }) => made), capabilities: everywhere, facts }
}
