import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The snapshots in which all rules and all faults are listed. */
const RULES = 'helpers/product/catalogue/__snapshots__/catalogue.test.ts.snap'
const FAULTS = 'fixtures/faults/__snapshots__/faults.test.ts.snap'
const MOST_BYTES = 32 * 1024 * 1024

/** The sources of rules, scenarios and faults, in the working tree or at a commit. */
export interface Tree {
  /** The number of lines of each file. */
  readonly lines: ReadonlyMap<string, number>
  readonly rules: readonly string[]
  readonly faults: readonly string[]
}

/**
 * Counts the lines of `suites` and `fixtures/faults`, and reads the ids of rules and faults.
 * @param commit the working tree if it is missing
 * @throws Error if git does not know the commit, or the folder is not a checkout
 */
export function treeOf(folder: string, commit?: string): Tree {
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const at = commit === undefined ? '' : `${commit}:`
  const counted = git(
    'grep',
    '-c',
    '',
    ...(commit === undefined ? [] : [commit]),
    '--',
    'suites/*.ts',
    'fixtures/faults/*.ts',
  )
  const lines = counted.split('\n').flatMap((line): [string, number][] => {
    const [, file, count] = /^(.+):(\d+)$/.exec(line) ?? []
    return file === undefined ? [] : [[file.slice(at.length), Number(count)]]
  })
  const snapshot = (file: string) =>
    commit === undefined ? readFileSync(path.join(folder, file), 'utf8') : git('show', `${at}${file}`)
  return {
    lines: new Map(lines),
    rules: idsIn(snapshot(RULES), /^ {2}"\w+ +(\S+)",$/),
    faults: idsIn(snapshot(FAULTS), /^ {2}"([\w-]+):/),
  }
}

const idsIn = (text: string, pattern: RegExp): string[] =>
  text.split('\n').flatMap((line) => pattern.exec(line)?.[1] ?? [])
