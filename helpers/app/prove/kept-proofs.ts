import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Proof } from '../../engine/prove/proof.ts'
import { UsageError } from '../usage/usage-error.ts'

/** One line for what was proved how, then one for each proof: whatever ends the command leaves whole lines behind. */
const FILE = 'prove-all.ndjson'

/** What proofs hang on: those of another seed or of other faults do not go together. */
interface Heading {
  readonly seed: number
  /** Tells these faults and rules from others. */
  readonly faults: string
}

/** Proofs that are on disk as soon as each is done. */
export interface KeptProofs {
  /** Those that an earlier command left, by their faults. */
  readonly done: ReadonlyMap<string, Proof>
  add(proof: Proof): void
}

/** @param ids of all faults and rules */
export const headingOf = (seed: number, ids: readonly string[]): Heading => ({
  seed,
  faults: createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, 16),
})

/**
 * Keeps proofs in a folder, from the beginning or going on from what is there.
 * @throws UsageError where there is nothing to go on from, or only what was proved otherwise
 */
export function keepProofs(out: string, heading: Heading, resume: boolean): KeptProofs {
  const file = path.join(out, FILE)
  mkdirSync(out, { recursive: true })
  const done = resume ? proofsIn(file, heading) : []
  // Written anew in any case: the last line of a command that was killed may be half a line.
  writeFileSync(file, [heading, ...done].map(lineOf).join(''))
  return {
    done: new Map(done.map((proof) => [proof.fault, proof])),
    add: (proof) => appendFileSync(file, lineOf(proof)),
  }
}

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`

function proofsIn(file: string, heading: Heading): Proof[] {
  if (!existsSync(file)) throw new UsageError(`--resume: there is no ${file} to go on from; leave --resume out`)
  const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  const { seed, faults } = JSON.parse(first) as Heading
  if (faults !== heading.faults)
    throw new UsageError(`--resume: ${file} is about other faults or rules than there are now; leave --resume out`)
  if (seed !== heading.seed)
    throw new UsageError(`--resume: ${file} is of seed ${seed}; give --seed ${seed}, or leave --resume out`)
  return lines.map((line) => JSON.parse(line) as Proof)
}
