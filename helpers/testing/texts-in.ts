import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** The paths and texts of all files in a folder and below it; the record of a run without its compression. */
export function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      const bytes = readFileSync(file)
      return `${file}\n${(name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8')}`
    })
}
