import { catalogueOf, inferred, open, stated } from '../catalogue/rule.ts'
import { text } from '../judge/kinds.ts'
import { member, type Shape } from '../judge/shapes.ts'
import type { ScenarioRecord } from '../outcome/record.ts'
import { runScenario } from '../run/run-scenario.ts'
import type { Body } from '../scenario/scenario.ts'
import type { Target } from '../targets/target.ts'
import { tinySession } from './tiny-session.ts'
import type { Got, Reply, TinyTarget } from './tiny-target.ts'

const CATALOGUE = catalogueOf({
  x: {
    all: {
      ...stated('Limits', { 'x/plain': 'A limit', 'x/member': 'A member is a text' }),
      ...inferred('It follows.')('Limits', { 'x/other': 'Another one is a text' }),
      ...open('Limits', { 'x/open': 'What is not shown' }),
      ...stated('Authentication', ['no-access-key'], { 'x/no-access': 'A key without access' }),
      ...stated('Limits', ['folder'], { 'x/folder': 'A folder' }),
      ...stated('Limits', ['workspaces', 'clock'], { 'x/clock': 'A day later' }),
    },
  },
})
const SHAPES: readonly Shape[] = [
  { of: 'transaction', members: [member('name', 'x/member', text), member('language', 'x/other', text)] },
]

/** How a scenario is run: the rules that it proves, and what the tiny target is like. */
export interface Setting {
  readonly rules?: readonly string[]
  readonly answer?: (got: Got) => Reply | undefined
  readonly change?: Partial<Target>
  readonly scenarioMs?: number
  readonly signal?: AbortSignal
}

/** Runs a body as a scenario with a tiny target of its own. */
export async function ran(body: Body, setting: Setting = {}): Promise<{ record: ScenarioRecord; tiny: TinyTarget }> {
  const { rules = ['x/plain'], answer, change, scenarioMs = 2_000, signal } = setting
  const tiny = await tinySession(answer, change)
  const scenario = { rules, title: 'a title', file: 'suites/x/y.test.ts', body }
  const run = { session: tiny.session, catalogue: CATALOGUE, shapes: SHAPES, seed: 1, scenarioMs }
  return { record: await runScenario(scenario, run, signal), tiny }
}

/** The body of a scenario that only asserts that a plain draft is accepted. */
export const creates: Body = async ({ api, accepts }) => void (await accepts(() => api.create()))

/** How such a scenario ends: its status, and what was found. */
export const endingOf = async (body: Body, setting?: Setting): Promise<string> => {
  const { record } = await ran(body, setting)
  return `${record.status}${record.finding ? `: ${record.finding.message}` : ''}`
}
