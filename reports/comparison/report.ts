import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { GATES } from '../../helpers/engine/catalogue/gate.ts'
import { REPORTS } from '../files/write.ts'

const rule = z.object({
  id: z.string(),
  statement: z.string(),
  level: z.enum(['stated', 'inferred', 'open', 'own']),
  verdict: z.enum(['conforms', 'violates', 'inconclusive', 'not-exercised', 'observed']),
  reason: z.string().optional(),
  left_out: z.string().optional(),
  known: z.object({ reason: z.string() }).optional(),
  observations: z.array(z.object({ key: z.string(), value: z.string() })),
})

/**
 * The part of `conformance.json` that a comparison uses. It ignores other members, so that reports of other versions of the
 * suite can be compared.
 */
const reportSchema = z.object({
  schema: z.literal(1),
  suite: z.object({ name: z.string(), version: z.string() }),
  target: z.object({
    kind: z.enum(['embedded', 'address', 'image']),
    base_url: z.string(),
    image: z.string().optional(),
  }),
  started_at: z.iso.datetime(),
  seed: z.int(),
  shard: z.string().optional(),
  complete: z.boolean(),
  gate: z.enum(GATES),
  // The first reports had no findings.
  findings: z
    .array(z.object({ title: z.string(), rule: z.string(), violated: z.array(z.string()) }))
    .readonly()
    .default([]),
  rules: z.array(rule),
  /** Own rules, which are compared like the others. */
  own: z.object({ rules: z.array(rule) }).optional(),
})

type Report = z.infer<typeof reportSchema>

/** A report that can be compared: its rules are those of the document, then own ones. */
export type ComparedReport = Omit<Report, 'own'>

/** A report with all of its rules in one list. */
export const comparable = ({ own, ...report }: Report): ComparedReport => ({
  ...report,
  rules: [...report.rules, ...(own?.rules ?? [])],
})
export type ComparedRule = ComparedReport['rules'][number]
export type ComparedFinding = ComparedReport['findings'][number]

/** A folder or file that has no usable report. */
export class UnreadableReportError extends Error {
  override readonly name = 'UnreadableReportError'
}

/**
 * Reads the report of a run.
 * @param place the folder of the run, or its `conformance.json`
 * @throws UnreadableReportError if there is none, or it has another format
 */
export function readReport(place: string): ComparedReport {
  if (!existsSync(place)) throw new UnreadableReportError(`${place}: no such folder or file.`)
  const file = statSync(place).isDirectory() ? path.join(place, REPORTS.conformance) : place
  if (!existsSync(file))
    throw new UnreadableReportError(
      `${place} has no ${REPORTS.conformance}. Give the --out folder of a run that has ended.`,
    )
  try {
    return comparable(reportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))))
  } catch {
    throw new UnreadableReportError(`${file} is not a report of this version. Run the suite again.`)
  }
}
