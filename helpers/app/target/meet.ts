import { ContactError, firstContact } from '../../engine/contact/first-contact.ts'
import type { Target } from '../../engine/targets/target.ts'
import { toldLog } from './container-log.ts'
import { startEmbedded } from './embedded.ts'
import type { PlannedTarget } from '../options/planned-target.ts'
import { startService, startTarget, type StartedTarget } from './started-target.ts'
import { UsageError } from '../usage/usage-error.ts'

/** A target that was met, and what ends it. */
export interface MetTarget {
  readonly target: Target
  close(): Promise<void>
  /** What the target has written so far, where it runs in a container of ours. */
  log?(): string
}

/**
 * Starts a target where that is needed, and meets it.
 * @param signal ends a container that has not started yet
 * @throws UsageError when it cannot be met as configured, with the end of its log where it runs in a container
 */
export async function meet(planned: PlannedTarget, signal?: AbortSignal): Promise<MetTarget> {
  const started = await startTarget(planned, signal)
  try {
    return await meetStarted(started)
  } catch (error) {
    if (error instanceof ContactError) throw new UsageError(`${error.message}${toldLog(started.log?.() ?? '')}`)
    throw error
  }
}

/** Starts the embedded service in this thread, with a fault if asked for, and meets it like any other target. */
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
