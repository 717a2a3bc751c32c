import { manifest } from './version.ts'
import { UsageError } from '../usage/usage-error.ts'

/** An optional package with the version that the suite is tested with. */
export const withVersion = (name: string): string => `${name}@${manifest.devDependencies[name] ?? 'latest'}`

/**
 * Loads a module that needs optional packages, which users install only if they want its feature.
 * @param packages their names, as in `devDependencies`, which has the tested versions
 * @param what the feature that needs them, as the beginning of a sentence
 * @throws UsageError naming the packages to install if one of them is missing
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
      `${what} needs packages that are not installed. Install them: npm install --save-dev --save-exact ${wanted}`,
    )
  }
}
