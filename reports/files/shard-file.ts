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
  /** What the rules and scenarios of the suite come to: two that differ cannot be put together. */
  catalogue: z.string(),
  shard: z.strictObject({ index: z.int(), of: z.int() }),
  target: z.strictObject({
    kind: z.enum(['embedded', 'address', 'image']),
    base_url: z.string(),
    image: z.strictObject({ name: z.string(), byHand: z.array(z.string()).readonly() }).exactOptional(),
  }),
  fault: z.string().exactOptional(),
  seed: z.int(),
  /** The globs of `--rule` and `--exclude`. */
  rule: z.array(z.string()),
  exclude: z.array(z.string()),
  started_at: z.iso.datetime(),
  duration_ms: z.number(),
  throttled_ms: z.number(),
  retried: z.strictObject({ scenarios: z.int(), tries: z.int(), most: z.int(), mostMs: z.number() }).exactOptional(),
  interrupted: z.boolean(),
  stopped: z.string().exactOptional(),
  faults: z.array(z.string()),
  /** One for each scenario of this part, without steps and exchanges: those stand in a file of their own. */
  records: z.array(record),
})

/** What a part of a run leaves for the whole of it, or a run that did not come to its end for the one that goes on from it. */
export type ShardReport = z.infer<typeof shardSchema>

/** A folder that holds no part of a run that could be used. */
export class ShardError extends Error {
  override readonly name = 'ShardError'
}

/** Writes what a part came to, once it ended. */
export function writeShard(report: ShardReport, outDir: string): void {
  writeWhole(path.join(outDir, REPORTS.shard), `${JSON.stringify(report)}\n`)
}

/** @throws ShardError where the folder holds none */
export function readShard(folder: string): ShardReport {
  const file = path.join(folder, REPORTS.shard)
  if (!existsSync(file))
    throw new ShardError(`no ${REPORTS.shard} there; give the --out of a run with --shard that ended`)
  try {
    return shardSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new ShardError(`its ${REPORTS.shard} is none of this version; judge the target anew`)
  }
}

/** Writes records with their evidence while a part is run. */
export interface EvidenceWriter {
  add(record: ScenarioRecord): void
  /**
   * Waits until all is on disk.
   * @throws what kept it from being written
   */
  end(): Promise<void>
}

/** Opens the file of a part's steps and exchanges. */
export function evidenceWriter(outDir: string): EvidenceWriter {
  const zip = createGzip()
  const written = finished(zip.pipe(createWriteStream(path.join(outDir, REPORTS.shardEvidence))))
  // Told at the end, where it is waited for.
  written.catch(() => {})
  return {
    add: (one) => void zip.write(`${JSON.stringify(one)}\n`),
    async end() {
      zip.end()
      await written
    },
  }
}

/** Takes away what was written of a run that needs no other one to go on from it. */
export function forgetEvidence(outDir: string): void {
  rmSync(path.join(outDir, REPORTS.shardEvidence), { force: true })
}

/** The records of a part with their evidence, as they were written. What is on disk may go meanwhile: it was read at once. */
export function evidenceIn(folder: string): AsyncGenerator<ScenarioRecord> {
  return recordsIn(readFileSync(path.join(folder, REPORTS.shardEvidence)))
}

async function* recordsIn(zipped: Buffer): AsyncGenerator<ScenarioRecord> {
  const text = Readable.from([zipped]).pipe(createGunzip())
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield record.parse(JSON.parse(line))
}
