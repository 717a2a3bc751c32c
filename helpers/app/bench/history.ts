import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { Row } from './table.ts'

const ENTRY = z.strictObject({
  /** Short hash. */
  commit: z.string(),
  /** Day of the measurement. */
  date: z.string(),
  node: z.string(),
  cores: z.int(),
  /** Medians: milliseconds, megabytes or ratios. */
  figures: z.record(z.string(), z.number()),
})

/** What was measured of one commit. */
export type Entry = Readonly<z.infer<typeof ENTRY>>

/** What figures depend on besides the commit. */
export type Machine = Pick<Entry, 'node' | 'cores'>

/** A commit of which nothing was kept. */
export class UnknownCommit extends Error {}

/**
 * The entries of a file, oldest first; none if the file is absent.
 * @throws Error if it is not such a file
 */
export function readHistory(file: string): Entry[] {
  if (!existsSync(file)) return []
  try {
    return z.array(ENTRY).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} does not hold figures by commit`, { cause: error })
  }
}

/** Writes the entries as the formatter wants them. */
export function writeHistory(file: string, entries: readonly Entry[]): void {
  writeFileSync(file, `${JSON.stringify(entries, null, 2)}\n`)
}

/** The entries with one more. It replaces that of the same commit, whose figures stay if they were not measured again. */
export function withEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const same = entries.find(({ commit }) => commit === entry.commit)
  if (!same) return [...entries, entry]
  const merged = { ...entry, figures: { ...same.figures, ...entry.figures } }
  return entries.map((one) => (one === same ? merged : one))
}

/** The entries made before that of a commit: all of them if it has none, or no commit was measured. */
export function earlierThan(entries: readonly Entry[], commit: string | undefined): Entry[] {
  const at = entries.findIndex((entry) => entry.commit === commit)
  return at === -1 ? [...entries] : entries.slice(0, at)
}

/**
 * The entry of a commit.
 * @param commit its hash, or the beginning of it (4 characters or more)
 * @throws UnknownCommit naming those that are known
 */
export function entryOf(entries: readonly Entry[], commit: string): Entry {
  const isMeant = (hash: string) => commit.length >= 4 && (hash.startsWith(commit) || commit.startsWith(hash))
  const [entry, ...more] = entries.filter((one) => isMeant(one.commit))
  if (entry && more.length === 0) return entry
  const known = entries.map((one) => one.commit).join(', ')
  throw new UnknownCommit(
    `no figures are kept ${entry ? `of one commit alone that begins with ${commit}` : `of commit ${commit}`}. ` +
      (known ? `Name one of these: ${known}.` : 'None are kept so far; `npm run bench -- --keep` keeps some.'),
  )
}

/** The rows with the figures of before: each from the latest of the entries that has it. */
export function withBefore(rows: readonly Row[], entries: readonly Entry[]): Row[] {
  return rows.map((row) => {
    if ('heading' in row) return row
    const { key } = row
    const entry = entries.findLast(({ figures }) => key !== undefined && figures[key] !== undefined)
    const value = key === undefined ? undefined : entry?.figures[key]
    return entry && value !== undefined ? { ...row, before: { value, commit: entry.commit } } : row
  })
}

/** A line about each entry that the rows compare with, the latest first: where it was measured, and how that differs from here. */
export function beforeLines(rows: readonly Row[], entries: readonly Entry[], here: Machine): string[] {
  const commits = new Set(rows.flatMap((row) => ('before' in row && row.before ? [row.before.commit] : [])))
  return entries
    .filter(({ commit }) => commits.has(commit))
    .toReversed()
    .map(({ commit, date, node, cores }) => {
      const differs = [
        ...(cores === here.cores ? [] : [`${here.cores} cores here`]),
        ...(majorOf(node) === majorOf(here.node) ? [] : [`node ${majorOf(here.node)} here`]),
      ]
      const remark = differs.length > 0 ? `; not comparable: ${differs.join(', ')}` : ''
      return `before: ${commit}, measured on ${date}, node ${node}, ${cores} cores${remark}`
    })
}

const majorOf = (version: string) => version.split('.')[0] ?? version
