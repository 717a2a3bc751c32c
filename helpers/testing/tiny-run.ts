import { catalogueOf, inferred, open, stated } from '../engine/catalogue/rule.ts'
import { text } from '../engine/judge/kinds.ts'
import { member, type Shape } from '../engine/judge/shapes.ts'
import type { ScenarioRecord } from '../engine/outcome/record.ts'
import { verdictsOf } from '../engine/outcome/verdict.ts'
import { afterLoss } from '../engine/network/after-loss.ts'
import { runConfirmed } from '../engine/confirm/run-confirmed.ts'
import { runScenario } from '../engine/run/run-scenario.ts'
import type { Body, Scenario } from '../engine/scenario/scenario.ts'
import type { Target } from '../engine/targets/target.ts'
import { tinySession } from './tiny-session.ts'
import type { Got, Reply, TinyTarget } from './servers/tiny-target.ts'

const CATALOGUE = catalogueOf({
  x: {
    all: {
      ...stated('Limits', { 'x/plain': 'A limit', 'x/member': 'A member is a text' }),
      ...inferred('It follows.')('Limits', { 'x/other': 'Another one is a text' }),
      ...open('Limits', { 'x/open': 'Whether a member is shown' }),
      ...stated('Authentication', ['no-access-key'], { 'x/no-access': 'A key without access' }),
      ...stated('Limits', ['folder'], { 'x/folder': 'A folder' }),
      ...stated('Limits', ['workspaces', 'clock'], { 'x/clock': 'A day later' }),
      ...stated('Limits', ['workspaces'], { 'x/made': 'A spent PIN' }),
      ...stated('Action', ['actions'], { 'x/acted': 'An act' }),
    },
  },
})
const SHAPES: readonly Shape[] = [
  { of: 'transaction', members: [member('name', 'x/member', text), member('language', 'x/other', text)] },
]

/** How a scenario runs: its rules, and the behaviour of the tiny target. */
export interface Setting {
  readonly rules?: readonly string[]
  readonly answer?: (got: Got) => Reply | undefined
  readonly change?: Partial<Target>
  readonly scenarioMs?: number
  readonly signal?: AbortSignal
}

/** Makes a scenario of a body, with its own tiny target. */
async function prepared(body: Body, { rules = ['x/plain'], answer, change, scenarioMs = 2_000 }: Setting) {
  const tiny = await tinySession(answer, change)
  const scenario: Scenario = { rules, title: 'a title', file: 'suites/x/y.scenarios.ts', body }
  return { tiny, scenario, run: { session: tiny.session, catalogue: CATALOGUE, shapes: SHAPES, seed: 1, scenarioMs } }
}

/** Runs a body as a scenario with its own tiny target. */
export async function ran(body: Body, setting: Setting = {}): Promise<{ record: ScenarioRecord; tiny: TinyTarget }> {
  const { tiny, scenario, run } = await prepared(body, setting)
  return { record: await runScenario(scenario, run, setting.signal), tiny }
}

/** Runs a body as a scenario, and runs it again if it finds a violation. */
export async function ranConfirmed(body: Body, setting: Setting & Pick<Scenario, 'isCostly'> = {}) {
  const { tiny, scenario, run } = await prepared(body, setting)
  const { isCostly = false, signal } = setting
  const records: ScenarioRecord[] = []
  const options = { concurrency: 1, onRecord: (record: ScenarioRecord) => void records.push(record) }
  await runConfirmed([{ ...scenario, isCostly }], run, { ...options, ...(signal && { signal }) })
  const [record] = afterLoss(records, tiny.session.networkPath.loss)
  if (!record) throw new Error('the run has no record')
  return { record, tiny, verdict: resultOf(setting.rules?.at(-1) ?? 'x/plain', record)?.verdict }
}

/** The result of a rule in a run with these records. */
export const resultOf = (id: string, ...records: readonly ScenarioRecord[]) =>
  verdictsOf(CATALOGUE, records).find(({ rule }) => rule.id === id)

/** The body of a scenario that only asserts that a plain draft is accepted. */
export const creates: Body = async ({ api, accepts }) => void (await accepts(() => api.create()))

/** How a body ends as a scenario: its status, and its finding if there is one. */
export const endingOf = async (body: Body, setting?: Setting): Promise<string> => {
  const { record } = await ran(body, setting)
  return `${record.status}${record.finding ? `: ${record.finding.message}` : ''}`
}
