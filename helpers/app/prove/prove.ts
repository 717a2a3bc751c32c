import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pc from 'picocolors'
import { faults } from '../../../fixtures/faults/all.ts'
import { writeMatrix } from '../../../reports/matrix.ts'
import { startCounter } from '../../../reports/terminal/progress/counter.ts'
import type { RuleResult } from '../../engine/outcome/verdict.ts'
import { coverageOf, type Coverage } from '../../engine/prove/coverage.ts'
import { unsoundIn, type Proof } from '../../engine/prove/proof.ts'
import { shuffled } from '../../engine/run/shuffle.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import { CHECKOUT } from '../project/checkout.ts'
import { judgeEmbedded } from '../target/judge.ts'
import { referenceRecord } from '../project/reference-record.ts'
import { selectIds } from '../options/select.ts'
import { catalogue, loadScenarios } from '../project/suite.ts'
import { headingOf, keepProofs, type KeptProofs } from './kept-proofs.ts'
import { proofsBefore } from './proof-cache.ts'
import { proveAll } from './prove-all.ts'
import { provingAny } from './prove-fault.ts'
import { proofInputs } from './prove-inputs.ts'

export interface ProveOptions {
  readonly rule: readonly string[]
  /** Runs each fault against every scenario, not only those of its rules. */
  readonly all: boolean
  /** How many faults to draw by the seed; by default all. */
  readonly sample?: number
  /** Resumes an interrupted command with `all` in the same folder. */
  readonly resume: boolean
  /** Proves every fault again, even if none of its inputs has changed. */
  readonly fresh: boolean
  readonly seed: number
  /** Folder of `prove.json` and of the fault matrix. */
  readonly out: string
  write(line: string): void
}

/**
 * Proves that the scenarios can fail: an assertion of every rule that a fault breaks must catch the fault, and every stated or
 * inferred rule that can be exercised must have a caught fault. In a checkout, proofs with unchanged inputs are not repeated, and
 * the reference service is not judged again if a run has just judged it.
 * @returns the exit code: 0 if all is proved, 1 otherwise
 */
export async function prove({ rule, all, sample, resume, fresh, seed, out, write }: ProveOptions): Promise<number> {
  const selected = new Set(selectIds(rule, [...catalogue.keys()]))
  const scenarios = await loadScenarios()
  const known = Object.keys(faults).filter((id) => faults[id]?.breaks.some((broken) => selected.has(broken)))
  const drawn = sample === undefined ? undefined : new Set(shuffled(known, seed).slice(0, sample))
  const ids = drawn ? known.filter((id) => drawn.has(id)) : known
  const kept = all
    ? keepProofs(out, headingOf(seed, [...Object.keys(faults), ...catalogue.keys()]), resume)
    : await cachedProofs(ids, scenarios, { seed, fresh })

  const left = ids.filter((id) => !kept.done.has(id))
  const progress = startCounter(left.length, 'faults')
  // Threads prove the faults, so this thread has time to judge the reference service meanwhile.
  const [unsound, made] = await Promise.all([
    !fresh && referenceRecord() ? [] : unsoundOf(provingAny(scenarios, [...selected]), seed),
    proveAll(left, { all, seed }, (proof) => {
      kept.add(proof)
      progress.add()
    }),
  ])
  progress.clear()
  const fresher = new Map(made.map((proof) => [proof.fault, proof]))
  const proofs = ids.flatMap((id) => kept.done.get(id) ?? fresher.get(id) ?? [])

  const coverage = coverageOf(
    proofs,
    // A random sample can prove only the rules that its faults break.
    [...catalogue.values()].filter(({ id }) =>
      drawn ? proofs.some((one) => one.breaks.includes(id)) : selected.has(id),
    ),
  )
  for (const line of linesOf(unsound, coverage)) write(line)
  if (!all && left.length < ids.length) write(cachedLine(ids.length - left.length, ids.length))
  mkdirSync(out, { recursive: true })
  const counts = { ...countsOf(unsound, coverage), made: made.length }
  writeFileSync(path.join(out, 'prove.json'), `${JSON.stringify(counts, null, 2)}\n`)
  if (all) {
    for (const line of besidesLines(proofs)) write(line)
    write(`Fault matrix: ${await writeMatrix(proofs, out)}`)
  }
  return coverage.survivors.length + coverage.unproved.length + unsound.length > 0 ? 1 : 0
}

/** The proofs whose inputs have not changed. An installed package keeps none. */
async function cachedProofs(
  ids: readonly string[],
  scenarios: readonly Scenario[],
  { seed, fresh }: Pick<ProveOptions, 'seed' | 'fresh'>,
): Promise<KeptProofs> {
  if (CHECKOUT === undefined) return { done: new Map(), add: () => {} }
  return proofsBefore(CHECKOUT, ids, await proofInputs(CHECKOUT, scenarios, seed), fresh)
}

const cachedLine = (count: number, of: number) =>
  `${count} of ${of} proofs are reused, because nothing that they depend on has changed; --fresh repeats them`

const unsoundOf = async (scenarios: readonly Scenario[], seed: number): Promise<RuleResult[]> =>
  unsoundIn(await judgeEmbedded(scenarios, seed))

/** How many faults that also break rules of other faults are listed. */
const MOST_BESIDES = 5

function besidesLines(proofs: readonly Proof[]): string[] {
  const each = proofs.map(({ fault, breaks, red }) => ({ fault, besides: red.filter((id) => !breaks.includes(id)) }))
  const wide = each.filter(({ besides }) => besides.length > 0)
  const widest = wide.toSorted((a, b) => b.besides.length - a.besides.length).slice(0, MOST_BESIDES)
  return [
    `${proofs.length - wide.length} of ${proofs.length} faults broke only their own rules`,
    ...widest.map(({ fault, besides }) => `  ${fault}: ${besides.length} other rules, such as ${besides[0] ?? ''}`),
  ]
}

function linesOf(unsound: readonly RuleResult[], { survivors, unproved, ...coverage }: Coverage): string[] {
  const { faults: count, exercisable } = coverage
  return [
    ...unsound.map(unsoundLine),
    ...survivors.flatMap(survivorLines),
    ...unproved.map((id) => `${pc.red('unproved')} ${id}: none of its faults is caught`),
    `${count - survivors.length} of ${count} faults caught; ` +
      `${exercisable - unproved.length} of ${exercisable} exercisable rules proved` +
      (unsound.length > 0 ? `; ${unsound.length} rules are not sound on the reference service` : ''),
  ]
}

/** A rule that is not sound on the reference service, and why. */
export const unsoundLine = ({ rule, findings, reason = '' }: RuleResult): string =>
  `${pc.red('unsound')} ${rule.id}: ${findings[0]?.message ?? reason}`

const survivorLines = ({ fault, survived }: Proof) =>
  survived.map(({ rule, verdict, reason }) => `${pc.red('survived')} ${fault}: ${rule} ${verdict}: ${reason}`)

const countsOf = (unsound: readonly RuleResult[], { faults: count, survivors, exercisable, unproved }: Coverage) => ({
  caught: count - survivors.length,
  survived: survivors.length,
  proved: exercisable - unproved.length,
  unproved: unproved.length,
  unsound: unsound.length,
  wrong: [
    ...survivors.map(({ fault }) => `${fault} survived`),
    ...unproved.map((id) => `${id} is unproved`),
    ...unsound.map(({ rule }) => `${rule.id} is unsound`),
  ],
})
