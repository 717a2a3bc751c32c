import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'

/** A killed run leaves a record that ends too early. */
const CUT_OFF = { finishFlush: constants.BROTLI_OPERATION_FLUSH }

/** The paths and texts of all files in a folder and below it; the record of a run without its compression. */
export function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      const bytes = readFileSync(file)
      return `${file}\n${(name.endsWith('.br') ? brotliDecompressSync(bytes, CUT_OFF) : bytes).toString('utf8')}`
    })
}
