import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { SERVICE, type Source } from './mutants.ts'

/** The folders that contain sources, and the files besides them that compiling needs. */
const ROOMS = ['fixtures', 'helpers', 'reports', 'suites']
const FILES = ['package.json', 'tsconfig.json']
/** Everything else is not compiled. */
const COPIED = /\.(ts|js|json)$/
const THREAD = 'helpers/app/mutate/thread/mutant-thread'
/** Milliseconds after which a copy belongs to a command that was killed. */
const KEPT_MS = 24 * 3_600_000

/** A compiled copy of the project with the mutants in its reference service. */
export interface Copy {
  /** The module of the threads that judge mutants. */
  readonly thread: URL
  remove(): void
}

/**
 * Makes the copy below the packages of the checkout, because it needs them too.
 * @param sources the instrumented sources of the service
 */
export async function makeCopy(checkout: string, sources: readonly Source[]): Promise<Copy> {
  const place = path.join(checkout, 'node_modules', '.cache', 'countersign-mutants')
  mkdirSync(place, { recursive: true })
  removeOutdated(place)
  const folder = mkdtempSync(path.join(place, 'copy-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    for (const room of ROOMS)
      cpSync(path.join(checkout, room), path.join(folder, room), {
        recursive: true,
        filter: (from) => from !== path.join(checkout, 'reports', 'out') && (COPIED.test(from) || isFolder(from)),
      })
    for (const file of FILES) cpSync(path.join(checkout, file), path.join(folder, file))
    for (const { file, text } of sources) writeFileSync(path.join(folder, SERVICE, file), text)
    // The compiler reads the list of packages to find out whether they have changed.
    mkdirSync(path.join(folder, 'node_modules'))
    writeFileSync(path.join(folder, 'node_modules', '.package-lock.json'), '{}\n')
    const compiler = pathToFileURL(path.join(folder, 'helpers', 'from-source.js')).href
    const { moduleFromSource } = (await import(compiler)) as { moduleFromSource(module: string): Promise<string> }
    return { thread: new URL(await moduleFromSource(THREAD)), remove }
  } catch (error) {
    remove()
    throw error
  }
}

const isFolder = (file: string): boolean => statSync(file).isDirectory()

function removeOutdated(place: string): void {
  for (const name of readdirSync(place)) {
    const folder = path.join(place, name)
    if (existsSync(folder) && Date.now() - statSync(folder).mtimeMs > KEPT_MS)
      rmSync(folder, { recursive: true, force: true })
  }
}
