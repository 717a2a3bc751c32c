import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Proof } from '../../engine/prove/proof.ts'
import { cacheOf, writeWhole } from '../project/checkout.ts'
import type { KeptProofs } from './kept-proofs.ts'

/** Proofs of one fault that are kept, the latest ones: for who goes back to another branch. */
const KEPT_EACH = 3
const FILE = 'proofs.ndjson'

/** A fault that was caught, and what tells the inputs of its proof. */
interface KeptProof {
  readonly inputs: string
  readonly proof: Proof
}

/**
 * The proofs that were made of the same inputs, of faults that were caught: what survived is tried again each time. Others are kept as
 * they are made.
 * @param checkout the folder of the sources
 * @param inputsOf what tells the inputs of the proof of a fault
 * @param fresh whether what was proved before counts for nothing
 */
export function proofsBefore(
  checkout: string,
  faults: readonly string[],
  inputsOf: (fault: string) => string,
  fresh: boolean,
): KeptProofs {
  const file = path.join(cacheOf(checkout), FILE)
  const kept = fresh ? new Map<string, readonly KeptProof[]>() : keptIn(file)
  const done = faults.flatMap((fault): (readonly [string, Proof])[] => {
    const same = kept.get(fault)?.find(({ inputs }) => inputs === inputsOf(fault))
    return same ? [[fault, same.proof]] : []
  })
  return {
    done: new Map(done),
    add(proof) {
      if (proof.survived.length === 0) append(file, { inputs: inputsOf(proof.fault), proof })
    },
  }
}

/** What is kept of each fault. What is more than that goes. */
function keptIn(file: string): Map<string, readonly KeptProof[]> {
  const lines = linesOf(file)
  const kept = new Map<string, readonly KeptProof[]>()
  for (const one of lines) {
    const { fault } = one.proof
    const others = (kept.get(fault) ?? []).filter(({ inputs }) => inputs !== one.inputs)
    kept.set(fault, [...others, one].slice(-KEPT_EACH))
  }
  const all = [...kept.values()].flat()
  if (all.length < lines.length) writeWhole(file, all.map(lineOf).join(''))
  return kept
}

/** The last line of a command that was killed may be half a line; there may be no file. */
function linesOf(file: string): KeptProof[] {
  try {
    return readFileSync(file, 'utf8').split('\n').flatMap(wholeLine)
  } catch {
    return []
  }
}

function wholeLine(line: string): KeptProof[] {
  try {
    return [JSON.parse(line) as KeptProof]
  } catch {
    return []
  }
}

const lineOf = (one: KeptProof): string => `${JSON.stringify(one)}\n`

/** Where nothing can be written, all is proved again next time. */
function append(file: string, one: KeptProof): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    appendFileSync(file, lineOf(one))
  } catch {
    // The installed packages may be of others, or the disk full.
  }
}
