import type { AnswerData, Exchange } from '../../../engine/http/exchange.ts'
import type { Target } from '../../../engine/targets/target.ts'
import { holesOf, plannedOf, takesOf, type Knowledge, type Planned, type Take } from './planned.ts'

/** Requests that were sent at the same time, or the index of a request that several groups share. */
export type Move = readonly Planned[] | number

/** All requests of a run, with the values that they take from responses. */
export interface Plan {
  /** The recorded values. */
  readonly slots: readonly string[]
  /** The values that come from the fresh target itself. */
  readonly target: readonly Take[]
  /** Requests that were sent once for several groups, such as the creation of a shared workspace. */
  readonly shared: readonly Planned[]
  /** One group for each scenario, whose moves follow each other. */
  readonly groups: readonly (readonly Move[])[]
}

/**
 * Finds in each request the values that came from the target or from earlier responses of its group.
 * @param groups the exchanges of each scenario, in their order; those without a response are ignored
 */
export function planOf(target: Target, groups: readonly (readonly Exchange[])[]): Plan {
  const slots: string[] = []
  const known = new Map<string, number>()
  const takes = takesOf(target, { known, slots })
  const shared = new Map<AnswerData, Planned>()
  for (const exchange of repeated(groups)) {
    shared.set(exchange.answer, plannedOf(exchange, exchange.answer, { known: new Map(known), slots }))
  }
  return {
    slots,
    target: takes,
    shared: [...shared.values()],
    groups: groups.map((exchanges) => movesOf(exchanges, shared, { known: new Map(known), slots })),
  }
}

type Answered = Exchange & { readonly answer: AnswerData }

/** The exchanges that appear in several scenarios with the same response, because they were sent once for all of them. */
function repeated(groups: readonly (readonly Exchange[])[]): Answered[] {
  const met = new Set<AnswerData>()
  return groups.flat().filter((exchange): exchange is Answered => {
    if (!exchange.answer) return false
    const before = met.has(exchange.answer)
    met.add(exchange.answer)
    return before
  })
}

function movesOf(
  exchanges: readonly Exchange[],
  shared: ReadonlyMap<AnswerData, Planned>,
  knowledge: Knowledge,
): Move[] {
  const { known, slots } = knowledge
  const order = [...shared.keys()]
  const moves: Move[] = []
  let wave: Wave | undefined
  for (const exchange of exchanges) {
    const { answer } = exchange
    if (!answer) continue
    const common = shared.get(answer)
    if (common) {
      for (const { slot } of common.takes) known.set(slots[slot] ?? '', slot)
      moves.push(order.indexOf(answer))
      wave = undefined
      continue
    }
    const planned = plannedOf(exchange, answer, knowledge)
    if (wave && belongs(exchange, planned, wave)) {
      wave.steps.push(planned)
    } else {
      wave = { until: Infinity, takes: new Set(), steps: [planned] }
      moves.push(wave.steps)
    }
    wave.until = Math.min(wave.until, exchange.startedAt + exchange.durationMs)
    for (const { slot } of planned.takes) wave.takes.add(slot)
  }
  return moves
}

/** Requests that were sent before the first of them had a response. */
interface Wave {
  readonly steps: Planned[]
  readonly takes: Set<number>
  until: number
}

/** Whether a request was sent before any request of the wave had a response, and needs no value from these responses. */
function belongs({ startedAt }: Exchange, planned: Planned, { until, takes }: Wave): boolean {
  return startedAt < until && !holesOf(planned).some((slot) => takes.has(slot))
}
