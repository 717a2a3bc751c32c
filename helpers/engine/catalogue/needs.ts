import { FACTS, featureOf, type Fact } from '../facts/facts.ts'
import type { Features } from '../facts/workspace.ts'

/**
 * Needs: the capabilities of the control interface, and the facts of the workspace, that a rule requires before it can be judged.
 */

/** The capabilities of control interface version 1 (helpers/engine/targets/control-interface.md). */
export const CAPABILITIES = [
  'workspaces',
  'actions',
  'clock',
  'events',
  'completion',
  'participants',
  'reminders',
  'conversations',
] as const
export type Capability = (typeof CAPABILITIES)[number]

/** Something that a rule needs from the target. */
export type Need = Capability | Fact

export function isCapability(need: Need): need is Capability {
  return (CAPABILITIES as readonly string[]).includes(need)
}

/** Whether the need is a fact that the suite requests when it creates a workspace. */
export function isSwitch(need: Need): need is Fact {
  return !isCapability(need) && featureOf(need) !== undefined
}

/** The features that a workspace must have for `needs`. */
export function featuresFor(needs: readonly Need[]): Features {
  return Object.fromEntries(
    needs.flatMap((need) => (isCapability(need) ? [] : [featureOf(need)])).filter((f) => f !== undefined),
  )
}

/** Tells the person who configures a target how to exercise the rules that lack `need`. */
export function howToSupply(need: Need): string {
  if (isCapability(need)) return `a control interface with the capability \`${need}\` (ESIGN_CONTROL_URL)`
  const { kind, variable, tells } = FACTS[need]
  if (kind === 'permission') return `remove ${variable}, or set it to true`
  return `set ${variable} (${tells})`
}
