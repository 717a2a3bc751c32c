import { readFileSync } from 'node:fs'
import path from 'node:path'
import { some } from '../../../reports/terminal/layout.ts'
import { countOf } from '../../../reports/text.ts'
import type { JudgedList } from '../../engine/gate/judged-list.ts'
import {
  KnownListError,
  knownOn,
  neverViolated,
  parseKnown,
  type KnownDocument,
  type KnownEntry,
} from '../../engine/gate/known-list.ts'
import { lacksReason, NO_REASON } from '../../engine/gate/reasons.ts'
import type { Known } from '../../engine/outcome/verdict.ts'
import { catalogue } from '../project/suite.ts'
import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The number of entries that a message names. */
const MOST_ENTRIES = 5

/** The content of a known list on a certain day. */
interface KnownOnDay {
  readonly entries: readonly KnownEntry[]
  /** The entries that are valid on that day, by the ids of their rules. */
  readonly known: ReadonlyMap<string, Known>
  /** The rules that earlier runs judged, if the list records them. */
  readonly judged?: JudgedList
}

/**
 * Reads a known list for a gate. It refuses entries without a reason, and entries of rules that can never be violated.
 * @throws UsageError if it cannot be read or used, naming every line that is wrong
 */
export function knownIn(file: string, today: Date): KnownOnDay {
  const { entries: nodes, judged } = readKnown(file)
  const entries = nodes.map(({ entry }) => entry)
  refuse(file, [...neverViolated(entries, catalogue, nearest), ...withoutReason(entries)])
  return { entries, known: knownOn(entries, today), ...(judged && { judged }) }
}

/**
 * Reads a known list without checking its rules.
 * @throws UsageError if it cannot be read, naming every line that is wrong
 */
export function readKnown(file: string, otherwise?: string): KnownDocument {
  try {
    return parseKnown(textOf(file, otherwise), nearest)
  } catch (error) {
    if (error instanceof KnownListError) refuse(file, error.message.split('\n'))
    throw error
  }
}

function textOf(file: string, otherwise?: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error)
    if (code === 'ENOENT' && otherwise !== undefined) return otherwise
    const why =
      code === 'ENOENT'
        ? `there is no such file in ${path.resolve(path.dirname(file))}`
        : `the file cannot be read (${String(code)})`
    throw new UsageError(`--known ${file}: ${why}. Give a YAML file, or write one with countersign known --update.`)
  }
}

/** Names the entries whose violations nobody has explained, in one text, because a new list may have hundreds of them. */
function withoutReason(entries: readonly KnownEntry[]): string[] {
  const bare = entries.filter(lacksReason)
  if (bare.length === 0) return []
  const named = some(
    bare.map(({ rule, line }) => `${rule} (line ${line})`),
    MOST_ENTRIES,
  )
  const has = bare.length === 1 ? 'entry has' : 'entries have'
  return [
    `${countOf(bare.length, has, has)} no reason: ${named}. Write why each violation is accepted, instead of ` +
      `"${NO_REASON}" or nothing, such as \`reason: Keys of any length are accepted; the next release refuses them.\``,
  ]
}

/** Reports all problems of a known list at once. */
function refuse(file: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new UsageError(problems.map((problem) => `--known ${file}: ${problem}`).join('\n'))
}
