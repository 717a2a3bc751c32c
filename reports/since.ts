import { z } from 'zod'

/** The format of {@link Since} in `conformance.json` and in the record of a run. */
export const sinceSchema = z.strictObject({
  started_at: z.iso.datetime().describe('The start of the earlier run.'),
  fixed: z.array(z.string()).readonly().describe('The rules that were violated, and conform.'),
  violated: z
    .array(z.string())
    .readonly()
    .describe('The rules that are violated and not known, and were not violated.'),
  inconclusive: z.array(z.string()).readonly().describe('The rules that were judged, and are inconclusive.'),
  not_judged: z
    .array(z.string())
    .readonly()
    .describe('The rules that were judged or observed, and were not exercised.'),
  observations: z.int().nonnegative().describe('The number of observations that differ.'),
})

/** The changes between two runs of the same rules of one target. */
export type Since = z.infer<typeof sinceSchema>
