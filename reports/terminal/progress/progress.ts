import type { CurrentWait } from '../../../helpers/engine/given/waits.ts'
import type { Rule } from '../../../helpers/engine/catalogue/rule.ts'
import type { ScenarioRecord } from '../../../helpers/engine/outcome/record.ts'
import { cut, timeText } from '../../text.ts'
import { wantsColor } from '../layout.ts'
import { waitingCount, waitingText } from './waiting.ts'
import { progressLine, type ProgressState } from './progress-line.ts'

const LIVE_EVERY_MS = 100
const PLAIN_EVERY_MS = 5000
/** The period over which the request rate is measured. */
const RATE_OVER_MS = 5000
const CLEAR_LINE = '\r\u001b[2K'

/** The part of a stream that progress uses. */
export interface ProgressStream {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** A running display. */
export interface Progress {
  /** Shows the current work, before scenarios begin. */
  say(text: string): void
  /**
   * Announces that scenarios begin, with their number.
   * @param waiting returns what scenarios wait for at the moment
   * @param throttledMs returns for how many milliseconds rate limits have held requests back
   */
  begin(
    total: number,
    catalogue: ReadonlyMap<string, Rule>,
    waiting?: () => readonly CurrentWait[],
    throttledMs?: () => number,
  ): void
  /** Counts a completed scenario. */
  add(record: ScenarioRecord): void
  /** Shows work after the first run of scenarios: `confirming 3 of 12`. Without a text, that work has ended. */
  note(text?: string): void
  /** Prints a line of other code above the live line. */
  print(line: string): void
  /** Removes the live line, or prints a last plain one. Further calls do nothing. */
  stop(): void
}

/** The scenarios that have begun. */
interface Begun {
  readonly total: number
  readonly at: number
  readonly catalogue: ReadonlyMap<string, Rule>
  readonly waiting?: () => readonly CurrentWait[]
  readonly throttledMs?: () => number
}

/**
 * Shows the progress of a run on a stream from its first moment: on a terminal as a line that is rewritten in place,
 * elsewhere as plain lines at intervals.
 * @param first the first work; without a terminal, it is shown only if it takes some time
 */
export function startProgress(
  first: string,
  stream: ProgressStream = process.stderr,
  now: () => number = Date.now,
): Progress {
  const live = stream.isTTY === true && process.env['TERM'] !== 'dumb'
  const color = wantsColor(stream)
  const suspected = new Set<string>()
  const recent: { at: number; requests: number }[] = []
  const throttled: { at: number; ms: number }[] = []
  const startedAt = now()
  let begun: Begun | undefined
  let doing = first
  let note: string | undefined
  let done = 0
  let inconclusive = 0
  let shown: string | undefined
  let stopped = false

  const state = (total: number, since: number): ProgressState => {
    const at = now()
    while (recent[0] && recent[0].at < at - RATE_OVER_MS) recent.shift()
    const requests = recent.reduce((sum, entry) => sum + entry.requests, 0)
    const rate = at === since ? 0 : (requests * 1000) / Math.min(at - since, RATE_OVER_MS)
    const elapsedMs = at - startedAt
    const isThrottled = isThrottledAt(at)
    return { done, total, note: workText(), suspected: suspected.size, inconclusive, elapsedMs, rate, isThrottled }
  }
  const isThrottledAt = (at: number): boolean => {
    throttled.push({ at, ms: begun?.throttledMs?.() ?? 0 })
    while (throttled[0] && throttled[0].at < at - RATE_OVER_MS) throttled.shift()
    const [oldest, newest] = [throttled[0], throttled.at(-1)]
    return oldest !== undefined && newest !== undefined && newest.ms - oldest.ms > (newest.at - oldest.at) / 2
  }
  /** The work after the first run of scenarios, or the reason why the last scenarios take long. */
  const workText = (): string | undefined => {
    const waits = begun?.waiting?.() ?? []
    const isLong = note !== undefined || (begun !== undefined && waitingCount(waits) >= begun.total - done)
    const waiting = isLong ? waitingText(waits) : undefined
    return note === undefined || waiting === undefined ? (note ?? waiting) : `${note}, ${waiting}`
  }
  const show = () => {
    // Read each time, as a terminal may be resized.
    const width = live ? (stream.columns ?? 80) - 1 : 200
    const line = begun
      ? progressLine(state(begun.total, begun.at), { color, width })
      : cut(`${doing}  ${timeText(now() - startedAt)}`, width)
    if (live) stream.write(`${CLEAR_LINE}${line}`)
    else if (line !== shown) stream.write(`${line}\n`)
    shown = line
  }
  if (live) show()
  const timer = setInterval(show, live ? LIVE_EVERY_MS : PLAIN_EVERY_MS)
  timer.unref()

  return {
    say(text) {
      doing = text
      show()
    },
    begin(total, catalogue, waiting, throttledMs) {
      begun = { total, at: now(), catalogue, ...(waiting && { waiting }), ...(throttledMs && { throttledMs }) }
      show()
    },
    add(record) {
      done += 1
      if (record.status === 'broken') inconclusive += 1
      for (const id of suspectedBy(record, begun?.catalogue)) suspected.add(id)
      recent.push({ at: now(), requests: record.requests })
    },
    note(text) {
      const isNew = note === undefined && text !== undefined
      note = text
      if (live || isNew) show()
    },
    print(line) {
      stream.write(live ? `${CLEAR_LINE}${line}\n` : `${line}\n`)
      if (live) show()
    },
    stop() {
      if (stopped) return
      stopped = true
      note = undefined
      clearInterval(timer)
      if (live) stream.write(CLEAR_LINE)
      else if (begun) show()
    },
  }
}

/**
 * The rules that a scenario found violated, which are reported after the violation was reproduced: its own, and those
 * of members with a wrong type in a response.
 */
function suspectedBy(record: ScenarioRecord, catalogue?: ReadonlyMap<string, Rule>): string[] {
  const own = record.rules.filter((id) => (record.outcomes[id]?.outcome ?? record.status) === 'failed')
  const ids = [...own, ...record.breaches.map(({ rule }) => rule)]
  return ids.filter((id) => catalogue?.has(id) && catalogue.get(id)?.level !== 'open')
}
