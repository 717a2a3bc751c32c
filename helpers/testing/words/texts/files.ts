import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Folders that hold nothing written by hand. */
const LEFT_OUT = new Set(['.git', 'build', 'coverage', 'node_modules', 'out', '__snapshots__'])

/** The files below a folder that may hold texts, with `/` between folders. */
export function filesBelow(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesBelow(root, file)
    return entry.isFile() ? [file] : []
  })
}
