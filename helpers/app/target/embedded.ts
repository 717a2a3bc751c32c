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
  /** False if no workspace will have a fault, so that the table of faults is not loaded. */
  readonly faulty?: boolean
}

/** Starts the reference service. Suite and service share no other code. */
export async function startEmbedded({ faulty = true, ...options }: EmbeddedOptions = {}): Promise<RunningService> {
  // Imported late, because the thread that judges never needs it: the service of a run has its own thread.
  const { startReferenceService } = await import('../../../fixtures/reference-service/index.ts')
  return startReferenceService({ ...options, faults: faulty ? await changes(options.fault) : {} })
}

/**
 * Starts the reference service for a person. Its workspace has the features of the workspace that a run creates,
 * because the curl lines of an embedded run are pasted against it.
 */
export const startForPasting = (options: Pick<EmbeddedOptions, 'fault' | 'port'>): Promise<RunningService> =>
  startEmbedded({ ...options, features: STANDARD_FEATURES })

/** The ids of a list of faults: `a,b,c`. */
export const faultIdsOf = (fault: string): string[] => fault.split(',')

/** The change of each fault. Cached. */
let singles: Readonly<Record<string, Fault>> | undefined

/** The change of each fault, and of the combination that is asked for, which applies its faults in the given order. */
async function changes(fault: string | undefined): Promise<Record<string, Fault>> {
  const { faults } = await import('../../../fixtures/faults/index.ts')
  const single = (singles ??= Object.fromEntries(Object.entries(faults).map(([id, { change }]) => [id, change])))
  const together = faultIdsOf(fault ?? '')
  if (fault === undefined || together.length === 1) return single
  return {
    ...single,
    [fault]: (behaviour) => {
      for (const id of together) single[id]?.(behaviour)
    },
  }
}
