import type { Explanation } from './explained.ts'

/** The known survivors. An entry is deleted when it no longer holds. */
export const SURVIVORS: readonly Explanation[] = []
