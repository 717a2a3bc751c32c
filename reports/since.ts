import { z } from 'zod'

/** The format of {@link Since} in `conformance.json` and in the record of a run. */
export const sinceSchema = z.strictObject({
  /** The start of the earlier run. */
  started_at: z.iso.datetime(),
  /** The rules that were violated, and conform. */
  fixed: z.array(z.string()).readonly(),
  /** The rules that are violated and not known, and were not violated. */
  violated: z.array(z.string()).readonly(),
  /** The rules that were judged, and are inconclusive. */
  inconclusive: z.array(z.string()).readonly(),
  /** The rules that were judged or observed, and were not exercised. */
  not_judged: z.array(z.string()).readonly(),
  /** The number of observations that differ. */
  observations: z.int().nonnegative(),
})

/** The changes between two runs of the same rules of one target. */
export type Since = z.infer<typeof sinceSchema>
