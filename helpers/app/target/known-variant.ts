import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'

/**
 * The ids of a list of variants such as `a,b,c`.
 * @throws UsageError with the nearest variants for an unknown id
 */
export async function knownVariants(list: string | undefined): Promise<string[]> {
  if (list === undefined) return []
  const { variants } = await import('../../../fixtures/variants/index.ts')
  const ids = list.split(',')
  const unknown = ids.find((id) => !Object.hasOwn(variants, id))
  if (unknown === undefined) return ids
  throw new UsageError(
    `--variant ${unknown}: no such variant. Nearest: ${nearest(unknown, Object.keys(variants)).join(', ')}`,
  )
}
