import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { catalogue } from '../../suites/catalogue.ts'
import { shapes } from '../../suites/shapes.ts'
import { registeredScenarios, type Scenario } from '../scenario/scenario.ts'

export { catalogue, shapes }

/** The folder of the project: everything is found from here, wherever the command is called. */
export const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Loads all suite files, in a fixed order, and returns their scenarios. */
export async function loadScenarios(): Promise<readonly Scenario[]> {
  const suites = path.join(PROJECT, 'suites')
  const files = (await readdir(suites, { recursive: true })).filter((file) => file.endsWith('.test.ts')).toSorted()
  for (const file of files) await import(pathToFileURL(path.join(suites, file)).href)
  return registeredScenarios()
}
