import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { definedRules, type Definition } from '../../engine/own/define-rules.ts'
import { OwnRulesError, ownSuiteOf } from '../../engine/own/own-suite.ts'
import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'
import { provideOwnModule } from './own-module.ts'
import { documentRules, useOwnSuite } from './suite.ts'

/** The endings of modules with own rules. */
const MODULE = /\.rules\.(?:mjs|js|mts|ts)$/
const TYPESCRIPT = /ts$/
const ENDINGS = '.rules.mjs, .rules.js or .rules.ts'
/** The first version of Node that runs TypeScript without a flag. */
const TYPESCRIPT_SINCE = '22.18'

/**
 * Loads the own rules in folders, and adds them to the catalogue instead of those that were added before.
 * @param folders as the user wrote them; none removes all own rules
 * @throws UsageError if a folder has no usable module, or its rules are wrong
 */
export async function useOwnRules(folders: readonly string[]): Promise<void> {
  const files = [...new Set(folders.flatMap(modulesIn))]
  for (const file of files) await load(file)
  const known = new Set(files)
  const definitions = definedRules().filter(({ stack }) => known.has(fileOf(stack, known)))
  useOwnSuite(suiteOf(definitions, known, folders))
}

function suiteOf(definitions: readonly Definition[], files: ReadonlySet<string>, folders: readonly string[]) {
  if (folders.length > 0 && definitions.length === 0)
    throw new UsageError(
      `--rules ${folders.join(', ')}: the modules there define no rules. Call defineRules, imported from countersign/rules.`,
    )
  const areas = new Set([...documentRules.values()].map(({ area }) => area))
  try {
    return ownSuiteOf(definitions, { areas, nearest, fileOf: (stack) => shownName(fileOf(stack, files)) })
  } catch (error) {
    if (!(error instanceof OwnRulesError)) throw error
    throw new UsageError(
      error.message
        .split('\n')
        .map((problem) => `--rules ${problem}`)
        .join('\n'),
    )
  }
}

/** The modules of a folder and its subfolders, in order. */
function modulesIn(folder: string): string[] {
  const whole = path.resolve(folder)
  if (!existsSync(whole)) {
    const remedy = /[*/]/.test(folder) ? ' To choose among all rules, use --rule.' : ''
    throw new UsageError(`--rules ${folder}: there is no such folder. Give a folder with modules of rules.${remedy}`)
  }
  if (!statSync(whole).isDirectory())
    throw new UsageError(`--rules ${folder} is a file. Give its folder, whose modules are all loaded.`)
  const files = readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .filter((file) => MODULE.test(file) && !file.split(path.sep).includes('node_modules'))
    .toSorted()
  if (files.length === 0)
    throw new UsageError(`--rules ${folder} has no module of rules. Give each a name that ends in ${ENDINGS}.`)
  // Stacks have the real paths.
  return files.map((file) => realpathSync(path.join(whole, file)))
}

async function load(file: string): Promise<void> {
  if (TYPESCRIPT.test(file) && !runsTypeScript())
    throw new UsageError(
      `--rules ${shownName(file)}: Node ${process.versions.node} cannot run TypeScript. ` +
        `Use Node ${TYPESCRIPT_SINCE} or later, or write JavaScript in a file that ends in .rules.mjs.`,
    )
  provideOwnModule()
  try {
    await import(pathToFileURL(file).href)
  } catch (error) {
    throw new UsageError(`--rules ${shownName(file)} cannot be loaded:\n${whereOf(error, file)}`)
  }
}

/** Node has this feature, but its types for version 20 do not. */
const runsTypeScript = (): boolean => Boolean((process.features as { readonly typescript?: unknown }).typescript)

/** The stack of an error without the part that loads modules. An error of syntax has no stack, but `node --check` says where it is. */
function whereOf(error: unknown, file: string): string {
  if (!(error instanceof Error)) return String(error)
  const stack = (error.stack ?? `${error.name}: ${error.message}`).split('\n')
  const end = stack.findIndex((line) => /^\s+at .*\bnode:internal\/modules\//.test(line))
  const own = stack.slice(0, end < 0 ? undefined : end).join('\n')
  if (!(error instanceof SyntaxError) || own.includes(pathToFileURL(file).href)) return own
  const { stderr } = spawnSync(process.execPath, ['--check', file], { encoding: 'utf8' })
  const [checked = ''] = stderr.split(/\n\s+at /)
  return checked.includes('SyntaxError') ? checked.trim() : own
}

/** The innermost of the modules in a stack; empty if there is none. */
function fileOf(stack: string, files: ReadonlySet<string>): string {
  for (const line of stack.split('\n')) {
    const file = [...files].find((one) => line.includes(`${pathToFileURL(one).href}:`))
    if (file !== undefined) return file
  }
  return ''
}

/** The path of a module as a user of the current folder knows it. */
const shownName = (file: string): string => path.relative(process.cwd(), file).split(path.sep).join('/')
