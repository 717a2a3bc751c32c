import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { catalogue as documentRules } from '../../../suites/catalogue.ts'
import { shapes } from '../../../suites/shapes.ts'
import type { Rule } from '../../engine/catalogue/rule.ts'
import type { OwnSuite } from '../../engine/own/own-suite.ts'
import { registeredScenarios, setSuiteFile, type Scenario } from '../../engine/scenario/scenario.ts'
import { PROJECT } from './project.ts'

export { documentRules, shapes }

const inForce = new Map<string, Rule>(documentRules)
let own: OwnSuite = { rules: new Map(), scenarios: [] }

/** Every rule of this process: those of the document, then own ones that were added. */
export const catalogue: ReadonlyMap<string, Rule> = inForce

/** The own rules that this process uses, with their scenarios. */
export const ownSuite = (): OwnSuite => own

/** Adds own rules to the catalogue, instead of those that were added before. */
export function useOwnSuite(suite: OwnSuite): void {
  for (const id of own.rules.keys()) inForce.delete(id)
  for (const [id, rule] of suite.rules) inForce.set(id, rule)
  own = suite
}

/** The rules that the responses of any scenario may violate. */
export const sightable: ReadonlySet<string> = new Set(
  shapes.flatMap(({ members }) => members.flatMap(({ rule }) => rule ?? [])),
)

/** A file of scenarios cannot be loaded. Judging without its scenarios would be misleading. */
class LoadError extends Error {
  override readonly name = 'LoadError'
}

/** The name of a suite file in records: its path relative to the project, with `.ts` even if it is compiled. */
export const suiteFileOf = (file: string): string =>
  path.relative(PROJECT, file).split(path.sep).join('/').replace(/\.js$/, '.ts')

let lastLoad: Promise<unknown> = Promise.resolve()

/**
 * Loads suite files in a fixed order, and returns their scenarios, including those of files loaded before. Calls wait for each
 * other, because a new scenario is attributed to the one file that is being loaded.
 * @param areas loads only the files of these areas
 * @throws LoadError naming the file that cannot be loaded
 */
export function loadScenarios(areas?: ReadonlySet<string>): Promise<readonly Scenario[]> {
  const loaded = lastLoad.then(() => loadAll(areas))
  lastLoad = loaded.catch(() => {})
  return loaded
}

async function loadAll(areas: ReadonlySet<string> | undefined): Promise<readonly Scenario[]> {
  const suites = path.join(PROJECT, 'suites')
  const files = (await readdir(suites, { recursive: true }))
    .filter((file) => /\.scenarios\.[jt]s$/.test(file))
    .filter((file) => !areas || areas.has(file.split(path.sep)[0] ?? ''))
    .toSorted()
    .map((file) => path.join(suites, file))
  for (const file of files) await load(file)
  // In the order of the files, whichever areas were loaded before: parts of one run may come from different processes.
  const places = new Map(files.map((file, at) => [suiteFileOf(file), at]))
  const placeOf = ({ file }: Scenario) => places.get(file) ?? -1
  return registeredScenarios()
    .filter((scenario) => placeOf(scenario) >= 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

async function load(file: string): Promise<void> {
  setSuiteFile(suiteFileOf(file))
  try {
    await import(pathToFileURL(file).href)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new LoadError(`${path.relative(PROJECT, file)} cannot be loaded: ${message}`, { cause: error })
  } finally {
    setSuiteFile(undefined)
  }
}

/**
 * The scenarios of any of the rules; own ones are last. Loads only the areas of these rules, which contain all their
 * scenarios.
 */
export async function scenariosOf(ids: ReadonlySet<string>): Promise<Scenario[]> {
  const areas = [...ids].map((id) => catalogue.get(id)?.area ?? '')
  const scenarios = await loadScenarios(new Set(areas))
  return [...scenarios, ...own.scenarios].filter(({ rules }) => rules.some((id) => ids.has(id)))
}
