import { cut, timeText } from '../../text.ts'
import { colors as colorsFor } from '../layout.ts'

/** The progress of a run. */
export interface ProgressState {
  readonly done: number
  readonly total: number
  /** The current work, if it is not the first run of scenarios. */
  readonly note?: string | undefined
  /**
   * The number of rules, not scenarios, that were found violated. They are only suspected until the violation is
   * reproduced.
   */
  readonly suspected: number
  readonly inconclusive: number
  /** Milliseconds since the start of the command. */
  readonly elapsedMs: number
  /** Requests per second in the last few seconds, from scenarios that have ended; undefined before the first one. */
  readonly rate: number
  /** Whether rate limits held requests back for most of these seconds. */
  readonly isThrottled?: boolean
}

/** The live line. It is never longer than the terminal is wide, so that it can be rewritten in place. */
export function progressLine(state: ProgressState, { color, width }: { color: boolean; width: number }): string {
  const colors = colorsFor(color)
  const { done, total, note, suspected, inconclusive, elapsedMs, rate, isThrottled = false } = state
  const digits = String(total).length
  const parts = [
    { text: note ?? `${String(done).padStart(digits)}/${total} scenarios`, paint: String },
    { text: `${suspected} suspected`, paint: suspected > 0 ? colors.red : colors.dim },
    { text: `${inconclusive} inconclusive`, paint: inconclusive > 0 ? colors.yellow : colors.dim },
    { text: timeText(elapsedMs), paint: colors.dim },
    ...(rate > 0 ? [{ text: `${rate < 10 ? rate.toFixed(1) : Math.round(rate)} requests/s`, paint: colors.dim }] : []),
    ...(isThrottled ? [{ text: 'held back by rate limits', paint: colors.yellow }] : []),
  ]
  const plain = parts.map(({ text }) => text).join('  ')
  if (plain.length > width) return cut(plain, width)
  return parts.map(({ text, paint }) => paint(text)).join('  ')
}
