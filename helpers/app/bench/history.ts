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

/** The figures of one commit. */
export type Entry = Readonly<z.infer<typeof ENTRY>>

/** The machine, which figures depend on besides the commit. */
export type Machine = Pick<Entry, 'node' | 'cores'>

/** There are no figures of the commit. */
export class UnknownCommit extends Error {}

/**
 * Reads the entries of a file, oldest first. An absent file has none.
 * @throws Error if the file has other content
 */
export function readHistory(file: string): Entry[] {
  if (!existsSync(file)) return []
  try {
    return z.array(ENTRY).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} does not contain figures by commit`, { cause: error })
  }
}

/** Writes the entries in the format of the formatter. */
export function writeHistory(file: string, entries: readonly Entry[]): void {
  writeFileSync(file, `${JSON.stringify(entries, null, 2)}\n`)
}

/** Adds an entry. It replaces an entry of the same commit, and keeps figures of that entry that were not measured again. */
export function withEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const same = entries.find(({ commit }) => commit === entry.commit)
  if (!same) return [...entries, entry]
  const merged = { ...entry, figures: { ...same.figures, ...entry.figures } }
  return entries.map((one) => (one === same ? merged : one))
}

/** The entries before that of a commit, or all of them if the commit has none. */
export function earlierThan(entries: readonly Entry[], commit: string | undefined): Entry[] {
  const at = entries.findIndex((entry) => entry.commit === commit)
  return at === -1 ? [...entries] : entries.slice(0, at)
}

/**
 * The entry of a commit.
 * @param commit its hash, or at least the first 4 characters
 * @throws UnknownCommit naming the commits that have figures
 */
export function entryOf(entries: readonly Entry[], commit: string): Entry {
  const isMeant = (hash: string) => commit.length >= 4 && (hash.startsWith(commit) || commit.startsWith(hash))
  const [entry, ...more] = entries.filter((one) => isMeant(one.commit))
  if (entry && more.length === 0) return entry
  const known = entries.map((one) => one.commit).join(', ')
  throw new UnknownCommit(
    `${entry ? `several commits with figures start with ${commit}` : `there are no figures of commit ${commit}`}. ` +
      (known ? `Name one of these: ${known}.` : 'No figures are kept yet; `npm run bench -- --keep` keeps some.'),
  )
}

/** Adds to each row the earlier figure, from the latest entry that has it. */
export function withBefore(rows: readonly Row[], entries: readonly Entry[]): Row[] {
  return rows.map((row) => {
    if ('heading' in row) return row
    const { key } = row
    const entry = entries.findLast(({ figures }) => key !== undefined && figures[key] !== undefined)
    const value = key === undefined ? undefined : entry?.figures[key]
    return entry && value !== undefined ? { ...row, before: { value, commit: entry.commit } } : row
  })
}

/** A line for each entry that the rows compare with, latest first: its machine, and how it differs from this one. */
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
