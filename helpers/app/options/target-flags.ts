import type { Gate } from '../../engine/catalogue/gate.ts'
import type { Environment } from './environment.ts'
import type { ImageFlags } from './image.ts'

/** The flags that say which target is judged, and which violated rules fail a run. */
export interface TargetFlags extends ImageFlags {
  readonly baseUrl?: string
  readonly controlUrl?: string
  readonly fault?: string
  readonly gate?: Gate
}

/** The variables that have a flag, each with its flag. */
export const FLAGS_OF = { ESIGN_BASE_URL: 'baseUrl', ESIGN_CONTROL_URL: 'controlUrl', ESIGN_GATE: 'gate' } as const

/** The variables, with the values of the flags in the place of theirs. */
export function laidOver(flags: TargetFlags, { variables }: Environment): Record<string, string | undefined> {
  const said = Object.entries(FLAGS_OF).map(([name, flag]) => [name, flags[flag] ?? variables[name]] as const)
  return { ...variables, ...Object.fromEntries(said) }
}
