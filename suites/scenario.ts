import { scenarioFor } from '../helpers/engine/scenario/scenario.ts'
import type { RuleId } from './catalogue.ts'

/** Registers a scenario that proves the rules: its title reads as a sentence about the target. */
export const scenario = scenarioFor<RuleId>()

/** Registers a scenario that waits seconds for the clock. */
export const slowScenario = scenarioFor<RuleId>({ waits: true })

/** Registers a scenario that has a workspace of its own, if its rules need `workspaces`. */
export const isolatedScenario = scenarioFor<RuleId>({ isApart: true })

/** Registers a scenario that uses up something of the target, in a workspace of its own. */
export const costlyScenario = scenarioFor<RuleId>({ isCostly: true })
