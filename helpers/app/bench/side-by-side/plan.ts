import type { AnswerData, Exchange } from '../../../engine/http/exchange.ts'
import type { Target } from '../../../engine/targets/target.ts'
import { holesOf, plannedOf, takesOf, type Knowledge, type Planned, type Take } from './planned.ts'

/** Requests that were under way together; or the index of a request that several groups stand on. */
export type Move = readonly Planned[] | number

/** All requests of a run, with what they owe to answers. */
export interface Plan {
  /** The values of the recording. */
  readonly slots: readonly string[]
  /** What the fresh target tells before the first request. */
  readonly target: readonly Take[]
  /** Requests that were sent once, for several groups: workspaces that scenarios share. */
  readonly shared: readonly Planned[]
  /** One group for each scenario; its moves come one after the other. */
  readonly groups: readonly (readonly Move[])[]
}

/**
 * Finds in each request the values that came from the target or from earlier answers of its group.
 * @param groups the exchanges of each scenario, in their order; those without an answer are left out
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

/** What was sent once for several scenarios shows in all of them, with the same answer. */
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

/** Requests under way together, until the first of them was answered. */
interface Wave {
  readonly steps: Planned[]
  readonly takes: Set<number>
  until: number
}

/** Whether a request was sent while all of the wave were under way, and needs nothing of their answers. */
function belongs({ startedAt }: Exchange, planned: Planned, { until, takes }: Wave): boolean {
  return startedAt < until && !holesOf(planned).some((slot) => takes.has(slot))
}
