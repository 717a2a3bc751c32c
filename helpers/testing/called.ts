import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that ended, with everything that it printed on standard output and error. */
export interface Called {
  readonly code: number
  readonly text: string
}

/** Runs a program in a folder, with no variable of ours except those given. */
export async function called(
  folder: string,
  program: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Called> {
  const clean = Object.entries(process.env).filter(
    ([name]) => !/^(ESIGN|VITEST|FORCE_COLOR|NODE_OPTIONS|GITHUB_)/.test(name),
  )
  const env = { ...Object.fromEntries(clean), NO_COLOR: '1', ...variables }
  const child = spawn(program, words, { cwd: folder, env })
  let text = ''
  child.stdout.on('data', (data: Buffer) => (text += data.toString()))
  child.stderr.on('data', (data: Buffer) => (text += data.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, text }
}
