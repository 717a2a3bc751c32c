import { isDateTime } from '../../../helpers/engine/index.ts'

/** The kind of a value in words that are the same in every run, for open rules on undescribed members. */
export function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'string') return isDateTime(value) ? 'a date-time' : 'a text'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
