import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from './project.ts'

/** The folder in a checkout where `from-source.js` keeps the compiled sources. */
const COMPILED = path.join('node_modules', '.cache', 'countersign')

/**
 * The folder of the checkout whose sources run, compiled or not. Undefined for an installed package, whose sources do not
 * change.
 */
export const CHECKOUT = checkoutOf(PROJECT)

function checkoutOf(project: string): string | undefined {
  const kept = path.dirname(project)
  const root = kept.endsWith(path.sep + COMPILED) ? kept.slice(0, -COMPILED.length - 1) : project
  return existsSync(path.join(root, 'helpers', 'from-source.js')) ? root : undefined
}

/** The cache folder of the checkout, which `npm ci` empties. */
export const cacheOf = (checkout: string): string => path.join(checkout, 'node_modules', '.cache', 'countersign-proofs')

/**
 * Writes a file in one step, because two commands may write it at the same time. Does nothing if it cannot be written, for
 * example if the disk is full or the packages belong to another user.
 */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch {
    // The cache is only an optimization: the next command makes the result again.
  }
}
