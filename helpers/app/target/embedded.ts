import type { Fault, RunningService } from '../../../fixtures/reference-service/index.ts'
import { STANDARD_FEATURES } from '../../engine/facts/made-workspace.ts'
import type { Features } from '../../engine/facts/workspace.ts'

/** How the embedded service is started. */
export interface EmbeddedOptions {
  /** The id of a fault, or of several: `a,b,c`. */
  readonly fault?: string
  readonly port?: number
  /** The features of its workspace that differ from the standard ones of the service. */
  readonly features?: Features
}

/** Starts the reference service. Suite and service share no other code. */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<RunningService> {
  // Imported late, because the thread that judges never needs it: the service of a run has its own thread.
  const { startReferenceService } = await import('../../../fixtures/reference-service/index.ts')
  return startReferenceService({ ...options, faults: changeOf })
}

/**
 * Starts the reference service for a person. Its workspace has the features of the workspace that a run creates,
 * because the curl lines of an embedded run are pasted against it.
 */
export const startForPasting = (options: Pick<EmbeddedOptions, 'fault' | 'port'>): Promise<RunningService> =>
  startEmbedded({ ...options, features: STANDARD_FEATURES })

/** The ids of a list of faults: `a,b,c`. */
export const faultIdsOf = (fault: string): string[] => fault.split(',')

/** The fault with this id: of the catalogue, or one that only a sequence shows. */
export async function anyFaultNamed(id: string): Promise<{ readonly change: Fault } | undefined> {
  const { faultNamed } = await import('../../../fixtures/faults/index.ts')
  const { sequenceNamed } = await import('../../../fixtures/sequences/index.ts')
  return (await faultNamed(id)) ?? sequenceNamed(id)
}

/** The change of a fault, or of several in the given order; undefined if there is no such fault. */
async function changeOf(fault: string): Promise<Fault | undefined> {
  // Imported only for a service with a fault.
  const found = (await Promise.all(faultIdsOf(fault).map(anyFaultNamed))).flatMap((one) => one ?? [])
  if (found.length < faultIdsOf(fault).length) return undefined
  return (behaviour) => {
    for (const { change } of found) change(behaviour)
  }
}
