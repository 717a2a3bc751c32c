// Starts the command from a checkout. Node 20 cannot run TypeScript, and a loader takes longer than a hundred scenarios. So the
// sources are compiled into a few files, because each file costs time at each start, and cached until a source changes.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const KEPT = path.join(PROJECT, 'node_modules', '.cache', 'countersign')
const ROOMS = ['fixtures', 'helpers', 'reports', 'suites']
/** Folders that contain no sources of the command: reports of runs, and tests of the whole product. */
const ELSEWHERE = [path.join('reports', 'out'), path.join('helpers', 'product')]
/** The modules that can be started: the command, and those for `start.js`. */
const STARTED = [
  'helpers/app/main.ts',
  'helpers/app/mutate/main.ts',
  'helpers/app/mutate/thread/mutant-thread.ts',
  'helpers/sweeps/main.ts',
  'helpers/testing/host/main.ts',
  'helpers/testing/judged.ts',
  'helpers/testing/quick.ts',
  'helpers/testing/unless-passed.ts',
]
/** The list of installed packages, which npm writes at each installation. */
const INSTALLED = path.join('node_modules', '.package-lock.json')
/** Packages that stay outside of the compiled code besides those of tests: few runs load them. */
const APART = ['allure-js-commons']
/** The folders of the scripts of pages, which must contain nothing of Node. */
const FOR_BROWSERS = [
  path.join('reports', 'page', 'browser'),
  path.join('fixtures', 'reference-service', 'pages', 'browser'),
]
/** @param {string} name */
const isForBrowser = (name) => FOR_BROWSERS.some((folder) => name.startsWith(folder))
/** The compiled packages use `require` for modules of Node. */
const WITH_REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`
/** Milliseconds after which outdated compiled code is deleted: until then, a command may still be running from it. */
const KEPT_MS = 24 * 3_600_000

/** Errors that mean that the cache cannot be written: it may belong to another user, or the disk may be full. */
const NOT_WRITABLE = new Set(['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

/**
 * Compiles the sources unless the cache contains them. If the cache cannot be written, a loader runs the sources instead.
 * @param {string} module a module that can be started, without its file extension; by default the command
 * @returns {Promise<string>} the URL of the compiled module
 * @throws Error if a source cannot be compiled
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
 * @param {string} below a folder, relative to the project
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
 * A hash that changes with every source and every installation.
 * @param {string[]} sources
 */
function stampOf(sources) {
  const hash = createHash('sha256').update(PROJECT)
  for (const name of [...sources, 'package.json', INSTALLED]) {
    const { mtimeMs, size } = fs.statSync(path.join(PROJECT, name))
    hash.update(`${name} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Compiles the sources into a folder that is complete or absent: other commands may start meanwhile, and this one may be killed.
 * @param {string[]} sources
 * @param {string} folder
 */
async function compile(sources, folder) {
  fs.mkdirSync(KEPT, { recursive: true })
  const draft = fs.mkdtempSync(path.join(KEPT, '.draft-'))
  try {
    await bundle(sources, draft, folder)
    // package.json makes the .js files ES modules; from-source.js marks the folder as a checkout.
    for (const name of ['package.json', path.join('helpers', 'from-source.js')])
      fs.copyFileSync(path.join(PROJECT, name), path.join(draft, name))
    // Unlike a temporary folder, it may be read by other users: an image is often built by root and run by another one.
    fs.chmodSync(draft, 0o755)
    fs.renameSync(draft, folder)
  } catch (error) {
    if (!fs.existsSync(folder)) throw error
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
  removeOutdated()
}

/**
 * Compiles each module that is started or loaded by its URL into its own file, and shared code into a few more files. They contain
 * the packages, because finding and loading these took a third of a short command.
 * @param {string[]} sources
 * @param {string} draft the folder to write to
 * @param {string} folder its final name
 */
async function bundle(sources, draft, folder) {
  const { build } = await import('esbuild')
  const texts = new Map(sources.map((name) => [name, fs.readFileSync(path.join(PROJECT, name), 'utf8')]))
  const { devDependencies } = JSON.parse(fs.readFileSync(path.join(PROJECT, 'package.json'), 'utf8'))
  const scenarios = sources.filter((name) => name.endsWith('.scenarios.ts'))
  const faults = sources.filter((name) => texts.get(name)?.includes('\nexport const faults = '))
  /** @param {string} name */
  const placeOf = (name) => pathToFileURL(path.join(folder, name.replace(/ts$/, 'js'))).href
  const addresses = {
    name: 'addresses',
    /** @param {import('esbuild').PluginBuild} plugin */
    setup(plugin) {
      plugin.onLoad({ filter: /\.[jt]s$/ }, ({ path: file }) => {
        const name = path.relative(PROJECT, file)
        // A bundle does not know where its modules came from, so their URLs are written into them.
        const contents = texts.get(name)?.replaceAll('import.meta.url', JSON.stringify(placeOf(name)))
        return contents === undefined ? undefined : { contents, loader: name.endsWith('ts') ? 'ts' : 'js' }
      })
    },
  }
  const threads = threadsIn(texts)
  /** @type {import('esbuild').BuildOptions} */
  const options = {
    absWorkingDir: PROJECT,
    outbase: PROJECT,
    outdir: draft,
    bundle: true,
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [addresses],
  }
  try {
    await build({
      ...options,
      entryPoints: [
        ...new Set([...STARTED, ...scenarios, ...faults, ...threads.filter((name) => !isForBrowser(name))]),
      ],
      chunkNames: 'shared/[name]-[hash]',
      splitting: true,
      external: [...APART, ...Object.keys(devDependencies)],
      mainFields: ['module', 'main'],
      banner: { js: WITH_REQUIRE },
      platform: 'node',
      target: 'node20.19',
    })
    await build({ ...options, entryPoints: threads.filter(isForBrowser) })
  } catch (error) {
    const [first] = error.errors ?? []
    if (!first) throw error
    const { file = 'a source', line, column, lineText } = first.location ?? {}
    throw new SyntaxError(`${file} cannot be compiled: ${first.text}\n  ${line}:${column}: ${lineText}`)
  }
}

/**
 * The modules that others start as threads, by URL.
 * @param {Map<string, string>} texts
 */
const threadsIn = (texts) =>
  [...texts].flatMap(([name, text]) =>
    [...text.matchAll(/new URL\('([^']+\.[jt]s)', import\.meta\.url\)/g)]
      .map(([, thread = '']) => path.join(path.dirname(name), thread))
      .filter((thread) => texts.has(thread)),
  )

/**
 * Marks the folder as still in use.
 * @param {string} folder
 */
function touch(folder) {
  const now = new Date()
  try {
    fs.utimesSync(folder, now, now)
  } catch {
    // The folder belongs to another user, but can be read.
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
      // Another command has removed or renamed it meanwhile.
    }
  }
}
