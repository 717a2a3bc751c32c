import { createWriteStream, existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib'
import { z } from 'zod'
import { GATES } from '../../helpers/engine/catalogue/gate.ts'
import type { Need } from '../../helpers/engine/catalogue/needs.ts'
import { UNMET_KINDS } from '../../helpers/engine/gate/unmet-kinds.ts'
import type { ScenarioRecord } from '../../helpers/engine/outcome/record.ts'
import { sinceSchema } from '../since.ts'
import { REPORTS } from './write.ts'

const record = z.custom<ScenarioRecord>(
  (value) =>
    z.looseObject({ key: z.string(), rules: z.array(z.string()), status: z.string() }).safeParse(value).success,
)

/** Own rules, so that later commands know them without their modules. */
const ownSchema = z.strictObject({
  rules: z.array(
    z.strictObject({
      id: z.string(),
      area: z.string(),
      topic: z.string(),
      section: z.templateLiteral(['Promised by ', z.string()]),
      statement: z.string(),
      level: z.literal('own'),
      source: z.string().exactOptional(),
      needs: z.array(z.custom<Need>((value) => typeof value === 'string')),
    }),
  ),
  scenarios: z.array(z.strictObject({ rules: z.array(z.string()), title: z.string(), file: z.string() })),
})

const partSchema = z.strictObject({
  schema: z.literal(2),
  suite: z.strictObject({ name: z.string(), version: z.string() }),
  /** A digest of the rules and scenarios of the suite. Shards with different digests cannot be merged. */
  catalogue: z.string(),
  /** `1/1` for a whole run. */
  shard: z.strictObject({ index: z.int(), of: z.int() }),
  target: z.strictObject({
    kind: z.enum(['embedded', 'address', 'image']),
    base_url: z.string(),
    image: z.strictObject({ name: z.string(), byHand: z.array(z.string()).readonly() }).exactOptional(),
  }),
  /** The facts and capabilities that the target was judged against. */
  workspace: z.strictObject({
    made: z.boolean(),
    capabilities: z.array(z.string()).readonly(),
    facts: z.array(z.strictObject({ variable: z.string(), means: z.string(), value: z.string() })).readonly(),
  }),
  /** The shards that a merge did not get; absent unless parts were merged. */
  missing: z.array(z.strictObject({ index: z.int(), of: z.int() })).exactOptional(),
  fault: z.string().exactOptional(),
  /** The flags that judge the target again. */
  again: z.strictObject({
    image: z.string().exactOptional(),
    imagePort: z.int().exactOptional(),
    imageEnv: z.array(z.string()).readonly().exactOptional(),
    imageReady: z.string().exactOptional(),
    baseUrl: z.string().exactOptional(),
    controlUrl: z.string().exactOptional(),
    fault: z.string().exactOptional(),
    gate: z.string().exactOptional(),
    rules: z.array(z.string()).readonly().exactOptional(),
    out: z.string().exactOptional(),
  }),
  own: ownSchema.exactOptional(),
  seed: z.int(),
  gate: z.enum(GATES),
  /** The patterns of `--rule` and `--exclude`. */
  rule: z.array(z.string()),
  exclude: z.array(z.string()),
  /** The ids of the rules that the run judged, unless it judged all. */
  selected: z.array(z.string()).exactOptional(),
  /** The violations that were known, by rule. */
  known: z.record(
    z.string(),
    z.strictObject({ reason: z.string(), ticket: z.string().exactOptional(), expires: z.string().exactOptional() }),
  ),
  /** The reasons, other than verdicts, why the run does not pass. */
  unmet: z.array(
    z.strictObject({ kind: z.enum(UNMET_KINDS), message: z.string(), rules: z.array(z.string()).readonly() }),
  ),
  /** The changes since the run before. */
  since: sinceSchema.exactOptional(),
  started_at: z.iso.datetime(),
  duration_ms: z.number(),
  throttled_ms: z.number(),
  retried: z.strictObject({ scenarios: z.int(), tries: z.int(), most: z.int(), mostMs: z.number() }).exactOptional(),
  interrupted: z.boolean(),
  stopped: z.string().exactOptional(),
  faults: z.array(z.string()),
  /** Transactions that could not be cancelled. */
  left: z.array(z.string()),
  /** One for each scenario, without steps and the text of exchanges, which precede it in the file. */
  records: z.array(record),
})

/** Own rules, as a record keeps them. */
export type RecordedOwn = z.infer<typeof ownSchema>

/** The result of a run or of a shard, without its large evidence. */
export type RunPart = z.infer<typeof partSchema>

/** The record of a run: everything that reports are built from. */
export interface RunRecord {
  readonly part: RunPart
  /** The record of each scenario with steps and exchanges, in the order in which they ended. */
  evidence(): Iterable<ScenarioRecord>
}

/** A folder without a usable record. */
export class RunRecordError extends Error {
  override readonly name = 'RunRecordError'
}

/** Writes the record of a run while it runs. */
export interface RunRecordWriter {
  add(record: ScenarioRecord): void
  /**
   * Completes the file and waits until everything is on disk.
   * @throws Error with the reason why it could not be written
   */
  end(part: RunPart): Promise<void>
}

/** Less than the best gzip, in a fraction of its time: texts of all scenarios are alike, and the window holds many of them. */
const COMPRESSION = {
  [constants.BROTLI_PARAM_QUALITY]: 2,
  [constants.BROTLI_PARAM_LGWIN]: 22,
}

/**
 * Opens the record of a run: one line of JSON for each scenario with its evidence, and a last line with the result of the run,
 * compressed. If a run was killed, its file has no last line.
 * @throws Error with the reason why the file could not be created
 */
export function runRecordWriter(outDir: string): RunRecordWriter {
  const zip = createBrotliCompress({ params: COMPRESSION })
  const file = path.join(outDir, REPORTS.record)
  // The file exists at once, so that even a run that is killed soon is recognized.
  const written = finished(zip.pipe(createWriteStream(file, { fd: openSync(file, 'w') })))
  // The error is reported by `end`, which waits for the file.
  written.catch(() => {})
  return {
    add: (one) => void zip.write(`${JSON.stringify(one)}\n`),
    async end(part) {
      zip.end(`${JSON.stringify(part)}\n`)
      await written
    },
  }
}

/**
 * Reads the record of the run in a folder. The file is read at once, so that it may be moved afterwards.
 * @throws RunRecordError if the folder has no usable record
 */
export function readRunRecord(folder: string): RunRecord {
  const file = path.join(folder, REPORTS.record)
  if (!existsSync(file))
    throw new RunRecordError(`no ${REPORTS.record} found. Give the --out folder of a run that has ended.`)
  const text = unzipped(file)
  const start = text.lastIndexOf('\n', text.length - 2) + 1
  try {
    const part = partSchema.parse(JSON.parse(text.toString('utf8', start)))
    return { part, evidence: () => recordsIn(text.subarray(0, start)) }
  } catch {
    throw new RunRecordError(`its ${REPORTS.record} has another version, or its run was killed. Run the suite again.`)
  }
}

/** The lines of a record; a run that was killed leaves a file that ends too early. */
function unzipped(file: string): Buffer {
  try {
    return brotliDecompressSync(readFileSync(file), { finishFlush: constants.BROTLI_OPERATION_FLUSH })
  } catch {
    throw new RunRecordError(`its ${REPORTS.record} is damaged. Run the suite again.`)
  }
}

function* recordsIn(text: Buffer): Generator<ScenarioRecord> {
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start)
    yield record.parse(JSON.parse(text.toString('utf8', start, end)))
    start = end + 1
  }
}
