import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { whereInstalled } from '../project/where-installed.ts'
import { reasonToSkip, type SyntaxPath } from './skipped.ts'

/** The folder of the reference service, relative to the project. */
export const SERVICE = 'fixtures/reference-service'

/** Sources of the service that no request of a run reaches. */
const BESIDE = /\.test\.ts$|\/test-clients\.ts$|^\/pages\//

/** A small change of the reference service. */
export interface Mutant {
  readonly id: string
  /** Its file, relative to the folder of the service. */
  readonly file: string
  /** The first and the last line of the changed code, from 1. */
  readonly line: number
  readonly lastLine: number
  readonly column: number
  readonly lastColumn: number
  /** The kind of change, as the library names it: `ConditionalExpression`. */
  readonly kind: string
  /** The line in which the original code begins, without its indentation. */
  readonly code: string
  readonly original: string
  readonly mutated: string
}

/** A source file of the service. */
export interface Source {
  /** Relative to the folder of the service. */
  readonly file: string
  readonly text: string
}

/** The sources with all mutants in them. One mutant at a time can be active. */
export interface Instrumented {
  readonly sources: readonly Source[]
  readonly mutants: readonly Mutant[]
}

/** Reads the sources of the service. */
export function serviceSources(project: string): Source[] {
  const folder = path.join(project, SERVICE)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !BESIDE.test(`/${file}`))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))
}

/**
 * Makes all mutants of sources.
 * @throws UsageError if the library is not installed
 */
export async function instrument(sources: readonly Source[]): Promise<Instrumented> {
  const name = '@stryker-mutator/instrumenter'
  const { Instrumenter } = await whereInstalled([name], 'npm run mutate', () => import('@stryker-mutator/instrumenter'))
  const files = sources.map(({ file, text }) => ({ name: file, content: text, mutate: true }))
  const ignorer = { shouldIgnore: (at: unknown) => reasonToSkip(at as SyntaxPath) }
  const made = await new Instrumenter(SILENT).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [ignorer],
  })
  const texts = new Map(sources.map(({ file, text }) => [file, text.split('\n')]))
  return {
    sources: made.files.map((file) => ({ file: file.name, text: file.content })),
    mutants: made.mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => ({
        id,
        file: fileName,
        line: start.line + 1,
        lastLine: end.line + 1,
        column: start.column,
        lastColumn: end.column,
        kind: mutatorName,
        code: texts.get(fileName)?.[start.line]?.trim() ?? '',
        original: textBetween(texts.get(fileName) ?? [], start, end),
        mutated: replacement,
      })),
  }
}

interface Place {
  readonly line: number
  readonly column: number
}

function textBetween(lines: readonly string[], start: Place, end: Place): string {
  const own = lines.slice(start.line, end.line + 1)
  const last = own.length - 1
  return own.map((line, i) => line.slice(i === 0 ? start.column : 0, i === last ? end.column : line.length)).join('\n')
}

const quiet = () => {}
const no = () => false
/** The library reports nothing that a person needs. */
const SILENT = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
}
