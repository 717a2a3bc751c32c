/** Letters and digits at the end of an id that differ between the ids of a service, whatever they begin with. */
const END = 12
/** Fewer letters and digits are so dense that a made-up id may exist. */
const LEAST = 8

/** A number that is larger than any that a service may have counted to, and that fits into an integer of its width. */
const largest = (digits: number): string => (digits < 10 ? '999999999' : `1${'9'.repeat(digits - 1)}`)

/**
 * The end of an id whose characters may change places: neither brackets and other signs after the last letter or digit, nor in Base64
 * the letter before the `=`, because only a few letters are allowed there.
 */
const withoutClosing = (id: string): string => id.replace(/[a-z0-9]=+$|[^a-z0-9]+$/i, '')

/**
 * The last letters and digits in a row. An earlier row counts only if it has letters of both cases, as random ids with signs in
 * between: otherwise it may be a word or the name of a workspace, and a made-up one would not look like the ids of the service.
 */
function lastRow(text: string): { readonly row: string; readonly at: number } | undefined {
  const rows = Array.from(text.matchAll(/[a-z0-9]+/gi), ({ 0: row, index }) => ({ row, end: index + row.length }))
  const isLong = ({ row }: { row: string }) => row.length >= LEAST
  const found = rows.findLast(
    (one, i) => isLong(one) && (i === rows.length - 1 || (/[a-z]/.test(one.row) && /[A-Z]/.test(one.row))),
  )
  if (!found) return undefined
  const row = found.row.slice(-END)
  return { row, at: found.end - row.length }
}

/**
 * An id of the same form that names nothing, although it may be looked up among the ids of other clients: for digits, a very
 * large number, because ids are often counted; otherwise the id with its last letters and digits reversed.
 * @returns undefined if none can be made up
 */
export function surelyUnknown(id: string): string | undefined {
  if (/^\d+$/.test(id)) return largest(id.length) === id ? undefined : largest(id.length)
  const { row, at } = lastRow(withoutClosing(id)) ?? {}
  if (row === undefined || at === undefined) return undefined
  const turned = id.slice(0, at) + Array.from(row).toReversed().join('') + id.slice(at + row.length)
  return turned === id ? undefined : turned
}
