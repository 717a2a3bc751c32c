/** Characters at the end of an id that differ between the ids of a service, whatever they begin with. */
const END = 12
/** Fewer letters and digits are so dense that a made-up id may exist. */
const LEAST = 8

/** A number that is larger than any that a service may have counted to, and that fits into an integer of its width. */
const largest = (digits: number): string => (digits < 10 ? '999999999' : `1${'9'.repeat(digits - 1)}`)

/**
 * An id of the same form that names nothing, although it may be looked up among the ids of other clients: for digits, a very
 * large number, because ids are often counted; otherwise the id with its last letters and digits reversed.
 * @returns undefined if none can be made up
 */
export function surelyUnknown(id: string): string | undefined {
  const [end = ''] = /[a-z0-9]*$/i.exec(id.slice(-END)) ?? []
  if (/^\d+$/.test(id)) return largest(id.length) === id ? undefined : largest(id.length)
  if (end.length < LEAST) return undefined
  const turned = id.slice(0, -end.length) + Array.from(end).toReversed().join('')
  return turned === id ? undefined : turned
}
