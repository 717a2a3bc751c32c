import type { RunOutcome } from '../../../reports/summary.ts'
import { beginReferenceRecord } from '../project/reference-record.ts'

/** Whether all scenarios judged the reference service as it is, and nothing was wrong. */
const isWholeAndSound = ({ target, fault, complete, results }: RunOutcome): boolean =>
  target.kind === 'embedded' &&
  fault === undefined &&
  complete &&
  results.every(({ leftOut, verdict }) => !leftOut && verdict !== 'violates' && verdict !== 'inconclusive')

/** Watches a run that begins now. The record of the reference service is kept if all scenarios ran and nothing was wrong. */
export function watchReference(): (outcome: RunOutcome) => void {
  const keep = beginReferenceRecord()
  return (outcome) => {
    if (isWholeAndSound(outcome)) keep(outcome.seed, outcome.records)
  }
}
