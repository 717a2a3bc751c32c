import { timeText } from '../../text.ts'
import { colors as colorsFor, cut } from '../layout.ts'

/** How far a run has come. */
export interface ProgressState {
  readonly done: number
  readonly total: number
  /** What is done in the place of running scenarios for the first time, if anything. */
  readonly note?: string | undefined
  /** Rules, not scenarios, that were found violated: none is told before it came again. */
  readonly suspected: number
  readonly inconclusive: number
  /** Since the command was started. */
  readonly elapsedMs: number
  /** Requests per second of the last few seconds, by the scenarios that ended: before the first one nothing is known. */
  readonly rate: number
}

/** The live line: never longer than the terminal is wide, so that it can be rewritten in place. */
export function progressLine(state: ProgressState, { color, width }: { color: boolean; width: number }): string {
  const colors = colorsFor(color)
  const { done, total, note, suspected, inconclusive, elapsedMs, rate } = state
  const digits = String(total).length
  const parts = [
    { text: note ?? `${String(done).padStart(digits)}/${total} scenarios`, paint: String },
    { text: `${suspected} suspected`, paint: suspected > 0 ? colors.red : colors.dim },
    { text: `${inconclusive} inconclusive`, paint: inconclusive > 0 ? colors.yellow : colors.dim },
    { text: timeText(elapsedMs), paint: colors.dim },
    ...(rate > 0 ? [{ text: `${Math.round(rate)} requests/s`, paint: colors.dim }] : []),
  ]
  const plain = parts.map(({ text }) => text).join('  ')
  if (plain.length > width) return cut(plain, width)
  return parts.map(({ text, paint }) => paint(text)).join('  ')
}
