import { isCapability, isSwitch, type Capability, type Need } from '../catalogue/needs.ts'
import { hasFact, type Workspace } from '../facts/workspace.ts'
import type { ArrayEncoding } from '../http/encode.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Network } from '../http/network.ts'
import type { Profile } from './profile.ts'

/** How long the suite waits for what may lag: reads of one resource, and lists, events and completion. */
export interface Patience {
  readonly readMs: number
  readonly slowMs: number
}

/** The container image that a target was started from. */
export interface TargetImage {
  readonly name: string
  /** What starts it by hand and tells where it is, to paste. */
  readonly byHand: readonly string[]
}

/** A target after first contact: plain data, so that it can be handed to a worker. */
export interface Target {
  readonly kind: 'embedded' | 'address' | 'image'
  /** The image that it was started from: it is gone after the run. */
  readonly image?: TargetImage
  readonly baseUrl: string
  readonly control?: { readonly url: string; readonly token?: string }
  readonly capabilities: readonly Capability[]
  /** The form of authentication that the target takes; Bearer where it takes both. */
  readonly scheme: 'bearer' | 'basic'
  readonly workspace: Workspace
  /** The request that made the workspace, where the suite did. */
  readonly making?: Exchange
  /** Milliseconds that its clock is ahead of ours, as its first answer told; absent where that tells nothing. */
  readonly clockOffsetMs?: number
  readonly patience: Patience
  /** Requests a second that it may get at most. */
  readonly maxRate?: number
  /** Milliseconds that one request may take. */
  readonly timeoutMs: number
  /** How it took a plain draft at first contact. */
  readonly profile?: Profile
  readonly arrays?: ArrayEncoding
  /** The domain of the participants' addresses, where it is not a reserved one. */
  readonly mailDomain?: string
  /** What the way there needs. */
  readonly network?: Network
  readonly fault?: string
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
