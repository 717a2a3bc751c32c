import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { GenericContainer, getContainerRuntimeClient, type ContainerRuntimeClient } from 'testcontainers'
import { PROJECT } from '../app/project/project.ts'

const runFile = promisify(execFile)

/** Disables the clean-up container of testcontainers, whose image would have to be pulled. */
export const WITHOUT_REAPER = { TESTCONTAINERS_RYUK_DISABLED: 'true' }
Object.assign(process.env, WITHOUT_REAPER)

/** The container engine of this machine, or why there is none. */
export async function findEngine(): Promise<{ engine: ContainerRuntimeClient } | { engine: undefined; why: string }> {
  try {
    return { engine: await getContainerRuntimeClient() }
  } catch (error) {
    return { engine: undefined, why: error instanceof Error ? error.message : String(error) }
  }
}

/** Makes an image that contains only the Node of this process, so that no image of a registry is needed. */
export async function importBase({ container }: ContainerRuntimeClient, repo: string): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'countersign-root-'))
  // The folder becomes the root of the container, which every user must be able to read.
  await chmod(root, 0o755)
  const { stdout } = await runFile('ldd', [process.execPath])
  const libraries = [...stdout.matchAll(/\/\S+/g)].map(([file]) => file)
  for (const file of libraries) await cp(file, path.join(root, file), { dereference: true })
  await cp(process.execPath, path.join(root, 'usr', 'bin', 'node'), { dereference: true })
  const tar = spawn('tar', ['-C', root, '-c', '.'])
  const { dockerode } = container
  const progress = await dockerode.importImage(tar.stdout, { repo, tag: 'test', changes: 'ENV PATH=/usr/bin' })
  await once(progress.resume(), 'end')
}

/** Builds the image of the reference service with its Dockerfile, from the files of a build. */
export async function buildReference(base: string, name: string): Promise<void> {
  const context = await mkdtemp(path.join(tmpdir(), 'countersign-image-'))
  const modules = ['hono', '@hono/node-server'].map((one) => path.join('node_modules', one))
  await mkdir(path.join(context, 'node_modules', '@hono'), { recursive: true })
  for (const file of ['Dockerfile', '.dockerignore', 'package.json', ...modules]) {
    await cp(path.join(PROJECT, file), path.join(context, file), { recursive: true })
  }
  const compilerOptions = {
    outDir: path.join(context, 'build'),
    declaration: false,
    // `npm run check` checks the types. Without that, the same files are built in half the time.
    noCheck: true,
    typeRoots: [path.join(PROJECT, 'node_modules', '@types')],
  }
  const tsconfig = {
    extends: path.join(PROJECT, 'helpers', 'tsconfig.build.json'),
    compilerOptions,
    // Topics of faults are loaded by name.
    include: [
      path.join(PROJECT, 'fixtures', 'faults', 'serve.ts'),
      path.join(PROJECT, 'fixtures', 'faults', '*', '*.ts'),
    ],
  }
  await writeFile(path.join(context, 'tsconfig.json'), JSON.stringify(tsconfig))
  await runFile(process.execPath, [path.join(PROJECT, 'node_modules/typescript/bin/tsc'), '-p', context])
  await GenericContainer.fromDockerfile(context).withBuildArgs({ BASE: base }).build(name, { deleteOnExit: false })
}
