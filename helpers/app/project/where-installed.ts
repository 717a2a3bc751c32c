import { manifest } from './version.ts'
import { UsageError } from '../usage/usage-error.ts'

/** A package that does not come with ours, with the version that this was tried with. */
export const withVersion = (name: string): string => `${name}@${manifest.devDependencies[name] ?? 'latest'}`

/**
 * Loads what stands on packages that a user of ours installs only where they want what it does.
 * @param packages their names, as in `devDependencies`: with the versions that this was tried with
 * @param what needs them, as the beginning of a sentence
 * @throws UsageError naming what to install where one of them is not there
 */
export async function whereInstalled<Module>(
  packages: readonly string[],
  what: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (!isAbsent || !packages.some((name) => error.message.includes(`'${name}'`))) throw error
    const wanted = packages.map(withVersion).join(' ')
    throw new UsageError(
      `${what} needs what does not come with countersign: npm install --save-dev --save-exact ${wanted}`,
    )
  }
}
