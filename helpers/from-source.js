// How the command starts in a checkout: Node 20 runs no TypeScript, and a loader for it takes longer than a hundred scenarios. So the
// sources are compiled, into few files, as each file more costs time at each start; and kept until a source changes.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const KEPT = path.join(PROJECT, 'node_modules', '.cache', 'countersign')
const ROOMS = ['fixtures', 'helpers', 'reports', 'suites']
/** Of what is in the rooms: no reports of runs, and no tests of the whole. */
const ELSEWHERE = [path.join('reports', 'out'), path.join('helpers', 'product')]
/** The modules that are started: the command, and what `start.js` starts. */
const STARTED = [
  'helpers/app/main.ts',
  'helpers/sweeps/main.ts',
  'helpers/testing/host/main.ts',
  'helpers/testing/judged.ts',
  'helpers/testing/quick.ts',
  'helpers/testing/unless-passed.ts',
]
/** What is compiled of sources that are no more goes after so many milliseconds: until then a command may run from it. */
const KEPT_MS = 24 * 3_600_000

/** What tells that nothing can be written there: the installed packages may be of others, or the disk full. */
const NOT_WRITABLE = new Set(['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

/**
 * Compiles the sources, unless these very ones were compiled before. Where that cannot be kept, a loader takes them as they are.
 * @param {string} module one of those that are started, without what its name ends with
 * @returns {Promise<string>} the address of the module: by default that of the command
 * @throws Error when a source cannot be compiled
 */
export async function moduleFromSource(module = 'helpers/app/main') {
  try {
    const sources = ROOMS.flatMap(sourcesBelow)
    const folder = path.join(KEPT, stampOf(sources))
    if (!fs.existsSync(folder)) await compile(sources, folder)
    touch(folder)
    return pathToFileURL(path.join(folder, `${module}.js`)).href
  } catch (error) {
    if (!NOT_WRITABLE.has(error.code)) throw error
    const { register } = await import('tsx/esm/api')
    register()
    return pathToFileURL(path.join(PROJECT, `${module}.ts`)).href
  }
}

/**
 * @param {string} below a folder, from the project's
 * @returns {string[]}
 */
function sourcesBelow(below) {
  if (ELSEWHERE.includes(below)) return []
  return fs.readdirSync(path.join(PROJECT, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(below, entry.name)
    if (entry.isDirectory()) return sourcesBelow(name)
    return /\.[jt]s$/.test(name) && !name.endsWith('.test.ts') ? [name] : []
  })
}

/**
 * What tells these sources from those before a change.
 * @param {string[]} sources
 */
function stampOf(sources) {
  const hash = createHash('sha256').update(PROJECT)
  for (const name of [...sources, 'package.json']) {
    const { mtimeMs, size } = fs.statSync(path.join(PROJECT, name))
    hash.update(`${name} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * The folder is whole or absent: other commands may start meanwhile, and this one be killed.
 * @param {string[]} sources
 * @param {string} folder
 */
async function compile(sources, folder) {
  fs.mkdirSync(KEPT, { recursive: true })
  const draft = fs.mkdtempSync(path.join(KEPT, '.draft-'))
  try {
    await bundle(sources, draft, folder)
    // It says that what ends with .js are modules; from-source.js, that it is a checkout.
    for (const name of ['package.json', path.join('helpers', 'from-source.js')])
      fs.copyFileSync(path.join(PROJECT, name), path.join(draft, name))
    fs.renameSync(draft, folder)
  } catch (error) {
    if (!fs.existsSync(folder)) throw error
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
  removeOutdated()
}

/**
 * Compiles the modules that are started or loaded by their addresses, each to a file in its place, and what they share to a few more.
 * @param {string[]} sources
 * @param {string} draft the folder that is written
 * @param {string} folder the one that it becomes
 */
async function bundle(sources, draft, folder) {
  const { build } = await import('esbuild')
  const texts = new Map(sources.map((name) => [name, fs.readFileSync(path.join(PROJECT, name), 'utf8')]))
  const scenarios = sources.filter((name) => name.endsWith('.scenarios.ts'))
  /** @param {string} name */
  const placeOf = (name) => pathToFileURL(path.join(folder, name.replace(/ts$/, 'js'))).href
  const addresses = {
    name: 'addresses',
    /** @param {import('esbuild').PluginBuild} plugin */
    setup(plugin) {
      plugin.onLoad({ filter: /\.[jt]s$/ }, ({ path: file }) => {
        const name = path.relative(PROJECT, file)
        // Which file a module ends up in says nothing of its place: that is written into it.
        const contents = texts.get(name)?.replaceAll('import.meta.url', JSON.stringify(placeOf(name)))
        return contents === undefined ? undefined : { contents, loader: name.endsWith('ts') ? 'ts' : 'js' }
      })
    },
  }
  try {
    await build({
      entryPoints: [...new Set([...STARTED, ...scenarios, ...threadsIn(texts)])],
      absWorkingDir: PROJECT,
      outbase: PROJECT,
      outdir: draft,
      chunkNames: 'shared/[name]-[hash]',
      bundle: true,
      splitting: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'silent',
      plugins: [addresses],
    })
  } catch (error) {
    const [first] = error.errors ?? []
    if (!first) throw error
    const { file = 'a source', line, column, lineText } = first.location ?? {}
    throw new SyntaxError(`${file} cannot be compiled: ${first.text}\n  ${line}:${column}: ${lineText}`)
  }
}

/**
 * The modules that others start as threads, by their addresses.
 * @param {Map<string, string>} texts
 */
const threadsIn = (texts) =>
  [...texts].flatMap(([name, text]) =>
    [...text.matchAll(/new URL\('([^']+\.[jt]s)', import\.meta\.url\)/g)]
      .map(([, thread = '']) => path.join(path.dirname(name), thread))
      .filter((thread) => texts.has(thread)),
  )

/**
 * Notes that it is still in use.
 * @param {string} folder
 */
function touch(folder) {
  const now = new Date()
  try {
    fs.utimesSync(folder, now, now)
  } catch {
    // It is of others, who may read it.
  }
}

function removeOutdated() {
  for (const name of fs.readdirSync(KEPT)) {
    const [folder, gone] = [path.join(KEPT, name), path.join(KEPT, `.gone-${process.pid}-${name}`)]
    try {
      if (Date.now() - fs.statSync(folder).mtimeMs < KEPT_MS) continue
      fs.renameSync(folder, gone)
      fs.rmSync(gone, { recursive: true, force: true })
    } catch {
      // Another command has removed it meanwhile, or made what it was a draft of.
    }
  }
}
