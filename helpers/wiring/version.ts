import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from './project.ts'

/** The version of the suite, as its package says. */
export const version: string = (
  JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')) as { version: string }
).version
