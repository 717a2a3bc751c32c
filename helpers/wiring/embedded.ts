import { startReferenceService, type RunningService } from '../../fixtures/reference-service/index.ts'

/** How the embedded service is started. */
export interface EmbeddedOptions {
  readonly fault?: string
  readonly port?: number
  /** False where no workspace will be made that names a fault: their table need not be loaded then. */
  readonly faulty?: boolean
}

/** The only place where the suite starts the service that it judges: they share no code beyond this call. */
export async function startEmbedded({ faulty = true, ...options }: EmbeddedOptions = {}): Promise<RunningService> {
  return startReferenceService({ ...options, faults: faulty ? await changes() : {} })
}

async function changes() {
  const { faults } = await import('../../fixtures/faults/index.ts')
  return Object.fromEntries(Object.entries(faults).map(([id, { change }]) => [id, change]))
}
