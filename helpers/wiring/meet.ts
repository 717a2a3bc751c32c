import { ContactError, firstContact } from '../targets/first-contact.ts'
import type { Configuration } from '../targets/configuration.ts'
import type { Patience, Target } from '../targets/target.ts'
import { writtenAnchor } from './anchor.ts'
import { startContainer } from './container.ts'
import { toldLog } from './container-log.ts'
import { compact } from '../values/compact.ts'
import { startEmbedded } from './embedded.ts'
import type { Judged } from './environment.ts'
import { byHand } from './image.ts'
import { startApart } from './service-apart.ts'
import { UsageError } from './usage-error.ts'

/** The embedded service lives beside us: nothing lags, and what is missing now will not come. */
const EMBEDDED_PATIENCE: Patience = { readMs: 150, slowMs: 600 }

/** A target that was met, and what ends it. */
export interface MetTarget {
  readonly target: Target
  close(): Promise<void>
  /** What the target has written so far, where it runs in a container of ours. */
  log?(): string
}

/**
 * Starts the embedded service, with a fault if asked for, and meets it like any other target.
 * @param start how it is started: in this thread, or apart from it
 */
export async function meetEmbedded(
  fault?: string,
  start: typeof startApart | typeof startEmbedded = startEmbedded,
): Promise<MetTarget> {
  const service = await start(fault === undefined ? { faulty: false } : { fault })
  const anchor = writtenAnchor()
  const close = async () => {
    anchor.remove()
    await service.close()
  }
  try {
    const target = await firstContact({
      kind: 'embedded',
      baseUrl: service.baseUrl,
      controlUrl: service.controlUrl,
      known: { facts: anchor.facts, features: {} },
      patience: EMBEDDED_PATIENCE,
      ...(fault !== undefined && { fault }),
    })
    return { target, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Meets the server at an address. */
async function meetAddress(configuration: Configuration): Promise<MetTarget> {
  return { target: await firstContact(configuration), close: async () => {} }
}

/**
 * Starts a container, and meets what it serves.
 * @throws UsageError where it does not start, or cannot be met, with the end of its log
 */
async function meetImage(
  { image, ...known }: Extract<Judged, { kind: 'image' }>,
  signal: AbortSignal | undefined,
): Promise<MetTarget> {
  const container = await startContainer(image, signal ? { signal } : {})
  const { address, port } = container
  try {
    const met = await firstContact({
      ...known,
      baseUrl: `${address}${image.basePath}`,
      ...(image.controlPath !== undefined && { controlUrl: `${address}${image.controlPath}` }),
    })
    const target = { ...met, image: { name: image.name, byHand: byHand(image, port) } }
    return { target, close: container.stop, log: container.log }
  } catch (error) {
    await container.stop()
    if (error instanceof ContactError) throw new UsageError(`${error.message}${toldLog(container.log())}`)
    throw error
  }
}

/**
 * Meets what the command line and the environment decided.
 * @param signal ends a container that has not started yet
 * @throws UsageError when it cannot be met as configured
 */
export async function meet(judged: Judged, signal?: AbortSignal): Promise<MetTarget> {
  try {
    if (judged.kind === 'image') return await meetImage(judged, signal)
    if (judged.kind === 'address') return await meetAddress(judged)
    const { target, close } = await meetEmbedded(judged.fault, startApart)
    return { target: compact({ ...target, mailDomain: judged.mailDomain }), close }
  } catch (error) {
    if (error instanceof ContactError) throw new UsageError(error.message)
    throw error
  }
}
