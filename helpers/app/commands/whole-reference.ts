import type { RunOutcome } from '../../../reports/summary.ts'
import { beginReferenceRecord } from '../project/reference-record.ts'

/** Whether all scenarios judged the reference service without a fault, and nothing was wrong. */
const isWholeAndSound = ({ target, fault, complete, results }: RunOutcome): boolean =>
  target.kind === 'embedded' &&
  fault === undefined &&
  complete &&
  results.every(({ leftOut, verdict }) => !leftOut && verdict !== 'violates' && verdict !== 'inconclusive')

/** Watches a run that begins now, and records it if all scenarios passed on the reference service. */
export function watchReference(): (outcome: RunOutcome) => void {
  const keep = beginReferenceRecord()
  return (outcome) => {
    if (isWholeAndSound(outcome)) keep(outcome.seed, outcome.records)
  }
}
