import { execFileSync } from 'node:child_process'

/** The state of a checkout. */
export interface Checked {
  /** Short hash of the last commit; absent if the folder is not a git checkout. */
  readonly commit?: string
  /** The number of files that differ from it. */
  readonly changed: number
}

/**
 * Returns the commit of a checkout, and how many files differ from it.
 * @param ignored a file that may differ, relative to the folder
 */
export function checkedOut(folder: string, ignored: string): Checked {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    // A folder within another checkout does not belong to its commit.
    if (git('rev-parse', '--show-prefix') !== '') return { changed: 0 }
    const changed = git('status', '--porcelain', '--', '.', `:(exclude)${ignored}`)
    return { commit: git('rev-parse', '--short=7', 'HEAD'), changed: changed === '' ? 0 : changed.split('\n').length }
  } catch {
    return { changed: 0 }
  }
}

/** `commit abc1234`, with the reason if figures do not belong to the commit. */
export function commitText({ commit, changed }: Checked): string {
  if (commit === undefined) return 'commit unknown: this is not a git checkout'
  if (changed === 0) return `commit ${commit}`
  return `commit ${commit}, but the tree is not clean: ${changed} ${changed === 1 ? 'file differs' : 'files differ'}`
}
