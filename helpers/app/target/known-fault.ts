import { anyFaultNamed, faultIdsOf } from './embedded.ts'
import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'

/**
 * Checks the faults of a list such as `a,b,c`.
 * @throws UsageError with the nearest faults for an unknown id
 */
export async function assertKnownFault(fault: string | undefined): Promise<void> {
  if (fault === undefined) return
  for (const id of faultIdsOf(fault)) if (!(await anyFaultNamed(id))) throw await unknown(id)
}

async function unknown(id: string): Promise<UsageError> {
  const { faults } = await import('../../../fixtures/faults/all.ts')
  const { sequences } = await import('../../../fixtures/sequences/index.ts')
  const ids = [...Object.keys(faults), ...Object.keys(sequences)]
  return new UsageError(`--fault ${id}: no such fault. Nearest: ${nearest(id, ids).join(', ')}`)
}
