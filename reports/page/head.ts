import type { Gate } from '../../helpers/engine/catalogue/gate.ts'
import { targetName } from '../../helpers/engine/outcome/target-name.ts'
import { shardText } from '../../helpers/engine/gate/shard.ts'
import { exitCodeOf, type RunOutcome } from '../summary.ts'
import { WORDS } from '../terminal/verdict-words.ts'
import { countOf, oneLine, timeText } from '../text.ts'
import { ANY_RULE, type Head } from './shape.ts'

/** The contents of the page besides the outcome. */
export interface PageOptions {
  /** Two lines at most about the changes since the last run. */
  readonly since?: readonly string[]
  /** The command that repeats a rule. */
  readonly repeat?: (rule: string) => string
  /** The sentences and rows of the document that a rule comes from: `Limits, row 4: metadata`. */
  readonly placesOf?: (rule: string) => readonly string[]
}

/** The verdict and the circumstances of a run. */
export function headOf(outcome: RunOutcome, { since, repeat }: PageOptions): Head {
  const { suite, startedAt, durationMs, seed, requests } = outcome
  const code = exitCodeOf(outcome)
  return {
    verdict: WORDS[code],
    code,
    target: targetText(outcome),
    version: suite.version,
    date: `${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    duration: timeText(durationMs),
    seed,
    requests,
    ...(since && since.length > 0 && { since }),
    notes: notesOf(outcome),
    ...(repeat && { repeat: repeat(ANY_RULE) }),
  }
}

/** The target, and what is special about the run: its faults, its shard, its gate. */
function targetText({ target, fault, shard, gate }: RunOutcome): string {
  return [
    targetName({ ...target, image: target.image?.name }),
    ...(fault === undefined ? [] : [faultsText(fault.split(','))]),
    ...(shard ? [`shard ${shardText(shard)}`] : []),
    ...(gate === 'all' ? [] : [GATE_TEXTS[gate]]),
  ].join(' · ')
}

/** The gates that ignore some violated rules. */
const GATE_TEXTS: Readonly<Record<Exclude<Gate, 'all'>, string>> = {
  document: 'own rules do not fail the run',
  stated: 'only stated rules fail the run',
  'stated+own': 'only stated and own rules fail the run',
}

/** More faults are only counted: the command that repeats a rule has all of them. */
const MOST_FAULTS = 2

const faultsText = (faults: readonly string[]): string => {
  const count = `with ${countOf(faults.length, 'fault')}`
  return faults.length > MOST_FAULTS ? count : `${count}: ${faults.join(', ')}`
}

/** Why the run does not pass besides violated rules. */
function notesOf({ unmet, complete, interrupted, stopped, leftovers }: RunOutcome): string[] {
  return [
    ...(interrupted ? ['The run was interrupted.'] : []),
    ...(stopped === undefined ? [] : [`The run is not complete: ${stopped}.`]),
    ...(complete || interrupted || stopped !== undefined ? [] : ['The run is not complete.']),
    ...unmet.map(({ message }) => oneLine(message)),
    ...(leftovers.length > 0 ? [`${countOf(leftovers.length, 'transaction')} could not be cancelled.`] : []),
  ]
}
