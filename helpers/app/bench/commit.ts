import { execFileSync } from 'node:child_process'

/** What a checkout holds. */
export interface Checked {
  /** Short hash of the last commit; absent if the folder is no git checkout. */
  readonly commit?: string
  /** Files that differ from it. */
  readonly changed: number
}

/**
 * The commit of a checkout, and whether its files are those of the commit.
 * @param ignored a file that may differ, below the folder
 */
export function checkedOut(folder: string, ignored: string): Checked {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    // A folder within another checkout is not what that one's commit holds.
    if (git('rev-parse', '--show-prefix') !== '') return { changed: 0 }
    const changed = git('status', '--porcelain', '--', '.', `:(exclude)${ignored}`)
    return { commit: git('rev-parse', '--short=7', 'HEAD'), changed: changed === '' ? 0 : changed.split('\n').length }
  } catch {
    return { changed: 0 }
  }
}

/** `commit abc1234`, and what keeps figures from being those of the commit. */
export function commitText({ commit, changed }: Checked): string {
  if (commit === undefined) return 'commit unknown: this is no git checkout'
  if (changed === 0) return `commit ${commit}`
  return `commit ${commit}, but the tree is not clean: ${changed} ${changed === 1 ? 'file differs' : 'files differ'}`
}
