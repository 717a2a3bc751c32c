// How the command starts in a checkout: Node 20 runs no TypeScript, and a loader for it takes longer than a hundred scenarios. What
// is compiled is kept until a source changes.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const KEPT = path.join(PROJECT, 'node_modules', '.cache', 'countersign')
const ROOMS = ['fixtures', 'helpers', 'reports', 'suites']
/** Of what is in the rooms: no reports of runs, and no tests of the whole. */
const ELSEWHERE = [path.join('reports', 'out'), path.join('helpers', 'product')]
/** What is compiled of sources that are no more goes after so many milliseconds: until then a command may run from it. */
const KEPT_MS = 24 * 3_600_000

/** What tells that nothing can be written there: the installed packages may be of others, or the disk full. */
const NOT_WRITABLE = new Set(['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

/**
 * Compiles the sources, unless these very ones were compiled before. Where that cannot be kept, a loader takes them as they are.
 * @param {string} module from the project's folder, without what its name ends with
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
  const { transformSync } = await import('oxc-transform')
  fs.mkdirSync(KEPT, { recursive: true })
  const draft = fs.mkdtempSync(path.join(KEPT, '.draft-'))
  try {
    // It says that what ends with .js are modules.
    for (const name of ['package.json', ...sources]) {
      const text = fs.readFileSync(path.join(PROJECT, name), 'utf8')
      const file = path.join(draft, name)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      if (name.endsWith('.ts')) writeCompiled(file, text, name, transformSync)
      else fs.writeFileSync(file, text)
    }
    fs.renameSync(draft, folder)
  } catch (error) {
    if (!fs.existsSync(folder)) throw error
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
  removeOutdated()
}

/**
 * @param {string} file the file that it goes to, with the name of the source
 * @param {string} text
 * @param {string} name
 * @param {typeof import('oxc-transform').transformSync} transform
 */
function writeCompiled(file, text, name, transform) {
  const { code, map, errors } = transform(name, text, {
    sourcemap: true,
    typescript: { rewriteImportExtensions: 'rewrite' },
  })
  if (errors[0]) throw new SyntaxError(`${name} cannot be compiled: ${errors[0].codeframe ?? errors[0].message}`)
  const compiled = file.replace(/ts$/, 'js')
  fs.writeFileSync(compiled, `${code}\n//# sourceMappingURL=${path.basename(compiled)}.map\n`)
  const { sourcesContent: _, ...places } = { ...map, sources: [pathToFileURL(path.join(PROJECT, name)).href] }
  fs.writeFileSync(`${compiled}.map`, JSON.stringify(places))
}

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
