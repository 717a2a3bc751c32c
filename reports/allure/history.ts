import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'

/** The maximum number of runs in the history. */
const MOST_RUNS = 30

const itemSchema = z.object({
  id: z.string(),
  historyId: z.string().optional(),
  status: z.string(),
  start: z.number().optional(),
  stop: z.number().optional(),
  duration: z.number().optional(),
})
/** The result of a rule as Allure keeps it. */
export type HistoryItem = z.infer<typeof itemSchema>

/** The results of one run, without the texts and labels that the page has anyway. */
const pointSchema = z.object({
  /** The name of the target. */
  name: z.string(),
  /** When the run started, in milliseconds since the epoch. */
  timestamp: z.number(),
  results: z.array(itemSchema),
})
type Point = z.infer<typeof pointSchema>

/** The run that a page shows, as its history names it. */
export interface RunInHistory {
  readonly target: string
  readonly startedAt: Date
}

/** The lines of an Allure history with the earlier runs of the same target, as others say nothing about this one. */
export function historyBefore(file: string, { target, startedAt }: RunInHistory): string {
  const before = pointsIn(file).filter((point) => point.name === target && point.timestamp < startedAt.getTime())
  return before.map((point) => `${JSON.stringify(allurePoint(point))}\n`).join('')
}

const allurePoint = ({ name, timestamp, results }: Point) => ({
  uuid: String(timestamp),
  name,
  timestamp,
  url: '',
  metrics: {},
  knownTestCaseIds: results.map(({ historyId }) => historyId?.split('.')[0]),
  testResults: Object.fromEntries(
    results.map((item) => [item.historyId, { ...item, name: '', url: '', labels: [], reportLinks: [] }]),
  ),
})

/**
 * Adds a run to the history file, or replaces it if its page was made before. The file keeps the last thirty runs.
 * @param results its results
 */
export function addToHistory(file: string, { target, startedAt }: RunInHistory, results: readonly HistoryItem[]): void {
  const timestamp = startedAt.getTime()
  const own = pointSchema.parse({ name: target, timestamp, results })
  const others = pointsIn(file).filter((point) => point.name !== target || point.timestamp !== timestamp)
  const points = [...others, own].toSorted((a, b) => a.timestamp - b.timestamp).slice(-MOST_RUNS)
  const text = points.map((point) => `${JSON.stringify(point)}\n`).join('')
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, brotliCompressSync(text, { params: COMPRESSION }))
  renameSync(draft, file)
}

const COMPRESSION = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
}

/** The runs of a history file; a damaged file counts as empty, as a page must not depend on its history. */
function pointsIn(file: string): Point[] {
  if (!existsSync(file)) return []
  try {
    const lines = brotliDecompressSync(readFileSync(file)).toString().trimEnd().split('\n')
    return lines.map((line) => pointSchema.parse(JSON.parse(line)))
  } catch {
    return []
  }
}
