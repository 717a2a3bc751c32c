import picomatch from 'picomatch'
import { UsageError } from '../usage/usage-error.ts'
import type { Mutant } from './mutants.ts'

/** The name under which the files at the top of the service are counted. */
const TOP = 'top'

/** The module of a file of the service: its first folder. */
export const moduleOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? TOP) : TOP)

/**
 * The mutants in files that match any of the globs, or all mutants without globs.
 * @param globs a folder (`checks`), a file (`checks/field.ts`), or a glob of files, relative to the service
 * @throws UsageError for a glob that matches no file
 */
export function inModules(mutants: readonly Mutant[], globs: readonly string[]): Mutant[] {
  if (globs.length === 0) return [...mutants]
  const files = [...new Set(mutants.map(({ file }) => file))]
  const matchers = globs.map((glob) => {
    const matches = picomatch([glob, `${glob}/**`])
    if (files.some((file) => matches(file))) return matches
    const names = [...new Set(files.map(moduleOf))].filter((name) => name !== TOP)
    throw new UsageError(`--module ${glob} matches no file of the reference service. Its folders: ${names.join(', ')}.`)
  })
  return mutants.filter(({ file }) => matchers.some((matches) => matches(file)))
}
