import { FACTS, type Fact } from '../facts/facts.ts'
import type { Answer } from '../http/exchange.ts'
import { cut, isObject } from '../values/json.ts'

/**
 * What is said of one thing of a set-up. `wrong`: with it a run would hold against the target what is not its fault, so none begins;
 * `warning`: a person should look at it; `note`: nothing could be told of it.
 */
export interface Remark {
  readonly about: string
  readonly weight: 'fine' | 'note' | 'warning' | 'wrong'
  readonly text: string
}

/** A remark about something. */
export const remark = (about: string, weight: Remark['weight'], text: string): Remark => ({ about, weight, text })

/** What a variable must be instead, and what else can be done. */
export function insteadOf(fact: Fact): string {
  return `it must be ${FACTS[fact].tells}; give that, or remove the variable`
}

/** Whether an answer refuses what was asked for, and not who asked, or how often. */
export const isRefused = ({ status }: Pick<Answer, 'status'>): boolean =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status)

/** A refusal in a few words: status, and what the target says of it. */
export function refusalText({ status, body }: Pick<Answer, 'status' | 'body'>): string {
  const said = isObject(body) ? body['error_description'] : undefined
  return typeof said === 'string' ? `${status}, "${cut(said.replaceAll(/\s+/g, ' '), 80)}"` : `${status}`
}
