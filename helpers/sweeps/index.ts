import { areasSweep } from './areas.ts'
import { busyWorkspaceSweep } from './busy-workspace.ts'
import { languagesSweep } from './languages.ts'
import { membersSweep } from './members.ts'
import { networkLossSweep } from './network-loss.ts'
import { seedsSweep } from './seeds.ts'
import { sideEffectsSweep } from './side-effects.ts'
import type { Sweep } from './sweep.ts'
import { takenAwaySweep } from './taken-away.ts'
import { variantsSweep } from './variants.ts'
import { veryBrokenSweep } from './very-broken.ts'

/** All sweeps, those with the longest cases first. */
export const sweeps: Readonly<Record<string, Sweep>> = {
  'busy-workspace': busyWorkspaceSweep,
  'very-broken': veryBrokenSweep,
  'network-loss': networkLossSweep,
  variants: variantsSweep,
  'taken-away': takenAwaySweep,
  members: membersSweep,
  seeds: seedsSweep,
  'side-effects': sideEffectsSweep,
  areas: areasSweep,
  languages: languagesSweep,
}
