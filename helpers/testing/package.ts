import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROJECT } from '../app/project/project.ts'

const runFile = promisify(execFile)

/** What the package is made from: reports of runs, and what is already built, are not. */
const SOURCES = ['fixtures', 'helpers', 'reports', 'suites', 'package.json', 'tsconfig.json', '.env.example']
const PAPERS = ['CHANGELOG.md', 'LICENSE', 'README.md']

/** A copy of the project, to be changed or built without touching what others work with meanwhile. It shares the installed packages. */
export async function copyOfProject(): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'countersign-copy-')), 'countersign')
  const reports = path.join(PROJECT, 'reports', 'out')
  await mkdir(folder)
  for (const name of [...SOURCES, ...PAPERS]) {
    await cp(path.join(PROJECT, name), path.join(folder, name), { recursive: true, filter: (file) => file !== reports })
  }
  // One by one: what is kept beside them is the copy's own.
  const packages = path.join(PROJECT, 'node_modules')
  await mkdir(path.join(folder, 'node_modules'))
  for (const name of await readdir(packages))
    if (name !== '.cache') await symlink(path.join(packages, name), path.join(folder, 'node_modules', name))
  return folder
}

/** A package as `npm pack` makes it. */
export interface Tarball {
  readonly file: string
  /** The paths of what it holds. */
  readonly holds: readonly string[]
}

/** Builds and packs the project, as it would be published. */
export async function pack(): Promise<Tarball> {
  const folder = await copyOfProject()
  const { stdout } = await runFile('npm', ['pack', '--json'], { cwd: folder, maxBuffer: 2 ** 26 })
  // The scripts of the package say something before it.
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [
    { filename: string; files: { path: string }[] },
  ]
  return { file: path.join(folder, filename), holds: files.map(({ path: name }) => name) }
}

/** Installs a package in an empty folder, as a user of it would, and returns that folder. */
export async function installed({ file }: Tarball): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-user-'))
  const words = ['install', '--prefer-offline', '--engine-strict', '--no-audit', '--no-fund', file]
  await runFile('npm', ['init', '--yes'], { cwd: folder })
  await runFile('npm', words, { cwd: folder })
  return folder
}
