import type { Context } from './context.ts'

/** What a scenario does: it sends, and asserts. */
export type Body = (context: Context) => Promise<void>

/** The proof of one rule or of a few: a value in a list first, a test second. */
export interface Scenario {
  readonly rules: readonly string[]
  /** Reads as a sentence about the target. */
  readonly title: string
  /** Path of the file that holds it, below the project's folder. */
  readonly file: string
  readonly body: Body
  /** The rules, breaches of which would explain whatever fails in it: "a name is held", where it is about long names. */
  readonly leansOn?: readonly string[]
  /** It costs the target something, such as one of the tries that a PIN has: it is never run a second time, and runs apart. */
  readonly isCostly?: boolean
  /** Where its rules need `workspaces`, it runs in one that is made for this try alone. */
  readonly isApart?: boolean
  /** It waits for the clock for seconds: it is begun before the others, so that no run ends with waiting for it. */
  readonly waits?: boolean
}

/** What identifies a scenario across runs, machines and folders. */
export function keyOf({ rules, title }: Pick<Scenario, 'rules' | 'title'>): string {
  return `${rules[0] ?? ''} ${title}`
}

const registered: Scenario[] = []
const listeners: ((scenario: Scenario) => void)[] = []
let suiteFile: string | undefined

/**
 * Says which suite file is being loaded: the scenarios that are registered from now on belong to it.
 * @param file its path below the project's folder, such as `suites/metadata/limits.scenarios.ts`; `undefined` once it is loaded
 */
export function setSuiteFile(file: string | undefined): void {
  suiteFile = file
}

/** All scenarios of the files that were loaded so far. */
export function registeredScenarios(): readonly Scenario[] {
  return registered
}

/** Calls `listener` for each scenario that is registered from now on. */
export function onScenario(listener: (scenario: Scenario) => void): void {
  listeners.push(listener)
}

/**
 * Makes the function with which suite files register their scenarios. The ids are those of the catalogue: a misspelt
 * one does not compile. What a scenario leans on, if any, stands after its body: where such a rule is violated, it alone is told.
 * What costs the target something says so, and is never run a second time. What it makes throws an Error where no suite file is
 * being loaded.
 */
export function scenarioFor<Id extends string>() {
  return (
    rules: Id | readonly Id[],
    title: string,
    body: Body,
    leansOn: readonly Id[] = [],
    { isCostly = false, isApart = isCostly, waits = false }: Pick<Scenario, 'isApart' | 'isCostly' | 'waits'> = {},
  ): void => {
    if (suiteFile === undefined)
      throw new Error('a scenario was registered outside of a suite file: load it with loadScenarios')
    const proved = typeof rules === 'string' ? [rules] : rules
    const scenario: Scenario = { rules: proved, title, file: suiteFile, body, leansOn, isCostly, isApart, waits }
    registered.push(scenario)
    for (const listener of listeners) listener(scenario)
  }
}
