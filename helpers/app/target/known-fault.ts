import { faultIdsOf } from './embedded.ts'
import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'

/**
 * Checks the faults of a list such as `a,b,c`.
 * @throws UsageError with the nearest faults for an unknown id
 */
export async function assertKnownFault(fault: string | undefined): Promise<void> {
  if (fault === undefined) return
  const { faultNamed } = await import('../../../fixtures/faults/index.ts')
  for (const id of faultIdsOf(fault)) if (!(await faultNamed(id))) throw await unknown(id)
}

async function unknown(id: string): Promise<UsageError> {
  const { faults } = await import('../../../fixtures/faults/all.ts')
  return new UsageError(`--fault ${id}: no such fault. Nearest: ${nearest(id, Object.keys(faults)).join(', ')}`)
}
