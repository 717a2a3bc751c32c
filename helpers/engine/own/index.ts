/** The API for own rules: `import { defineRules } from 'countersign/rules'`. */
export type { Fact } from '../facts/facts.ts'
export type { Capability, Need } from '../catalogue/needs.ts'
export type { Context } from '../scenario/context.ts'
export type { Body } from '../scenario/scenario.ts'
export { defineRules, type OwnRule, type OwnRules, type OwnScenario, type OwnScenarioOptions } from './define-rules.ts'
