import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { cacheOf, CHECKOUT, writeWhole } from './checkout.ts'

const FILE = 'reference-record.json'
/** What decides how the reference service is judged: it, and all of the suite but what proves, reports and tests it. */
const ROOMS = ['fixtures/documents', 'fixtures/people', 'fixtures/reference-service', 'helpers', 'suites']
const NOT_SOURCES =
  /\.test\.ts$|^helpers\/(app\/bench|app\/commands|app\/prove|app\/command-line|product|testing|app\/vitest)\//

/** What is known of the reference service once all scenarios judged it, and nothing was wrong. */
export interface ReferenceRecord {
  /** The seed that it was judged with. */
  readonly seed: number
  /** What each scenario used of the needs of its rules, by its key. */
  readonly usedNeeds: Readonly<Record<string, readonly string[]>>
}

/** What is kept of a run. */
interface Kept extends ReferenceRecord {
  readonly digest: string
}

/** The record of the reference service, where it was judged by these very sources; none where it was not, or was not sound. */
export function referenceRecord(): ReferenceRecord | undefined {
  if (CHECKOUT === undefined) return undefined
  try {
    const kept = JSON.parse(readFileSync(path.join(cacheOf(CHECKOUT), FILE), 'utf8')) as Kept
    return kept.digest === digestOf(CHECKOUT) ? kept : undefined
  } catch {
    return undefined
  }
}

/**
 * Looks at the sources before a run: what is changed meanwhile was not judged.
 * @returns keeps the record for whoever would judge the reference service again: of a run of all scenarios in which nothing was
 * violated or without a conclusion
 */
export function beginReferenceRecord(): (seed: number, records: readonly ScenarioRecord[]) => void {
  if (CHECKOUT === undefined) return () => {}
  const [digest, file] = [digestOf(CHECKOUT), path.join(cacheOf(CHECKOUT), FILE)]
  return (seed, records) => {
    const usedNeeds = Object.fromEntries(records.map((record) => [record.key, record.usedNeeds]))
    writeWhole(file, JSON.stringify({ digest, seed, usedNeeds } satisfies Kept))
  }
}

/** Tells the sources, the packages and the Node that judge the reference service from what they were before. */
function digestOf(checkout: string): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of ['package-lock.json', ...ROOMS.flatMap((room) => sourcesIn(checkout, room))])
    hash.update(`\n${file}\n`).update(readFileSync(path.join(checkout, file)))
  return hash.digest('hex')
}

const sourcesIn = (checkout: string, room: string): string[] =>
  readdirSync(path.join(checkout, room), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(room, name.split(path.sep).join('/')))
    .filter((file) => /\.[jt]s$/.test(file) && (file.startsWith('suites/') || !NOT_SOURCES.test(file)))
    .toSorted()
