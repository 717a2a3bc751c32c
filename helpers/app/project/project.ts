import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, independent of the current folder. */
export const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

/** The folder of `package.json`: the same folder, or its parent if the project is compiled. */
export const PACKAGE = existsSync(path.join(PROJECT, 'package.json')) ? PROJECT : path.dirname(PROJECT)
