import { shellQuote } from '../helpers/engine/evidence/curl.ts'

/**
 * The flags that judge the target of a run again. Variables that were given to a container by name are only named, because their
 * values may be secrets.
 */
export interface Again {
  readonly image?: string
  readonly imagePort?: number
  readonly imageEnv?: readonly string[]
  readonly imageReady?: string
  readonly baseUrl?: string
  readonly controlUrl?: string
  readonly fault?: string
  readonly gate?: string
  /** The folders with own rules. */
  readonly rules?: readonly string[]
  /** The folder for the reports of a repeated rule. */
  readonly out?: string
}

/**
 * The command that judges only one rule, with the seed and the target of a run: every report and the terminal print this one.
 * Keys come from the environment.
 */
export const repeatLine = ({ again, seed }: Repeatable, rule: string): string =>
  lineOf('run', [...ownRulesOf(again), ['--rule', rule], ['--seed', seed], ...flagsOf(again), ['--out', again.out]])

/**
 * The command that plays the same random sequences on the target of an exploration. Keys come from the environment.
 * @param runs the number of sequences
 */
export const exploreLine = ({ again, seed }: Repeatable, runs: number): string =>
  lineOf('explore', [['--runs', runs], ['--seed', seed], ...flagsOf(again)])

interface Repeatable {
  readonly again: Again
  readonly seed: number
}

type Flag = readonly [name: string, value: string | number | undefined]

const ownRulesOf = ({ rules = [] }: Again): Flag[] => rules.map((folder) => ['--rules', folder])

const flagsOf = (again: Again): Flag[] => [
  ['--image', again.image],
  ['--image-port', again.imagePort],
  ...(again.imageEnv ?? []).map((variable) => ['--image-env', variable] as const),
  ['--image-ready', again.imageReady],
  ['--base-url', again.baseUrl],
  ['--control-url', again.controlUrl],
  ['--fault', again.fault],
  ['--gate', again.gate],
]

function lineOf(command: string, flags: readonly Flag[]): string {
  const words = flags.flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]))
  return ['npx', 'countersign', command, ...words].map(shellQuote).join(' ')
}
