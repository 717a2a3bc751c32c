import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The address and key that `countersign serve` prints, for a user to copy. */
export interface Served {
  readonly baseUrl: string
  readonly key: string
  end(): void
}

/**
 * Starts `serve` on any free port.
 * @param line the command as the README shows it
 * @param bin the command that npx would find
 */
export async function served(line: string, bin: string, folder: string): Promise<Served> {
  const words = line
    .replace('npx countersign ', '')
    .replace(/--port \d+/, '--port 0')
    .split(' ')
  const child = spawn(bin, words, { cwd: folder })
  let text = ''
  for await (const data of child.stdout as AsyncIterable<Buffer>) {
    text += data.toString()
    if (text.includes('Ctrl-C')) break
  }
  const valueOf = (name: string) => new RegExp(`^export ${name}=(.+)$`, 'm').exec(text)?.[1] ?? ''
  return {
    baseUrl: valueOf('ESIGN_BASE_URL'),
    key: valueOf('ESIGN_API_KEY'),
    end: () => void child.kill('SIGTERM'),
  }
}

/** Does the manual steps of the README after `init`. */
export async function fillIn(folder: string, { baseUrl, key }: Served): Promise<void> {
  const file = path.join(folder, '.env')
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text
      .replace(/^ESIGN_BASE_URL=$/m, `ESIGN_BASE_URL=${baseUrl}`)
      .replace(/^ESIGN_API_KEY=$/m, `ESIGN_API_KEY=${key}`),
  )
}
