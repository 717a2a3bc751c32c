import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import type { ScenarioRecord } from '../../helpers/engine/outcome/record.ts'
import { REPORTS, writeWhole } from './write.ts'

const record = z.custom<ScenarioRecord>(
  (value) =>
    z.looseObject({ key: z.string(), rules: z.array(z.string()), status: z.string() }).safeParse(value).success,
)

const shardSchema = z.strictObject({
  schema: z.literal(1),
  suite: z.strictObject({ name: z.string(), version: z.string() }),
  /** A digest of the rules and scenarios of the suite. Shards with different digests cannot be merged. */
  catalogue: z.string(),
  shard: z.strictObject({ index: z.int(), of: z.int() }),
  target: z.strictObject({
    kind: z.enum(['embedded', 'address', 'image']),
    base_url: z.string(),
    image: z.strictObject({ name: z.string(), byHand: z.array(z.string()).readonly() }).exactOptional(),
  }),
  fault: z.string().exactOptional(),
  seed: z.int(),
  /** The patterns of `--rule` and `--exclude`. */
  rule: z.array(z.string()),
  exclude: z.array(z.string()),
  started_at: z.iso.datetime(),
  duration_ms: z.number(),
  throttled_ms: z.number(),
  retried: z.strictObject({ scenarios: z.int(), tries: z.int(), most: z.int(), mostMs: z.number() }).exactOptional(),
  interrupted: z.boolean(),
  stopped: z.string().exactOptional(),
  faults: z.array(z.string()),
  /** One for each scenario of this shard, without steps and exchanges, which are in a separate file. */
  records: z.array(record),
})

/** The file that a shard writes for the merge, or an interrupted run for the run that resumes it. */
export type ShardReport = z.infer<typeof shardSchema>

/** A folder without a usable shard. */
export class ShardError extends Error {
  override readonly name = 'ShardError'
}

/** Writes the results of a shard after it has ended. */
export function writeShard(report: ShardReport, outDir: string): void {
  writeWhole(path.join(outDir, REPORTS.shard), `${JSON.stringify(report)}\n`)
}

/** @throws ShardError if the folder has no usable shard */
export function readShard(folder: string): ShardReport {
  const file = path.join(folder, REPORTS.shard)
  if (!existsSync(file))
    throw new ShardError(`no ${REPORTS.shard} found. Give the --out folder of a completed run with --shard.`)
  try {
    return shardSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new ShardError(`its ${REPORTS.shard} is not of this version. Run the shard again.`)
  }
}

/** Writes records with their evidence while a shard runs. */
export interface EvidenceWriter {
  add(record: ScenarioRecord): void
  /**
   * Waits until everything is on disk.
   * @throws Error with the reason why it could not be written
   */
  end(): Promise<void>
}

/** Opens the file for the steps and exchanges of a shard. */
export function evidenceWriter(outDir: string): EvidenceWriter {
  const zip = createGzip()
  const written = finished(zip.pipe(createWriteStream(path.join(outDir, REPORTS.shardEvidence))))
  // The error is reported by `end`, which waits for the file.
  written.catch(() => {})
  return {
    add: (one) => void zip.write(`${JSON.stringify(one)}\n`),
    async end() {
      zip.end()
      await written
    },
  }
}

/** Deletes the evidence of a run that no other run will resume or merge. */
export function deleteEvidence(outDir: string): void {
  rmSync(path.join(outDir, REPORTS.shardEvidence), { force: true })
}

/** The records of a shard with their evidence. The file is read at once, so that it may be deleted afterwards. */
export function evidenceIn(folder: string): AsyncGenerator<ScenarioRecord> {
  return recordsIn(readFileSync(path.join(folder, REPORTS.shardEvidence)))
}

async function* recordsIn(zipped: Buffer): AsyncGenerator<ScenarioRecord> {
  const text = Readable.from([zipped]).pipe(createGunzip())
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield record.parse(JSON.parse(line))
}
