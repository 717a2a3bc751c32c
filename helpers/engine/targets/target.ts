import { isCapability, isSwitch, type Capability, type Need } from '../catalogue/needs.ts'
import { hasFact, type Workspace } from '../facts/workspace.ts'
import type { ArrayEncoding } from '../http/encode.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Network } from '../http/network.ts'
import type { Profile } from './profile.ts'

/** How long the suite waits for lagging reads of one resource, and for lagging lists, events and completion. */
export interface Patience {
  readonly readMs: number
  readonly slowMs: number
}

/** The shortest and the longest time for which a target may be away, in milliseconds. */
const LEAST_OUTAGE_MS = 3_000
const MOST_OUTAGE_MS = 10_000

/**
 * How long the suite waits for a target that is away, such as one that is restarted: half as long as its lists may lag, within
 * limits. In milliseconds.
 */
export const outageMsOf = ({ slowMs }: Patience): number =>
  Math.min(Math.max(slowMs / 2, LEAST_OUTAGE_MS), MOST_OUTAGE_MS)

/** The container image that a target was started from. */
export interface TargetImage {
  readonly name: string
  /** Commands to start it by hand and print its address, ready to paste. */
  readonly byHand: readonly string[]
}

/** A target after first contact, as plain data that can be passed to a worker. */
export interface Target {
  readonly kind: 'embedded' | 'address' | 'image'
  /** The image that it was started from; it is removed after the run. */
  readonly image?: TargetImage
  readonly baseUrl: string
  readonly control?: { readonly url: string; readonly token?: string }
  readonly capabilities: readonly Capability[]
  /** The form of authentication that the target accepts; Bearer if it accepts both. */
  readonly scheme: 'bearer' | 'basic'
  readonly workspace: Workspace
  /** The request that created the workspace, if the suite created it. */
  readonly making?: Exchange
  /** Milliseconds that its clock is ahead of ours, from its first response; absent if unknown. */
  readonly clockOffsetMs?: number
  readonly patience: Patience
  /** The maximum number of requests per second. */
  readonly maxRate?: number
  /** The timeout of one request in milliseconds. */
  readonly timeoutMs: number
  /** How it handled a plain draft at first contact. */
  readonly profile?: Profile
  readonly arrays?: ArrayEncoding
  /** The domain of the participants' email addresses, if it is not a reserved one. */
  readonly mailDomain?: string
  /** Headers, certificates and proxies of the network path. */
  readonly network?: Network
  readonly fault?: string
}

/**
 * The needs that `target` does not meet, as far as is known before a scenario runs: the facts of a workspace that will
 * be created are unknown until then.
 */
export function lacking(needs: readonly Need[], target: Target): Need[] {
  const canMake = target.capabilities.includes('workspaces')
  const willBeMade = canMake && needs.some(isSwitch)
  return needs.filter((need) => {
    if (isCapability(need)) return !target.capabilities.includes(need)
    return !willBeMade && !hasFact(target.workspace, need)
  })
}
