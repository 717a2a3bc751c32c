import { faultIdsOf } from './embedded.ts'
import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'

/**
 * Checks the faults of a list such as `a,b,c`.
 * @throws UsageError with the nearest faults for an unknown id
 */
export async function assertKnownFault(fault: string | undefined): Promise<void> {
  if (fault === undefined) return
  const { faults } = await import('../../../fixtures/faults/index.ts')
  const unknown = faultIdsOf(fault).filter((id) => !Object.hasOwn(faults, id))
  const [first] = unknown
  if (first === undefined) return
  throw new UsageError(`--fault ${first}: no such fault. Nearest: ${nearest(first, Object.keys(faults)).join(', ')}`)
}
