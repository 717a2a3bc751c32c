import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '../http/exchange.ts'
import type { Violation } from '../outcome/errors.ts'
import { isAbsent } from '../values/json.ts'

/** A response of the target, and when it arrived, in the same count as the turn of a violation. */
export interface SeenAnswer {
  readonly answer: Answer
  readonly turn: number
}

/** Texts of this length are hardly in two responses by chance. Characters. */
const TELLING_LENGTH = 8

/**
 * The number of the exchange whose response contains the value that an assertion judged: the latest one that arrived before the
 * assertion failed. If no response contains the value, the last one is the judged one.
 */
export function judgedIn(
  seen: readonly SeenAnswer[],
  { value, what, turn }: Pick<Violation, 'value' | 'what' | 'turn'>,
): number | undefined {
  const before = seen.filter((one) => one.turn < turn).map(({ answer }) => answer)
  const names = new Set(what.match(/\w+/g))
  const judged = sourceOf(value, names, before) ?? before.at(-1) ?? seen.at(-1)?.answer
  return judged?.exchange.number
}

/** The response that a value comes from: the object itself says it exactly, otherwise the content does. */
function sourceOf(value: unknown, names: ReadonlySet<string>, answers: readonly Answer[]): Answer | undefined {
  if (isAbsent(value)) return undefined
  const latest = (matches: (found: Member) => boolean) =>
    answers.findLast(({ body }) => membersIn(body).some((member) => matches(member)))
  if (typeof value === 'object') {
    const itself = latest((found) => found.value === value)
    if (itself) return itself
  }
  return (
    latest((found) => names.has(found.name) && isDeepStrictEqual(found.value, value)) ??
    (isTelling(value) ? latest((found) => isDeepStrictEqual(found.value, value)) : undefined) ??
    withEveryText(value, answers)
  )
}

/** The latest response with every text of a value that a scenario put together. */
function withEveryText(value: unknown, answers: readonly Answer[]): Answer | undefined {
  const texts = membersIn(value).flatMap((one) => (typeof one.value === 'string' ? [one.value.toLowerCase()] : []))
  if (typeof value !== 'object' || !texts.some(isTelling)) return undefined
  return answers.findLast(({ body }) => {
    const own = new Set(membersIn(body).map((one) => (typeof one.value === 'string' ? one.value.toLowerCase() : '')))
    return texts.every((text) => own.has(text))
  })
}

/** Any response may contain a short text, a number or a flag. */
const isTelling = (value: unknown): boolean =>
  typeof value === 'string' ? value.length >= TELLING_LENGTH : typeof value === 'object'

interface Member {
  readonly name: string
  readonly value: unknown
}

/** A value and everything in it; an element of a list has the name of the list. */
function membersIn(value: unknown, name = ''): Member[] {
  if (typeof value !== 'object' || value === null) return [{ name, value }]
  const inner = Object.entries(value).flatMap(([key, one]) => membersIn(one, Array.isArray(value) ? name : key))
  return [{ name, value }, ...inner]
}
