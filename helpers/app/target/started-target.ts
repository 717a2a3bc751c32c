import type { Configuration } from '../../engine/configuration/configuration.ts'
import type { TargetImage } from '../../engine/targets/target.ts'
import { writtenAnchor } from './anchor.ts'
import { startContainer } from './container.ts'
import type { startEmbedded } from './embedded.ts'
import { byHand } from './image-by-hand.ts'
import type { PlannedTarget } from '../options/planned-target.ts'
import { startInThread } from './service-in-thread.ts'

/** The embedded service does not lag, so a short wait is enough. */
const EMBEDDED_PATIENCE = { readMs: 150, slowMs: 600 }

/** A target that listens, before the first contact. */
export interface StartedTarget {
  /** Its address, keys and facts. */
  readonly configuration: Configuration
  /** The image that it was started from, if any. */
  readonly image?: TargetImage
  /** Ends what was started for it. */
  close(): Promise<void>
  /** Its log so far, if it runs in a container that the suite started. */
  log?(): string
}

type Planned<Kind extends PlannedTarget['kind']> = Extract<PlannedTarget, { kind: Kind }>

/**
 * Starts a container or the embedded service. A server is already running.
 * @param signal ends a container that has not started yet
 * @throws UsageError if a container does not start, with the end of its log
 */
export async function startTarget(planned: PlannedTarget, signal?: AbortSignal): Promise<StartedTarget> {
  if (planned.kind === 'image') return startImage(planned, signal)
  if (planned.kind === 'embedded') return startService(planned, startInThread)
  return { configuration: planned, close: async () => {} }
}

/**
 * Starts the embedded service, optionally with a fault.
 * @param start starts it in this thread, or in its own thread
 */
export async function startService(
  { fault, mailDomain }: Pick<Planned<'embedded'>, 'fault' | 'mailDomain'>,
  start: typeof startInThread | typeof startEmbedded,
): Promise<StartedTarget> {
  const service = await start(fault === undefined ? {} : { fault })
  const anchor = writtenAnchor()
  return {
    configuration: {
      kind: 'embedded',
      baseUrl: service.baseUrl,
      controlUrl: service.controlUrl,
      known: { facts: anchor.facts, features: {} },
      patience: EMBEDDED_PATIENCE,
      ...(fault !== undefined && { fault }),
      ...(mailDomain !== undefined && { mailDomain }),
    },
    async close() {
      anchor.remove()
      await service.close()
    },
  }
}

async function startImage({ image, ...configured }: Planned<'image'>, signal?: AbortSignal): Promise<StartedTarget> {
  const { address, port, stop, log } = await startContainer(image, signal ? { signal } : {})
  return {
    configuration: {
      ...configured,
      baseUrl: `${address}${image.basePath}`,
      ...(image.controlPath !== undefined && { controlUrl: `${address}${image.controlPath}` }),
    },
    image: { name: image.name, byHand: byHand(image, port) },
    close: stop,
    log,
  }
}
