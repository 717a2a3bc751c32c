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
export function repeatLine({ again, seed }: { readonly again: Again; readonly seed: number }, rule: string): string {
  const flags: readonly (readonly [name: string, value: string | number | undefined])[] = [
    ...(again.rules ?? []).map((folder) => ['--rules', folder] as const),
    ['--rule', rule],
    ['--seed', seed],
    ['--image', again.image],
    ['--image-port', again.imagePort],
    ...(again.imageEnv ?? []).map((variable) => ['--image-env', variable] as const),
    ['--image-ready', again.imageReady],
    ['--base-url', again.baseUrl],
    ['--control-url', again.controlUrl],
    ['--fault', again.fault],
    ['--gate', again.gate],
    ['--out', again.out],
  ]
  const words = flags.flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]))
  return ['npx', 'countersign', 'run', ...words].map(shellQuote).join(' ')
}
