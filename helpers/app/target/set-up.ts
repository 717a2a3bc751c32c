import { examineBriefly } from '../../engine/doctor/examine.ts'
import { meet, type MetTarget } from './meet.ts'
import type { PlannedTarget } from '../options/planned-target.ts'
import { UsageError } from '../usage/usage-error.ts'

/** Options of the first contact. */
export interface Meeting {
  /** Receives warnings for the user. */
  readonly warn: (warning: string) => void
  /** Whether the configured facts are checked. */
  readonly look?: boolean
  /** Ends a container that has not started yet. */
  readonly signal?: AbortSignal
}

/**
 * Makes the first contact with a target, and checks the configured facts. With a wrong fact, a run would report false
 * violations.
 * @throws UsageError if the first contact fails or a fact is wrong
 */
export async function meetSetUp(planned: PlannedTarget, { warn, look = true, signal }: Meeting): Promise<MetTarget> {
  const met = await meet(planned, signal)
  if (!look) return met
  try {
    const remarks = await examineBriefly(met.target)
    const remarksOf = (weight: 'wrong' | 'warning') => remarks.filter((one) => one.weight === weight)
    const wrong = remarksOf('wrong').map(({ text }) => text)
    if (wrong.length > 0)
      throw new UsageError(
        [...wrong, 'Nothing was judged. To skip this check: `countersign run --no-doctor`'].join('\n'),
      )
    for (const { about, text } of remarksOf('warning')) warn(`Warning: ${about}: ${text}`)
    return met
  } catch (error) {
    await met.close()
    throw error
  }
}
