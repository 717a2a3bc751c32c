import type { Rule } from '../../../helpers/engine/catalogue/rule.ts'
import type { ScenarioRecord } from '../../../helpers/engine/outcome/record.ts'
import { timeText } from '../../text.ts'
import { cut, wantsColor } from '../layout.ts'
import { progressLine, type ProgressState } from './progress-line.ts'

const LIVE_EVERY_MS = 100
const PLAIN_EVERY_MS = 5000
/** The rate is that of the requests of this last while. */
const RATE_OVER_MS = 5000
const CLEAR_LINE = '\r\u001b[2K'

/** What progress needs of a stream. */
export interface ProgressStream {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** A running display. */
export interface Progress {
  /** What is done now, before scenarios begin. */
  say(text: string): void
  /** Scenarios begin, this many in all. */
  begin(total: number, catalogue: ReadonlyMap<string, Rule>): void
  /** One more scenario is done. */
  add(record: ScenarioRecord): void
  /** What is done now in the place of running scenarios for the first time: `confirming 3 of 12`. Without a text: nothing else. */
  note(text?: string): void
  /** Prints a line of somebody else above the live line. */
  print(line: string): void
  /** Takes the live line away, or prints a last plain one. Once is enough. */
  stop(): void
}

/**
 * Shows on a stream how far a run has come, from its first moment: a line rewritten in place on a terminal, elsewhere a
 * plain line now and then.
 * @param first what is done at first; told elsewhere than on a terminal only where it takes a while
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
  const startedAt = now()
  let begun: { readonly total: number; readonly at: number; readonly catalogue: ReadonlyMap<string, Rule> } | undefined
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
    return { done, total, note, suspected: suspected.size, inconclusive, elapsedMs: at - startedAt, rate }
  }
  const show = () => {
    // Read anew each time: a terminal may be resized.
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
    begin(total, catalogue) {
      begun = { total, at: now(), catalogue }
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

/** The rules that a scenario found violated, which is told once it came again: its own, and those of members that an answer carried in the wrong shape. */
function suspectedBy(record: ScenarioRecord, catalogue?: ReadonlyMap<string, Rule>): string[] {
  const own = record.rules.filter((id) => (record.outcomes[id]?.outcome ?? record.status) === 'failed')
  const ids = [...own, ...record.breaches.map(({ rule }) => rule)]
  return ids.filter((id) => catalogue?.has(id) && catalogue.get(id)?.level !== 'open')
}
