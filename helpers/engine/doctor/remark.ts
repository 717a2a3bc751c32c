import { FACTS, type Fact } from '../facts/facts.ts'
import type { Answer } from '../http/exchange.ts'
import { cut, isObject } from '../values/json.ts'

/**
 * A remark about one part of a set-up. `wrong`: a run would blame the target for a configuration error, so it does not
 * start. `warning`: a person should check it. `note`: it could not be checked.
 */
export interface Remark {
  readonly about: string
  readonly weight: 'fine' | 'note' | 'warning' | 'wrong'
  readonly text: string
}

/** Creates a remark. */
export const remark = (about: string, weight: Remark['weight'], text: string): Remark => ({ about, weight, text })

/** The value that a variable must have, and the alternative. */
export function insteadOf(fact: Fact): string {
  return `it must be ${FACTS[fact].tells}; correct it, or remove the variable`
}

/** Whether a response refuses the request itself, rather than the key or the rate of requests. */
export const isRefused = ({ status }: Pick<Answer, 'status'>): boolean =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status)

/** A refusal in short: its status and its description. */
export function refusalText({ status, body }: Pick<Answer, 'status' | 'body'>): string {
  const said = isObject(body) ? body['error_description'] : undefined
  return typeof said === 'string' ? `${status}, "${cut(said.replaceAll(/\s+/g, ' '), 80)}"` : `${status}`
}
