import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import { cacheOf, CHECKOUT, writeWhole } from './checkout.ts'

const FILE = 'reference-record.json'
/** The folders that decide how the reference service is judged: the service, and the suite without proofs, reports and tests. */
const ROOMS = ['fixtures/documents', 'fixtures/people', 'fixtures/reference-service', 'helpers', 'suites']
const NOT_SOURCES =
  /\.test\.ts$|^helpers\/(app\/bench|app\/commands|app\/mutate|app\/prove|app\/command-line|product|testing|app\/vitest)\//

/** The result of a run of all scenarios on the reference service in which nothing was wrong. */
export interface ReferenceRecord {
  /** The seed of the run. */
  readonly seed: number
  /** The needs that each scenario used, by the key of the scenario. */
  readonly usedNeeds: Readonly<Record<string, readonly string[]>>
}

/** The content of the file. */
interface Kept extends ReferenceRecord {
  readonly digest: string
}

/** The record of the reference service, if the current sources judged it and nothing was wrong. */
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
 * Takes the digest of the sources before a run, so that changes during the run do not count as judged.
 * @returns a function that keeps the record, to be called after a run of all scenarios in which nothing was violated or inconclusive
 */
export function beginReferenceRecord(): (seed: number, records: readonly ScenarioRecord[]) => void {
  if (CHECKOUT === undefined) return () => {}
  const [digest, file] = [digestOf(CHECKOUT), path.join(cacheOf(CHECKOUT), FILE)]
  return (seed, records) => {
    const usedNeeds = Object.fromEntries(records.map((record) => [record.key, record.usedNeeds]))
    writeWhole(file, JSON.stringify({ digest, seed, usedNeeds } satisfies Kept))
  }
}

/** A digest of the sources, the packages and the version of Node that judge the reference service. */
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
