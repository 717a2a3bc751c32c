/**
 * Decides how fast requests may follow each other, from what a target takes of them and what it refuses as too many.
 *
 * Who refuses a share of them goes on to take the others more slowly; where the share stays, however slow it goes, slowing down
 * is in vain, and only what was refused is sent again. Who refuses one after the other is left alone for a while.
 *
 * Times are milliseconds of a clock that only goes forward.
 */
export interface Steering {
  /** Requests a second that may be sent from now on. */
  readonly rate: number
  /** Notes that a request goes out. @returns its turn, for what is heard of it */
  sent(): number
  /** Notes that the target took a request, in whatever way it answered it. */
  taken(turn: number, now: number): void
  /**
   * Notes that the target refused a request as too many.
   * @param forMs for how long it takes no more, where it says so
   * @returns milliseconds for which nothing at all may be sent: none as long as it takes others
   */
  refused(turn: number, now: number, forMs?: number): number
}

const LEAST_RATE = 2
/** A rate is weighed after as many answers; or after fewer, where they take so many milliseconds. */
const WEIGHED = 40
const WEIGHED_LATE = 10
const WEIGHED_MS = 2_000
/** A lower share of refusals is none, and so are fewer. */
const FEW_SHARE = 0.1
const FEW = 3
/** Of what the target took a second, so much is asked for next. */
const CAUTION = 0.9
/** So many times more often it goes slower than faster, before slowing down is in vain. */
const IN_VAIN = 4
/** Unless all is refused, or nearly. */
const ALL = 0.85
/** Answers for which it goes on at full speed then; twice as many each time. */
const UNHEEDED = 4_000
/** How much faster it goes without refusals: near the rate that was too fast, and elsewhere. */
const NEAR = 1.25
const RISE_NEAR = 1.1
const RISE = 1.5
/** Where so many are refused that were sent in a row, the target takes nothing for now, unless that is chance. */
const ROW = 8
const CHANCE = 1e-4
/** How long it is left alone then, longer each time; and of the rate before, what it goes on with at most, and at least. */
const FIRST_HOLD_MS = 100
const LONGEST_HOLD_MS = 5_000
const REOPENED_MOST = 0.7
const REOPENED_LEAST = 0.3

/**
 * @param maxRate requests a second that are never exceeded
 * @param begunAt when it begins
 */
export function createSteering(maxRate: number, begunAt: number): Steering {
  let rate = maxRate
  /** The rate that was too fast when it was last lowered. */
  let tooFast = maxRate
  /** How many times more often it went slower than faster, lately. */
  let slowings = 0
  let turns = 0
  /** Of the turns after `from`: what is heard of older ones says nothing of the rate that holds now. */
  let heard = { from: 0, since: begunAt, taken: 0, refused: 0 }
  /** The turns that were refused lately. */
  let refusals = new Set<number>()
  /** The turn at which the target was found to take nothing, until it takes something again. */
  let closedAt: number | undefined
  let holdMs = FIRST_HOLD_MS
  /** Answers for which slowing down is in vain, and what share is refused at any speed. */
  let unheeded = 0
  let nextUnheeded = UNHEEDED
  let usualShare = 0

  const total = () => heard.taken + heard.refused
  const perSecond = (count: number, now: number) => (count / Math.max(now - heard.since, 1)) * 1000

  function goOn(newRate: number, now: number): void {
    rate = Math.min(maxRate, Math.max(LEAST_RATE, newRate))
    heard = { from: turns, since: now, taken: 0, refused: 0 }
    refusals = new Set()
  }

  const sentRate = (now: number) => Math.min(rate, perSecond(total(), now))

  function slowDown(newRate: number, now: number): void {
    if (slowings === 0) tooFast = sentRate(now)
    goOn(Math.min(rate, newRate), now)
  }

  function speedUp(now: number): void {
    slowings = Math.max(0, slowings - 1)
    const isNear = rate > tooFast / NEAR && rate < tooFast * NEAR
    goOn(rate * (isNear ? RISE_NEAR : RISE), now)
  }

  function ignore(share: number, now: number): void {
    slowings = 0
    usualShare = share
    unheeded = nextUnheeded
    nextUnheeded *= 2
    goOn(Number.POSITIVE_INFINITY, now)
  }

  function weigh(now: number): void {
    const enough = now - heard.since < WEIGHED_MS ? WEIGHED : WEIGHED_LATE
    if (unheeded > 0 || closedAt !== undefined || total() < enough) return
    const share = heard.refused / total()
    if (share <= FEW_SHARE || heard.refused < FEW) speedUp(now)
    else if (slowings >= IN_VAIN && share <= ALL) ignore(share, now)
    else {
      slowDown(perSecond(heard.taken, now) * CAUTION, now)
      slowings += 1
    }
  }

  function close(now: number): void {
    const before = sentRate(now)
    closedAt = turns
    unheeded = 0
    slowDown(Math.min(Math.max(perSecond(heard.taken, now), before * REOPENED_LEAST), before * REOPENED_MOST), now)
  }

  /** Answers come in any order: refusals sooner than others. */
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
    taken(turn, now) {
      if (closedAt !== undefined && turn > closedAt) {
        closedAt = undefined
        goOn(rate, now)
      }
      if (closedAt === undefined) holdMs = FIRST_HOLD_MS
      if (turn <= heard.from) return
      heard.taken += 1
      unheeded -= 1
      weigh(now)
    },
    refused(turn, now, forMs) {
      if (turn <= heard.from) return 0
      heard.refused += 1
      unheeded -= 1
      refusals.add(turn)
      if (closedAt === undefined && isRow(turn)) close(now)
      weigh(now)
      if (closedAt === undefined) return 0
      heard.from = turns
      const hold = forMs ?? holdMs
      holdMs = Math.min(holdMs * 2, LONGEST_HOLD_MS)
      return hold
    },
  }
}
