import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Proof } from '../../engine/prove/proof.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The first line is the heading, and every further line is a proof. Lines survive if the command is killed. */
const FILE = 'prove-all.ndjson'

/** Identifies proofs that belong together: they have the same seed, faults and rules. */
interface Heading {
  readonly seed: number
  /** A digest of the ids of all faults and rules. */
  readonly faults: string
}

/** Proofs that are written to disk one by one. */
export interface KeptProofs {
  /** The proofs of an earlier command, by fault. */
  readonly done: ReadonlyMap<string, Proof>
  add(proof: Proof): void
}

/** @param ids of all faults and rules */
export const headingOf = (seed: number, ids: readonly string[]): Heading => ({
  seed,
  faults: createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, 16),
})

/**
 * Keeps proofs in a folder, starting with none or with those of an interrupted command.
 * @throws UsageError if there are no proofs to resume, or they belong to another seed or to other faults
 */
export function keepProofs(out: string, heading: Heading, resume: boolean): KeptProofs {
  const file = path.join(out, FILE)
  mkdirSync(out, { recursive: true })
  const done = resume ? proofsIn(file, heading) : []
  // The file is always rewritten, because a killed command may have left an incomplete last line.
  writeFileSync(file, [heading, ...done].map(lineOf).join(''))
  return {
    done: new Map(done.map((proof) => [proof.fault, proof])),
    add: (proof) => appendFileSync(file, lineOf(proof)),
  }
}

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`

function proofsIn(file: string, heading: Heading): Proof[] {
  if (!existsSync(file)) throw new UsageError(`--resume: there is no ${file} to resume. Leave --resume out.`)
  const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  const { seed, faults } = JSON.parse(first) as Heading
  if (faults !== heading.faults)
    throw new UsageError(`--resume: ${file} belongs to other faults or rules. Leave --resume out.`)
  if (seed !== heading.seed)
    throw new UsageError(`--resume: ${file} has seed ${seed}. Give --seed ${seed}, or leave --resume out.`)
  return lines.map((line) => JSON.parse(line) as Proof)
}
