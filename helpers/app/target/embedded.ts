import type { Fault, RunningService } from '../../../fixtures/reference-service/index.ts'

/** How the embedded service is started. */
export interface EmbeddedOptions {
  /** The id of a fault, or of several: `a,b,c`. */
  readonly fault?: string
  readonly port?: number
  /** False where no workspace will be made that names a fault: their table need not be loaded then. */
  readonly faulty?: boolean
}

/** The only place where the suite starts the service that it judges: they share no code beyond this call. */
export async function startEmbedded({ faulty = true, ...options }: EmbeddedOptions = {}): Promise<RunningService> {
  // Loaded here: a run has the service in a thread of its own, and the thread that judges never needs it.
  const { startReferenceService } = await import('../../../fixtures/reference-service/index.ts')
  return startReferenceService({ ...options, faults: faulty ? await changes(options.fault) : {} })
}

/** The ids of faults that are named together. */
export const faultIdsOf = (fault: string): string[] => fault.split(',')

/** Each by itself, made once. */
let singles: Readonly<Record<string, Fault>> | undefined

/** The change of each fault, and that of those which are named together: one after another, as they are named. */
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
