import type { Explanation } from '../explained.ts'
import { CHANGES } from './changes.ts'
import { CHECKS } from './checks.ts'
import { EFFECTS } from './effects.ts'

/** The known survivors. Delete an entry that no longer holds. */
export const SURVIVORS: readonly Explanation[] = [...CHANGES, ...CHECKS, ...EFFECTS]
