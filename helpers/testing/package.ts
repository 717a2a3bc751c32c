import { execFile } from 'node:child_process'
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
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
  // `npm run check` checks the types. Without that, the same files are built in half the time.
  const build = path.join(folder, 'helpers', 'tsconfig.build.json')
  await writeFile(
    build,
    (await readFile(build, 'utf8')).replace('"noEmit": false,', '"noEmit": false, "noCheck": true,'),
  )
  const { stdout } = await runFile('npm', ['pack', '--json'], { cwd: folder, maxBuffer: 2 ** 26 })
  // The scripts of the package print lines before the JSON.
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as [
    { filename: string; files: { path: string }[] },
  ]
  return { file: path.join(folder, filename), holds: files.map(({ path: name }) => name) }
}

/**
 * Installs a package in an empty folder that contains its tarball, as a user would, and returns the folder.
 * @param line the command that installs it: `npm install ./package.tgz`
 */
export async function installed({ file }: Tarball, line: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-user-'))
  await copyFile(file, path.join(folder, path.basename(file)))
  const words = [...line.split(' ').slice(1), '--prefer-offline', '--engine-strict', '--no-audit', '--no-fund']
  await runFile('npm', words, { cwd: folder })
  return folder
}
