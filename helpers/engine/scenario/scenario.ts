import type { Context } from './context.ts'

/** The body of a scenario: it sends requests and asserts. */
export type Body<Id extends string = string> = (context: Context<Id>) => Promise<void>

/** A scenario that judges one or a few rules: plain data first, a test second. */
export interface Scenario {
  readonly rules: readonly string[]
  /** A sentence about the target. */
  readonly title: string
  /** Path of its file, relative to the project folder. */
  readonly file: string
  readonly body: Body
  /**
   * Whether it uses up something of the target, such as one of the attempts of a PIN: it runs only once, and in its own
   * workspace.
   */
  readonly isCostly?: boolean
  /** Whether it runs in a workspace created only for this attempt, if its rules need `workspaces`. */
  readonly isApart?: boolean
  /**
   * Whether it waits seconds for the clock: it starts before the others, so that the run does not end with waiting for
   * it.
   */
  readonly waits?: boolean
}

/** Identifies a scenario across runs, machines and folders. */
export function keyOf({ rules, title }: Pick<Scenario, 'rules' | 'title'>): string {
  return `${rules[0] ?? ''} ${title}`
}

const registered: Scenario[] = []
const listeners: ((scenario: Scenario) => void)[] = []
let suiteFile: string | undefined

/**
 * Sets the suite file that is being loaded: scenarios registered from now on belong to it.
 * @param file its path relative to the project folder, such as `suites/metadata/limits.scenarios.ts`; `undefined` once
 * it is loaded
 */
export function setSuiteFile(file: string | undefined): void {
  suiteFile = file
}

/** All scenarios of the files loaded so far. */
export function registeredScenarios(): readonly Scenario[] {
  return registered
}

/** Calls `listener` for each scenario that is registered from now on. */
export function onScenario(listener: (scenario: Scenario) => void): void {
  listeners.push(listener)
}

/**
 * Creates a function with which suite files register their scenarios. Rule ids are typed, so a misspelt id does not
 * compile. The created function throws an Error if no suite file is being loaded; all of its scenarios are, for example,
 * costly.
 */
export function scenarioFor<Id extends string>({
  isCostly = false,
  isApart = isCostly,
  waits = false,
}: Pick<Scenario, 'isApart' | 'isCostly' | 'waits'> = {}) {
  return (rules: Id | readonly Id[], title: string, body: Body<Id>): void => {
    if (suiteFile === undefined)
      throw new Error('a scenario was registered outside a suite file; load the file with loadScenarios')
    const proved = typeof rules === 'string' ? [rules] : rules
    const scenario: Scenario = { rules: proved, title, file: suiteFile, body, isCostly, isApart, waits }
    registered.push(scenario)
    for (const listener of listeners) listener(scenario)
  }
}
