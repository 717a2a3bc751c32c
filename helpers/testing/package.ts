import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROJECT } from '../app/project/project.ts'

const runFile = promisify(execFile)

/** The sources of the package, without reports of runs and without built files. */
const SOURCES = ['fixtures', 'helpers', 'reports', 'suites', 'package.json', 'tsconfig.json', '.env.example']
const PAPERS = ['CHANGELOG.md', 'LICENSE', 'README.md']

/** Copies the project, so that a test can change or build it. The copy shares the installed packages. */
export async function copyOfProject(): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'countersign-copy-')), 'countersign')
  const reports = path.join(PROJECT, 'reports', 'out')
  await mkdir(folder)
  for (const name of [...SOURCES, ...PAPERS]) {
    await cp(path.join(PROJECT, name), path.join(folder, name), { recursive: true, filter: (file) => file !== reports })
  }
  // Each package gets its own link, so that the copy has its own cache in `node_modules`.
  const packages = path.join(PROJECT, 'node_modules')
  await mkdir(path.join(folder, 'node_modules'))
  for (const name of await readdir(packages))
    if (name !== '.cache') await symlink(path.join(packages, name), path.join(folder, 'node_modules', name))
  return folder
}

/** A package made by `npm pack`. */
export interface Tarball {
  readonly file: string
  /** The paths of its files. */
  readonly holds: readonly string[]
}

/** Builds and packs the project, as it would be published. */
export async function pack(): Promise<Tarball> {
  const folder = await copyOfProject()
  const { stdout } = await runFile('npm', ['pack', '--json'], { cwd: folder, maxBuffer: 2 ** 26 })
  // The scripts of the package print lines before the JSON.
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [
    { filename: string; files: { path: string }[] },
  ]
  return { file: path.join(folder, filename), holds: files.map(({ path: name }) => name) }
}

/** Installs a package in an empty folder, as a user would, and returns the folder. */
export async function installed({ file }: Tarball): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-user-'))
  const words = ['install', '--prefer-offline', '--engine-strict', '--no-audit', '--no-fund', file]
  await runFile('npm', ['init', '--yes'], { cwd: folder })
  await runFile('npm', words, { cwd: folder })
  return folder
}
