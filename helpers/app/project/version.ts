import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PACKAGE } from './project.ts'

/** What the package says of itself. */
interface Manifest {
  readonly version: string
  readonly devDependencies: Readonly<Record<string, string>>
}

/** `package.json` of the suite. */
export const manifest = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as Manifest

/** The version of the suite, as its package says. */
export const version = manifest.version
