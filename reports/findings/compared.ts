import type { Finding } from '../../helpers/engine/outcome/record.ts'
import { withSubject } from './difference-text.ts'

/** The name of a member that was compared with another response. Neither response is known to be right. */
const COMPARED = /^(.+) of the (list item), compared with (a single read)\b/

/** Whether a finding says that two responses disagree. */
export const isCompared = ({ what = '' }: Pick<Finding, 'what'>): boolean => COMPARED.test(what)

/**
 * Says that two responses disagree, without blaming either of them.
 * @param name the member without the values of one run
 * @param difference how the values differ, in words, if words say it
 * @returns undefined if there were no two responses
 */
export function comparedText(
  { what = '', expected = 'nothing', actual = 'nothing' }: Finding,
  name: string,
  difference: string | undefined,
): string | undefined {
  const [, , one, other] = COMPARED.exec(what) ?? []
  if (one === undefined) return undefined
  if (difference === undefined)
    return `${name} is ${actual === 'nothing' ? 'missing' : actual} in the ${one}, but ${expected} in ${other}`
  const words = difference.replace(/ than required$/, '').replaceAll(/ where (\S+) is required/g, ' instead of $1')
  const separated = withSubject('', words).startsWith(':') ? '' : ','
  return withSubject(`${name} of the ${one}, compared with ${other}${separated}`, words)
}
