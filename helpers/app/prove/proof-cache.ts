import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Proof } from '../../engine/prove/proof.ts'
import { cacheOf, writeWhole } from '../project/checkout.ts'
import type { KeptProofs } from './kept-proofs.ts'

/** How many of the latest proofs of a fault are kept, so that changing between branches does not repeat them. */
const KEPT_EACH = 3
const FILE = 'proofs.ndjson'

/** The proof of a caught fault, with the digest of its inputs. */
interface KeptProof {
  readonly inputs: string
  readonly proof: Proof
}

/**
 * The kept proofs whose inputs have not changed. New proofs are kept when they are made. Only caught faults are kept, so a
 * surviving fault is tried again each time.
 * @param checkout the folder of the sources
 * @param inputsOf returns the digest of the inputs of the proof of a fault
 * @param fresh whether to ignore kept proofs
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

/** The latest proofs of each fault. Removes older ones from the file. */
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

/** Reads the proofs. The file may be missing, and a killed command may have left an incomplete last line. */
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

/** Appends a proof. If that fails, the next command proves the fault again. */
function append(file: string, one: KeptProof): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    appendFileSync(file, lineOf(one))
  } catch {
    // The packages may belong to another user, or the disk may be full.
  }
}
