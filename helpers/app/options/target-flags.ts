import type { Gate } from '../../engine/catalogue/gate.ts'
import { compact } from '../../engine/values/compact.ts'
import type { Environment } from './environment.ts'
import type { ImageFlags } from './image.ts'

/** The flags that choose the target, and the violated rules that fail a run. */
export interface TargetFlags extends ImageFlags {
  readonly baseUrl?: string
  readonly controlUrl?: string
  readonly fault?: string
  readonly gate?: Gate
}

/** Only the flags that choose the target and the gate. */
export function targetFlagsOf(flags: TargetFlags): TargetFlags {
  const { baseUrl, controlUrl, fault, gate, image, imagePort, imageEnv, imageReady } = flags
  return compact({ baseUrl, controlUrl, fault, gate, image, imagePort, imageEnv, imageReady })
}

/** The flag of each variable that has one. */
export const FLAGS_OF = { ESIGN_BASE_URL: 'baseUrl', ESIGN_CONTROL_URL: 'controlUrl', ESIGN_GATE: 'gate' } as const

/** The variables, overridden by the flags. */
export function withFlags(flags: TargetFlags, { variables }: Environment): Record<string, string | undefined> {
  const overridden = Object.entries(FLAGS_OF).map(([name, flag]) => [name, flags[flag] ?? variables[name]] as const)
  return { ...variables, ...Object.fromEntries(overridden) }
}
