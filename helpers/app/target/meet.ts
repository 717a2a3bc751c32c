import { ContactError, firstContact } from '../../engine/contact/first-contact.ts'
import type { Target } from '../../engine/targets/target.ts'
import { quotedLog } from './container-log.ts'
import { startEmbedded } from './embedded.ts'
import type { PlannedTarget } from '../options/planned-target.ts'
import { startService, startTarget, type StartedTarget } from './started-target.ts'
import { UsageError } from '../usage/usage-error.ts'

/** A target after the first contact. */
export interface MetTarget {
  readonly target: Target
  close(): Promise<void>
  /** The log of the target so far, if it runs in a container that the suite started. */
  log?(): string
}

/**
 * Starts a target if needed, and makes the first contact.
 * @param signal ends a container that has not started yet
 * @throws UsageError if the first contact fails, with the end of the log of a container
 */
export async function meet(planned: PlannedTarget, signal?: AbortSignal): Promise<MetTarget> {
  const started = await startTarget(planned, signal)
  try {
    return await meetStarted(started)
  } catch (error) {
    if (error instanceof ContactError) throw new UsageError(`${error.message}${quotedLog(started.log?.() ?? '')}`)
    throw error
  }
}

/** Starts the embedded service in this thread, optionally with a fault, and makes the first contact. */
export async function meetEmbedded(fault?: string): Promise<MetTarget> {
  return meetStarted(await startService(fault === undefined ? {} : { fault }, startEmbedded))
}

async function meetStarted({ configuration, image, close, log }: StartedTarget): Promise<MetTarget> {
  try {
    const target = await firstContact(configuration)
    return { target: image ? { ...target, image } : target, close, ...(log && { log }) }
  } catch (error) {
    await close()
    throw error
  }
}
