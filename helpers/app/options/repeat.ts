import { existsSync } from 'node:fs'
import path from 'node:path'
import { REPORTS } from '../../../reports/files/write.ts'
import { shellQuote } from '../../engine/evidence/curl.ts'
import type { TargetFlags } from './target-flags.ts'

/** The folder for the reports of a repeated rule, within the folder of the run. */
const AGAIN = 'again'

/** The flags that a command to repeat a rule shares with its run. */
export interface Repeated extends TargetFlags {
  /** The folder of the run's reports. */
  readonly out: string
  readonly seed: number
}

/**
 * The command that judges only one rule, on the same target, with the same seed. Keys come from the environment. The reports go
 * to a folder of their own. Repeating a repetition uses the same folder.
 */
export function repeatCommand(rule: string, { out, seed, ...flags }: Repeated): string {
  const { baseUrl, controlUrl, fault, gate, image, imagePort, imageEnv = [], imageReady } = flags
  const words = ['npx', 'countersign', 'run', '--rule', rule, '--seed', String(seed)]
  if (image !== undefined) words.push('--image', image)
  if (imagePort !== undefined) words.push('--image-port', String(imagePort))
  for (const variable of imageEnv) words.push('--image-env', variable)
  if (imageReady !== undefined) words.push('--image-ready', imageReady)
  if (baseUrl !== undefined) words.push('--base-url', baseUrl)
  if (controlUrl !== undefined) words.push('--control-url', controlUrl)
  if (fault !== undefined) words.push('--fault', fault)
  if (gate !== undefined) words.push('--gate', gate)
  words.push('--out', isAgain(out) ? out : path.join(out, AGAIN))
  return words.map(shellQuote).join(' ')
}

const isAgain = (out: string) =>
  path.basename(out) === AGAIN && existsSync(path.join(path.dirname(path.resolve(out)), REPORTS.conformance))
