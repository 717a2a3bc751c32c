import { examineBriefly } from '../../engine/doctor/examine.ts'
import { meet, type MetTarget } from './meet.ts'
import type { PlannedTarget } from '../options/planned-target.ts'
import { UsageError } from '../usage/usage-error.ts'

/** How a target is met. */
export interface Meeting {
  /** Gets what a person should look at. */
  readonly warn: (warning: string) => void
  /** Whether what is told of the target is looked at. */
  readonly look?: boolean
  /** Ends a container that has not started yet. */
  readonly signal?: AbortSignal
}

/**
 * Meets what was decided, and looks whether what is told of it holds: with a wrong set-up a target would be accused of what is not
 * its fault.
 * @throws UsageError when it cannot be met, or something that is told of it is wrong
 */
export async function meetSetUp(planned: PlannedTarget, { warn, look = true, signal }: Meeting): Promise<MetTarget> {
  const met = await meet(planned, signal)
  if (!look) return met
  try {
    const remarks = await examineBriefly(met.target)
    const told = (weight: 'wrong' | 'warning') => remarks.filter((one) => one.weight === weight)
    const wrong = told('wrong').map(({ text }) => text)
    if (wrong.length > 0)
      throw new UsageError(
        [...wrong, 'Nothing was judged. `countersign run --no-doctor` judges all the same.'].join('\n'),
      )
    for (const { about, text } of told('warning')) warn(`Warning: ${about}: ${text}`)
    return met
  } catch (error) {
    await met.close()
    throw error
  }
}
