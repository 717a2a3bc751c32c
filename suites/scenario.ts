import { scenarioFor } from '../helpers/engine/scenario/scenario.ts'
import type { RuleId } from './catalogue.ts'

/** Registers a scenario that proves the rules: its title reads as a sentence about the target. */
export const scenario = scenarioFor<RuleId>()
