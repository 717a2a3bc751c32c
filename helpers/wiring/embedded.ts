import { faults } from '../../fixtures/faults/index.ts'
import { startReferenceService, type RunningService } from '../../fixtures/reference-service/index.ts'

/** The only place where the suite starts the service that it judges: they share no code beyond this call. */
export function startEmbedded(options: { fault?: string; port?: number } = {}): Promise<RunningService> {
  const changes = Object.fromEntries(Object.entries(faults).map(([id, { change }]) => [id, change]))
  return startReferenceService({ faults: changes, ...options })
}
