import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { JudgedList } from '../../engine/gate/judged-list.ts'
import {
  KnownListError,
  knownOn,
  neverViolated,
  parseKnown,
  type KnownDocument,
  type KnownEntry,
} from '../../engine/gate/known-list.ts'
import type { Known } from '../../engine/outcome/verdict.ts'
import { catalogue } from '../project/suite.ts'
import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'

/** What a list of known violations says on a day. */
interface KnownOnDay {
  readonly entries: readonly KnownEntry[]
  /** The entries that hold on that day, by the ids of their rules. */
  readonly known: ReadonlyMap<string, Known>
  /** The rules that earlier runs judged, where the list has them. */
  readonly judged?: JudgedList
}

/**
 * Reads a list of known violations whose rules can be violated.
 * @throws UsageError where it cannot be read or used, naming each line that is wrong
 */
export function knownIn(file: string, today: Date): KnownOnDay {
  const { entries: nodes, judged } = readKnown(file)
  const entries = nodes.map(({ entry }) => entry)
  refuse(file, neverViolated(entries, catalogue, nearest))
  return { entries, known: knownOn(entries, today), ...(judged && { judged }) }
}

/**
 * Reads a list of known violations, whatever its rules are.
 * @throws UsageError where it cannot be read, naming each line that is wrong
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
        : `it cannot be read: ${String(code)}`
    throw new UsageError(`--known ${file}: ${why}; give a list in YAML, or write one with countersign known --update`)
  }
}

/** Tells all that is wrong with a list at once. */
function refuse(file: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new UsageError(problems.map((problem) => `--known ${file}: ${problem}`).join('\n'))
}
