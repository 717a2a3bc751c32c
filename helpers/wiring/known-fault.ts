import { nearest } from './select.ts'
import { UsageError } from './usage-error.ts'

/** @throws UsageError with the nearest faults for an id that is none */
export async function assertKnownFault(fault: string | undefined): Promise<void> {
  if (fault === undefined) return
  const { faults } = await import('../../fixtures/faults/index.ts')
  if (Object.hasOwn(faults, fault)) return
  throw new UsageError(`--fault ${fault}: no such fault. Nearest: ${nearest(fault, Object.keys(faults)).join(', ')}`)
}
