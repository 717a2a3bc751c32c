import type { Body } from '../../helpers/engine/scenario/scenario.ts'
import type { RuleId } from '../catalogue.ts'
import { scenario } from '../scenario.ts'

/** Registers a scenario in a workspace in which nothing else is done. Its rules need `workspaces`. */
export const inOwnWorkspace = (rule: RuleId | readonly RuleId[], title: string, body: Body): void =>
  scenario(rule, title, body, [], { isApart: true })
