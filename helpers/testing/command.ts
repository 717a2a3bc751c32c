import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PROJECT } from '../app/project/project.ts'
import { textsIn } from './texts-in.ts'

/** The command that tests start. */
export const ENTRY = path.join(PROJECT, 'helpers/countersign.js')

/** A command that ended. */
export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  /** The folder of its reports. */
  readonly out: string
}

/** A running command. */
export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** Resolves with the text of standard output and error as soon as it matches. */
  saw(pattern: RegExp): Promise<string>
}

/**
 * Prepares the arguments, the environment and the folder of a command. `run` and `explore` get an `--out` within `folder`, unless they have one. The environment has
 * the given variables, and none of the `ESIGN_` variables of this process.
 * @param folder the current folder of the command: by default an empty folder
 */
export async function preparedCall(args: readonly string[], environment: Record<string, string>, folder?: string) {
  const cwd = folder ?? (await mkdtemp(path.join(tmpdir(), 'countersign-test-')))
  const out = path.join(cwd, 'out')
  const words = ['run', 'explore'].includes(args[0] ?? '') && !args.includes('--out') ? [...args, '--out', out] : args
  const clean: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env))
    if (value !== undefined && !/^(ESIGN|VITEST|FORCE_COLOR|GITHUB_|COUNTERSIGN_FRESH)/.test(name)) clean[name] = value
  // If CI is set, the command would print colours between the words that a test looks for.
  return { words, env: { ...clean, NO_COLOR: '1', ...environment }, cwd, out }
}

/**
 * Starts the real command with the given variables, and without the `ESIGN_` variables of this process.
 * @param args the words after `countersign`; `run` and `explore` get an `--out` within `folder`
 * @param folder the current folder of the command: by default an empty folder
 * @param entry the file of the command
 */
export async function startCommand(
  args: readonly string[],
  environment: Record<string, string> = {},
  folder?: string,
  entry: string = ENTRY,
): Promise<Running> {
  const { words, env, cwd, out } = await preparedCall(args, environment, folder)
  const child = spawn(process.execPath, [entry, ...words], { cwd, env })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (data: Buffer) => (stdout += data.toString()))
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, stdout, stderr, out }))
  })
  const saw = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => pattern.test(stdout + stderr) && resolve(stdout + stderr)
      child.stdout.on('data', look)
      child.stderr.on('data', look)
      child.on('close', () => reject(new Error(`ended before ${String(pattern)} was seen: ${stdout}${stderr}`)))
      look()
    })
  return { child, ended, saw }
}

/** Runs the real command until it ends. */
export async function command(
  args: readonly string[],
  environment: Record<string, string> = {},
  folder?: string,
  entry: string = ENTRY,
): Promise<Ended> {
  return (await startCommand(args, environment, folder, entry)).ended
}

/** Everything that the command wrote to files or printed, as one text. */
export async function everythingOf({ stdout, stderr, out }: Ended): Promise<string> {
  return [stdout, stderr, ...(existsSync(out) ? textsIn(out) : [])].join('\n')
}

/** The part of `conformance.json` that tests use. */
export interface Told {
  readonly complete: boolean
  readonly summary: Record<string, number>
  readonly rules: readonly {
    readonly id: string
    readonly level: string
    readonly verdict: string
    readonly reason?: string
    readonly cause?: string
    readonly needs: readonly string[]
  }[]
}

/** Reads `conformance.json` of a run. */
export async function toldBy({ out }: Ended): Promise<Told> {
  return JSON.parse(await readFile(path.join(out, 'conformance.json'), 'utf8')) as Told
}
