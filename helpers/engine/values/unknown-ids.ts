/** Shorter ids are so dense that a made-up one may exist. */
const SHORTEST = 10
/** Characters at the end of an id that differ between the ids of a service, whatever they begin with. */
const END = 12

/**
 * An id of the same form that names nothing, although it may be looked up among the ids of other clients: for digits, the largest
 * number, because ids are often counted; otherwise the id with its end reversed.
 * @returns undefined if none can be made up
 */
export function surelyUnknown(id: string): string | undefined {
  if (id.length < SHORTEST) return undefined
  const turned = /^\d+$/.test(id)
    ? '9'.repeat(id.length)
    : id.slice(0, -END) + Array.from(id.slice(-END)).toReversed().join('')
  return turned === id ? undefined : turned
}
