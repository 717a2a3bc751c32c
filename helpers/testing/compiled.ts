import { execFile } from 'node:child_process'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROJECT } from '../wiring/project.ts'

const runFile = promisify(execFile)

/** What of the package is not compiled. */
const AS_IT_IS = ['package.json', '.env.example', 'helpers/countersign.js', 'helpers/targets/control-interface.md']

/**
 * Compiles the command once, as the package has it, where `COUNTERSIGN_COMPILED` is set: tests start it hundreds of times, and
 * that is sooner done than with a loader of TypeScript. Else they start it as it is, without having to wait for a compiler.
 */
export default async function compiled(): Promise<void> {
  if (process.env['COUNTERSIGN_COMPILED'] !== 'true') return
  const folder = path.join(tmpdir(), 'countersign')
  await mkdir(folder)
  for (const name of AS_IT_IS) await cp(path.join(PROJECT, name), path.join(folder, name))
  await symlink(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'))
  const tsc = path.join(PROJECT, 'node_modules/typescript/bin/tsc')
  const words = ['-p', 'helpers/tsconfig.build.json', '--declaration', 'false', '--outDir', path.join(folder, 'build')]
  await runFile(process.execPath, [tsc, ...words], { cwd: PROJECT })
  process.env['COUNTERSIGN_ENTRY'] = path.join(folder, 'helpers/countersign.js')
}
