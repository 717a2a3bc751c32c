import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from './project.ts'

/** Where `from-source.js` keeps what it compiles, from the folder of the checkout. */
const COMPILED = path.join('node_modules', '.cache', 'countersign')

/**
 * The folder of the checkout whose sources are run, compiled or not; none where the suite is an installed package: its sources do not
 * change.
 */
export const CHECKOUT = checkoutOf(PROJECT)

function checkoutOf(project: string): string | undefined {
  const kept = path.dirname(project)
  const root = kept.endsWith(path.sep + COMPILED) ? kept.slice(0, -COMPILED.length - 1) : project
  return existsSync(path.join(root, 'helpers', 'from-source.js')) ? root : undefined
}

/** A folder of the checkout for what need not be made twice: `npm ci` empties it. */
export const cacheOf = (checkout: string): string => path.join(checkout, 'node_modules', '.cache', 'countersign-proofs')

/**
 * Writes a file that is whole at any time: two commands may end at once. Where nothing can be written, as the packages are of others or
 * the disk is full, nothing is kept.
 */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch {
    // What would be kept is made again next time.
  }
}
