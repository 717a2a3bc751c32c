import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pLimit from 'p-limit'
import pc from 'picocolors'
import { faults } from '../../fixtures/faults/index.ts'
import type { Fault } from '../../fixtures/faults/fault.ts'
import { writeMatrix } from '../../reports/matrix.ts'
import type { RuleResult } from '../outcome/verdict.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { judgeEmbedded } from '../wiring/judge.ts'
import { catalogue, loadScenarios } from '../wiring/suite.ts'
import { selectIds } from '../wiring/select.ts'

/** Faults that are proved side by side. */
const FAULTS_AT_ONCE = 6

export interface ProveOptions {
  readonly rule: readonly string[]
  /** Runs each fault against every scenario, not only those of its rules. */
  readonly all: boolean
  readonly seed: number
  /** Folder of `prove.json` and of the fault matrix. */
  readonly out: string
  write(line: string): void
}

/** What became of one fault. */
export interface Proof {
  readonly fault: string
  readonly breaks: readonly string[]
  /** The rules of the fault that no assertion caught, with what came out instead. */
  readonly survived: readonly { readonly rule: string; readonly verdict: string; readonly reason: string }[]
  /** Every rule that turned red. */
  readonly red: readonly string[]
}

/**
 * Shows that the scenarios can fail: each fault must be caught by an assertion of each rule that it breaks, and each
 * exercisable stated rule must have a fault that is caught.
 * @returns the exit code: 0 when all is proved, 1 otherwise
 */
export async function prove({ rule, all, seed, out, write }: ProveOptions): Promise<number> {
  const scenarios = await loadScenarios()
  const selected = new Set(selectIds(rule, [...catalogue.keys()]))
  const sound = await soundRun(
    scenarios.filter(({ rules }) => rules.some((id) => selected.has(id))),
    seed,
  )
  for (const result of sound)
    write(`${pc.red('unsound')} ${result.rule.id}: ${result.findings[0]?.message ?? result.reason ?? ''}`)

  const chosen = Object.entries(faults).filter(([, { breaks }]) => breaks.some((id) => selected.has(id)))
  const limit = pLimit(FAULTS_AT_ONCE)
  let done = 0
  const proofs = await Promise.all(
    chosen.map(([id, fault]) =>
      limit(async () => {
        const proof = await proveFault(id, fault, scenarios, all, seed)
        done += 1
        if (process.stderr.isTTY) process.stderr.write(`\r${done}/${chosen.length} faults`)
        return proof
      }),
    ),
  )
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  const code = report(proofs, selected, sound.length, out, write)
  if (all) {
    const rows = proofs.map((proof) => ({ ...proof, story: faults[proof.fault]?.story ?? '' }))
    write(`Fault matrix: ${writeMatrix(rows, out)}`)
  }
  return code
}

async function soundRun(scenarios: readonly Scenario[], seed: number): Promise<RuleResult[]> {
  const results = await judgeEmbedded(scenarios, seed)
  return results.filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive')
}

async function proveFault(
  id: string,
  fault: Fault,
  scenarios: readonly Scenario[],
  all: boolean,
  seed: number,
): Promise<Proof> {
  const breaks: readonly string[] = fault.breaks
  const own = all ? scenarios : scenarios.filter(({ rules }) => rules.some((rule) => breaks.includes(rule)))
  const results = await judgeEmbedded(own, seed, id)
  const survived = results
    .filter(({ rule, verdict }) => breaks.includes(rule.id) && verdict !== 'violates')
    .map(({ rule, verdict, reason }) => ({ rule: rule.id, verdict, reason: reason ?? 'no assertion failed' }))
  return {
    fault: id,
    breaks,
    survived,
    red: results.filter(({ verdict }) => verdict === 'violates').map((r) => r.rule.id),
  }
}

function report(
  proofs: readonly Proof[],
  selected: ReadonlySet<string>,
  unsound: number,
  out: string,
  write: (line: string) => void,
): number {
  const survivors = proofs.filter(({ survived }) => survived.length > 0)
  for (const { fault, survived } of survivors) {
    for (const { rule, verdict, reason } of survived)
      write(`${pc.red('survived')} ${fault}: ${rule} ${verdict}: ${reason}`)
  }
  const killed = new Set(
    proofs.flatMap(({ breaks, survived }) => breaks.filter((id) => !survived.some(({ rule }) => rule === id))),
  )
  const exercisable = [...catalogue.values()].filter(
    (rule) => rule.level === 'stated' && !rule.unreachable && selected.has(rule.id),
  )
  const unproved = exercisable.filter(({ id }) => !killed.has(id))
  for (const { id } of unproved) write(`${pc.red('unproved')} ${id}: no fault of it is caught`)
  const inferred = [...killed].filter((id) => catalogue.get(id)?.level === 'inferred').length
  write(
    `${proofs.length - survivors.length} of ${proofs.length} faults caught; ` +
      `${exercisable.length - unproved.length} of ${exercisable.length} exercisable stated rules proved, and ${inferred} inferred ones` +
      (unsound > 0 ? `; ${unsound} rules are not sound on the reference service` : ''),
  )
  const counts = {
    caught: proofs.length - survivors.length,
    survived: survivors.length,
    proved: exercisable.length - unproved.length,
    unproved: unproved.length,
    unsound,
  }
  mkdirSync(out, { recursive: true })
  writeFileSync(path.join(out, 'prove.json'), `${JSON.stringify(counts, null, 2)}\n`)
  return survivors.length + unproved.length + unsound > 0 ? 1 : 0
}
