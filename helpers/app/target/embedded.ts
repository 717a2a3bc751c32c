import type { Fault, RunningService } from '../../../fixtures/reference-service/index.ts'
import { STANDARD_FEATURES } from '../../engine/facts/made-workspace.ts'
import type { Features } from '../../engine/facts/workspace.ts'
import { OPENAPI_PATH, openApiPage } from '../openapi/page.ts'

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

/** How the reference service is started for a person. */
export interface SandboxOptions extends Pick<EmbeddedOptions, 'fault' | 'port'> {
  /** The ids of variants. */
  readonly variants?: readonly string[]
  /** Milliseconds by which every response is delayed. */
  readonly latency?: number
}

/**
 * Starts the reference service for a person, with its pages and a description of its interface. Its workspace has the
 * features of the workspace that a run creates, because the curl lines of an embedded run are pasted against it.
 */
export async function startSandbox({ variants = [], ...options }: SandboxOptions): Promise<RunningService> {
  const { startReferenceService } = await import('../../../fixtures/reference-service/index.ts')
  const taken = await variantsNamed(variants)
  return startReferenceService({
    ...options,
    faults: changeOf,
    features: STANDARD_FEATURES,
    pages: true,
    further: { [OPENAPI_PATH]: openApiPage },
    withoutDateHeader: taken.some(({ withoutDateHeader }) => withoutDateHeader),
    variant: (behaviour) => {
      for (const { change } of taken) change(behaviour)
    },
  })
}

async function variantsNamed(ids: readonly string[]) {
  if (ids.length === 0) return []
  const { variants } = await import('../../../fixtures/variants/index.ts')
  return ids.flatMap((id) => variants[id] ?? [])
}

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
