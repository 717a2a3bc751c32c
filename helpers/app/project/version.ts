import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PACKAGE } from './project.ts'

/** The used part of `package.json`. */
interface Manifest {
  readonly version: string
  readonly devDependencies: Readonly<Record<string, string>>
}

/** The `package.json` of the suite. */
export const manifest = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as Manifest

/** The version of the suite. */
export const version = manifest.version
