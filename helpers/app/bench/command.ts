import { spawn } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { ROOT } from './side-by-side/children.ts'

const ENTRY = path.join(ROOT, 'helpers/countersign.js')

/** Milliseconds that one command may take. */
const LONGEST_MS = 60_000

/** A finished command. */
export interface Ran {
  readonly ms: number
  readonly exitCode: number | null
  /** The peak memory of the process, in megabytes of 1,000,000 bytes. */
  readonly peakMb: number
  /** The number of requests in its report; absent if it wrote none. */
  readonly requests?: number
}

/**
 * Loaded into the command to write its peak of resident memory in bytes. Prefers the high-water mark of Linux, because the usual
 * figure is never below that of the parent process.
 */
const WITNESS = `
import { readFileSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.once('exit', () => {
  let kilobytes = process.resourceUsage().maxRSS
  try { kilobytes = Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? kilobytes) } catch {}
  writeFileSync('peak', String(kilobytes * 1024))
})`

/** Starts the real command in an empty folder below `folder`, without the `ESIGN_` variables of this process. */
async function startCommand(words: readonly string[], folder: string, variables: Record<string, string> = {}) {
  const cwd = await mkdtemp(path.join(folder, 'run-'))
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('ESIGN_')))
  const startedAt = performance.now()
  const witness = `data:text/javascript,${encodeURIComponent(WITNESS)}`
  const child = spawn(process.execPath, ['--import', witness, ENTRY, ...words, '--out', path.join(cwd, 'out')], {
    cwd,
    env: { ...clean, ...variables },
    stdio: 'ignore',
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code))
  })
  return { cwd, child, startedAt, ended }
}

/** Runs the real command until it ends. */
export async function runCommand(words: readonly string[], folder: string, signal: AbortSignal): Promise<Ran> {
  signal.throwIfAborted()
  const { cwd, child, startedAt, ended } = await startCommand(words, folder)
  const kill = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  const exitCode = await ended.finally(() => signal.removeEventListener('abort', kill))
  const ms = performance.now() - startedAt
  const peak = await readFile(path.join(cwd, 'peak'), 'utf8').catch(() => undefined)
  if (peak === undefined) throw new Error(`countersign ${words.join(' ')} was killed`)
  const report = await readFile(path.join(cwd, 'out', 'conformance.json'), 'utf8').catch(() => '{}')
  const { requests } = JSON.parse(report) as { requests?: number }
  return { ms, exitCode, peakMb: Number(peak) / 1e6, ...(requests !== undefined && { requests }) }
}

/** Milliseconds from the start of `countersign run --base-url` to its first request, after which it is killed. */
export async function timeToFirstRequest(folder: string, signal: AbortSignal): Promise<number> {
  signal.throwIfAborted()
  let note = (_at: number) => {}
  const first = new Promise<number>((resolve) => (note = resolve))
  const server = createServer((req) => {
    note(performance.now())
    req.socket.destroy()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const words = ['run', '--base-url', `http://127.0.0.1:${port}`]
  const { child, startedAt, ended } = await startCommand(words, folder, { ESIGN_API_KEY: 'sk_of_the_bench' })
  const kill = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  try {
    const early = ended.then((code) => {
      throw new Error(`countersign ${words.join(' ')} ended with ${String(code)} before its first request`)
    })
    return (await Promise.race([first, early])) - startedAt
  } finally {
    signal.removeEventListener('abort', kill)
    kill()
    await ended
    server.close()
  }
}
