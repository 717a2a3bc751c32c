import type { Body } from '../../helpers/engine/scenario/scenario.ts'
import type { RuleId } from '../catalogue.ts'
import { scenario } from '../scenario.ts'

/** Registers a scenario that has a workspace of its own. Its rules need `workspaces`. */
export const inOwnWorkspace = (rule: RuleId | readonly RuleId[], title: string, body: Body): void =>
  scenario(rule, title, body, { isApart: true })
