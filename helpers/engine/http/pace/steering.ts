/**
 * Sets the rate of requests from the requests that a target accepts and refuses.
 *
 * If a target refuses a share of the requests, the rate is lowered. If the share stays the same at any rate, slowing
 * down is pointless, and only refused requests are sent again. If a target refuses many requests in a row, sending
 * pauses for a while.
 *
 * Times are milliseconds of a monotonic clock.
 */
export interface Steering {
  /** The number of requests per second that may be sent from now on. */
  readonly rate: number
  /**
   * Notes that a request is sent.
   * @returns its number, for `accepted` and `refused`
   */
  sent(): number
  /** Notes that the target accepted a request, whatever the response is. */
  accepted(turn: number, now: number): void
  /**
   * Notes that the target refused a request with 429.
   * @param forMs how long it asks to wait, if it says so
   * @returns milliseconds during which nothing may be sent; 0 as long as the target accepts other requests
   */
  refused(turn: number, now: number, forMs?: number): number
}

const LEAST_RATE = 2
/** A rate is evaluated after this many responses, or after fewer once this many milliseconds have passed. */
const WEIGHED = 40
const WEIGHED_LATE = 10
const WEIGHED_MS = 2_000
/** A lower share or number of refusals counts as none. */
const FEW_SHARE = 0.1
const FEW = 3
/** Fraction of the throughput last accepted that is tried next. */
const CAUTION = 0.9
/** After this many more slowdowns than speed-ups, slowing down is pointless. */
const IN_VAIN = 4
/** Above this share of refusals, slowing down is never pointless. */
const ALL = 0.85
/** The number of responses during which refusals are then ignored; doubled each time. */
const UNHEEDED = 4_000
/** The factors by which the rate rises without refusals: smaller near the rate that was too fast. */
const NEAR = 1.25
const RISE_NEAR = 1.1
const RISE = 1.5
/**
 * If this many consecutive requests are refused, and the probability of that by chance is below this limit, the target accepts nothing at the moment.
 */
const ROW = 8
const CHANCE = 1e-4
/** The pause in milliseconds, longer each time, and the upper and lower fraction of the previous rate after it. */
const FIRST_HOLD_MS = 100
const LONGEST_HOLD_MS = 5_000
const REOPENED_MOST = 0.7
const REOPENED_LEAST = 0.3

/**
 * @param maxRate the maximum number of requests per second
 * @param begunAt the current time
 */
export function createSteering(maxRate: number, begunAt: number): Steering {
  let rate = maxRate
  /** The rate at the last slowdown. */
  let tooFast = maxRate
  /** The number of recent slowdowns minus speed-ups. */
  let slowings = 0
  let turns = 0
  /** The responses to requests after number `from`; earlier requests were sent at another rate. */
  let observed = { from: 0, since: begunAt, accepted: 0, refused: 0 }
  /** The numbers of recently refused requests. */
  let refusals = new Set<number>()
  /** The number of the last request before the pause, until a later request is accepted. */
  let closedAt: number | undefined
  let holdMs = FIRST_HOLD_MS
  /** The remaining number of responses to ignore, the next such number, and the share that is refused at any rate. */
  let unheeded = 0
  let nextUnheeded = UNHEEDED
  let usualShare = 0

  const total = () => observed.accepted + observed.refused
  const perSecond = (count: number, now: number) => (count / Math.max(now - observed.since, 1)) * 1000

  function setRate(newRate: number, now: number): void {
    rate = Math.min(maxRate, Math.max(LEAST_RATE, newRate))
    observed = { from: turns, since: now, accepted: 0, refused: 0 }
    refusals = new Set()
  }

  const sentRate = (now: number) => Math.min(rate, perSecond(total(), now))

  function slowDown(newRate: number, now: number): void {
    if (slowings === 0) tooFast = sentRate(now)
    setRate(Math.min(rate, newRate), now)
  }

  function speedUp(now: number): void {
    slowings = Math.max(0, slowings - 1)
    const isNear = rate > tooFast / NEAR && rate < tooFast * NEAR
    setRate(rate * (isNear ? RISE_NEAR : RISE), now)
  }

  function ignore(share: number, now: number): void {
    slowings = 0
    usualShare = share
    unheeded = nextUnheeded
    nextUnheeded *= 2
    setRate(Number.POSITIVE_INFINITY, now)
  }

  function weigh(now: number): void {
    const enough = now - observed.since < WEIGHED_MS ? WEIGHED : WEIGHED_LATE
    if (unheeded > 0 || closedAt !== undefined || total() < enough) return
    const share = observed.refused / total()
    if (share <= FEW_SHARE || observed.refused < FEW) speedUp(now)
    else if (slowings >= IN_VAIN && share <= ALL) ignore(share, now)
    else {
      slowDown(perSecond(observed.accepted, now) * CAUTION, now)
      slowings += 1
    }
  }

  function close(now: number): void {
    const before = sentRate(now)
    closedAt = turns
    unheeded = 0
    slowDown(
      Math.min(Math.max(perSecond(observed.accepted, now), before * REOPENED_LEAST), before * REOPENED_MOST),
      now,
    )
  }

  /** Counts consecutive refusals by request number, because responses arrive out of order. */
  function isRow(turn: number): boolean {
    const enough = Math.max(ROW, Math.log(CHANCE) / Math.log(usualShare))
    let [first, last] = [turn, turn]
    while (refusals.has(first - 1)) first -= 1
    while (refusals.has(last + 1)) last += 1
    return last - first + 1 >= enough
  }

  return {
    get rate() {
      return rate
    },
    sent: () => (turns += 1),
    accepted(turn, now) {
      if (closedAt !== undefined && turn > closedAt) {
        closedAt = undefined
        setRate(rate, now)
      }
      if (closedAt === undefined) holdMs = FIRST_HOLD_MS
      if (turn <= observed.from) return
      observed.accepted += 1
      unheeded -= 1
      weigh(now)
    },
    refused(turn, now, forMs) {
      if (turn <= observed.from) return 0
      observed.refused += 1
      unheeded -= 1
      refusals.add(turn)
      if (closedAt === undefined && isRow(turn)) close(now)
      weigh(now)
      if (closedAt === undefined) return 0
      observed.from = turns
      const hold = forMs ?? holdMs
      holdMs = Math.min(holdMs * 2, LONGEST_HOLD_MS)
      return hold
    },
  }
}
