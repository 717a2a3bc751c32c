import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Keep } from '../../helpers/engine/evidence/curl-files.ts'

/**
 * Stores the files that curl commands send, each content once, with the name that it is sent under. The folder is
 * created with the first file. A file that cannot be written is left out, and the command then contains its contents.
 * @param shown the folder as the user would write it
 */
export function curlFolder(folder: string, shown: string): Keep {
  const kept = new Map<string, string>()
  return (bytes, name) => {
    const content = createHash('sha256').update(name).update(bytes).digest('hex')
    const before = kept.get(content)
    if (before !== undefined) return path.posix.join(shown, before)
    const free = freeName(name.replace(/^\.+/, ''), [...kept.values()])
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, free), bytes)
    } catch {
      return undefined
    }
    kept.set(content, free)
    return path.posix.join(shown, free)
  }
}

/** `lease.pdf`, then `lease-2.pdf`. */
function freeName(name: string, taken: readonly string[]): string {
  const { name: stem, ext } = path.parse(name || 'file')
  for (let number = 1; ; number += 1) {
    const free = `${stem}${number === 1 ? '' : `-${number}`}${ext}`
    if (!taken.includes(free)) return free
  }
}
