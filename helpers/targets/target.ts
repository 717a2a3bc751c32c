import type { Capability, Fact, Need } from '../catalogue/needs.ts'
import { CAPABILITIES } from '../catalogue/needs.ts'
import type { ArrayEncoding } from '../http/encode.ts'

/** The switches of a workspace that rules depend on. Absent: unknown. */
export interface Features {
  readonly longTerm?: boolean
  readonly issuingEntities?: boolean
  readonly privateByDefault?: boolean
  readonly optionalConsents?: boolean
  readonly holdCompletion?: boolean
}

/** What the suite may use in one workspace of the target. */
export interface Workspace {
  readonly id?: string
  /** Made by this run, for it alone: nothing in it needs to be cleaned up. */
  readonly made: boolean
  readonly key: string
  readonly keyId?: string
  readonly secondKey?: string
  readonly secondKeyId?: string
  readonly noAccessKey?: string
  readonly features: Features
  readonly members: readonly string[]
  readonly defaultFolder?: string
  readonly folder?: string
  readonly defaultIssuingEntity?: string
  readonly issuingEntity?: string
  readonly evidenceArchiving?: string
  readonly seal?: string
}

/** How long the suite waits for what may lag: reads of one resource, and lists, events and completion. */
export interface Patience {
  readonly readMs: number
  readonly slowMs: number
}

/** A target after first contact: plain data, so that it can be handed to a worker. */
export interface Target {
  readonly kind: 'embedded' | 'address'
  readonly baseUrl: string
  readonly control?: { readonly url: string; readonly token?: string }
  readonly capabilities: readonly Capability[]
  /** The form of authentication that the target takes; Bearer where it takes both. */
  readonly scheme: 'bearer' | 'basic'
  readonly workspace: Workspace
  readonly patience: Patience
  /** Milliseconds that one request may take. */
  readonly timeoutMs: number
  readonly arrays?: ArrayEncoding
  readonly fault?: string
}

const SWITCHES: { readonly [F in Fact]?: readonly [feature: keyof Features, value: boolean] } = {
  'long-term-on': ['longTerm', true],
  'long-term-off': ['longTerm', false],
  'issuing-entities-on': ['issuingEntities', true],
  'issuing-entities-off': ['issuingEntities', false],
  'private-by-default': ['privateByDefault', true],
  'public-by-default': ['privateByDefault', false],
  'optional-consents': ['optionalConsents', true],
  'hold-completion': ['holdCompletion', true],
}

/** The features that a workspace must have for `needs`. */
export function featuresFor(needs: readonly Need[]): Features {
  return Object.fromEntries(
    needs.flatMap((need) => (isSwitch(need) ? [SWITCHES[need]] : [])).filter((s) => s !== undefined),
  )
}

/** Whether `workspace` offers the fact. */
export function hasFact(workspace: Workspace, fact: Fact): boolean {
  const wanted = SWITCHES[fact]
  if (wanted) return workspace.features[wanted[0]] === wanted[1]
  switch (fact) {
    case 'workspace-id':
      return workspace.id !== undefined
    case 'no-access-key':
      return workspace.noAccessKey !== undefined
    case 'second-key':
      return workspace.secondKey !== undefined
    case 'api-key-id':
      return workspace.keyId !== undefined
    case 'default-folder':
      return workspace.defaultFolder !== undefined
    case 'folder':
      return workspace.folder !== undefined
    case 'members':
      return workspace.members.length >= 2
    case 'default-issuing-entity':
      return workspace.defaultIssuingEntity !== undefined
    case 'issuing-entity':
      return workspace.issuingEntity !== undefined
    case 'evidence-archiving':
      return workspace.evidenceArchiving !== undefined
    case 'seal':
      return workspace.seal !== undefined
    default:
      return false
  }
}

/** Whether the need is a fact that the suite gives a workspace by asking for it when making one. */
export function isSwitch(need: Need): need is Fact {
  return need in SWITCHES
}

function isCapability(need: Need): need is Capability {
  return (CAPABILITIES as readonly string[]).includes(need)
}

/**
 * The needs that `target` cannot meet, as far as can be told before a scenario runs: what is in a workspace that will be
 * made for its switches shows only then.
 */
export function lacking(needs: readonly Need[], target: Target): Need[] {
  const canMake = target.capabilities.includes('workspaces')
  const willBeMade = canMake && needs.some(isSwitch)
  return needs.filter((need) => {
    if (isCapability(need)) return !target.capabilities.includes(need)
    return !willBeMade && !hasFact(target.workspace, need)
  })
}
