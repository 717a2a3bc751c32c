import { ContactError, firstContact } from '../targets/first-contact.ts'
import type { Configuration } from '../targets/configuration.ts'
import type { Patience, Target } from '../targets/target.ts'
import { startEmbedded } from './embedded.ts'
import type { Judged } from './environment.ts'
import { startApart } from './service-apart.ts'
import { UsageError } from './usage-error.ts'

/** The embedded service lives beside us: nothing lags, and what is missing now will not come. */
const EMBEDDED_PATIENCE: Patience = { readMs: 150, slowMs: 600 }

/** A target that was met, and what ends it. */
export interface MetTarget {
  readonly target: Target
  close(): Promise<void>
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
  try {
    const target = await firstContact({
      kind: 'embedded',
      baseUrl: service.baseUrl,
      controlUrl: service.controlUrl,
      known: { facts: {}, features: {} },
      patience: EMBEDDED_PATIENCE,
      ...(fault !== undefined && { fault }),
    })
    return { target, close: () => service.close() }
  } catch (error) {
    await service.close()
    throw error
  }
}

/** Meets the server at an address. */
async function meetAddress(configuration: Configuration): Promise<MetTarget> {
  return { target: await firstContact(configuration), close: async () => {} }
}

/**
 * Meets what the command line and the environment decided.
 * @throws UsageError when it cannot be met as configured
 */
export async function meet(judged: Judged): Promise<MetTarget> {
  try {
    return judged.kind === 'embedded' ? await meetEmbedded(judged.fault, startApart) : await meetAddress(judged)
  } catch (error) {
    if (error instanceof ContactError) throw new UsageError(error.message)
    throw error
  }
}
