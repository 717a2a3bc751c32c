import { isDateTime } from '../../../helpers/engine/values/time.ts'

/** What a value is, in a word that is the same in every run: for open rules on members that are not described. */
export function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'string') return isDateTime(value) ? 'a date-time' : 'a text'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
