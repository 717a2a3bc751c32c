import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Label } from 'allure-js-commons'
import {
  getEnvironmentLabels,
  getFrameworkLabel,
  getLanguageLabel,
  stringifyEnvInfo,
} from 'allure-js-commons/sdk/reporter'
import type { ScenarioRecord } from '../../helpers/engine/outcome/record.ts'
import { LEAST_REPORTED_MS, type RunOutcome } from '../summary.ts'
import { timeText } from '../text.ts'
import { allureResultOf, type PlacesOf, type Text } from './results.ts'
import { groupsOf } from './subject-of-rule.ts'

/** The facts of a run that its Allure results are built from. */
export interface AllureRun {
  readonly outcome: RunOutcome
  /** The records of all scenarios with steps and exchanges. */
  evidence(): Iterable<ScenarioRecord>
  readonly placesOf?: PlacesOf
}

/** The files of the Allure results of a run: one result for each rule that the run covers, its exchanges, and the facts of the run. */
export function* allureFiles({ outcome, evidence, placesOf }: AllureRun): Generator<Text> {
  const { results } = outcome
  yield { name: 'environment.properties', content: stringifyEnvInfo(factsOf(outcome)) ?? '' }
  const records = new Map<string, ScenarioRecord>()
  for (const record of evidence()) records.set(record.key, record)
  const groups = groupsOf(results)
  const common = [getFrameworkLabel('countersign'), getLanguageLabel(), ...getEnvironmentLabels()]
  for (const one of results.filter(({ leftOut, scenarios }) => leftOut === undefined || scenarios.length > 0)) {
    const { result, texts } = allureResultOf(
      one,
      groups,
      (key) => records.get(key),
      () => `${randomUUID()}-attachment.txt`,
      placesOf,
    )
    const uuid = randomUUID()
    const content = JSON.stringify({ uuid, ...result, labels: withLabels(result.labels, common) })
    yield { name: `${uuid}-result.json`, content }
    yield* texts
  }
}

/**
 * Writes the Allure results of a run.
 * @throws Error with the reason why a file could not be written
 */
export function writeAllureFiles(run: AllureRun, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const { name, content } of allureFiles(run)) writeFileSync(path.join(folder, name), content)
}

/** The facts of a run on the first page. Rows are few and short: Allure hides rows after the eighth and cuts long texts. */
function factsOf({ target, seed, suite, throttledMs, fault, missing = [] }: RunOutcome): Record<string, string> {
  return {
    ...(missing.length > 0 && { incomplete: missingText(missing) }),
    target: target.base_url,
    kind: target.kind,
    ...(target.image && { image: target.image.name }),
    ...(fault !== undefined && { fault }),
    seed: String(seed),
    suite: `${suite.name} ${suite.version}`,
    ...(throttledMs >= LEAST_REPORTED_MS && { throttled: timeText(throttledMs) }),
  }
}

/** `shard 1 of 3 is missing` */
const missingText = (shards: readonly string[]): string =>
  `${shards.map((one) => `shard ${one.replace('/', ' of ')}`).join(' and ')} ${shards.length === 1 ? 'is' : 'are'} missing`

/** A result's own labels, and those of all results whose names it does not use itself. */
function withLabels(own: readonly Label[], all: readonly Label[]): Label[] {
  const names = new Set(own.map(({ name }) => name))
  return [...own, ...all.filter(({ name }) => !names.has(name))]
}
