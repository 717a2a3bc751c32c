import { distance } from 'fastest-levenshtein'
import picomatch from 'picomatch'
import { UsageError } from './usage-error.ts'

/** How many ids are suggested for a glob or a name that matches none. */
const SUGGESTIONS = 3

/** The nearest of `known` to `wanted`, best first. */
export function nearest(wanted: string, known: readonly string[], count = SUGGESTIONS): string[] {
  const plain = wanted.replaceAll(/[*?{}[\]!]/g, '')
  const apart = (id: string) => (plain !== '' && id.includes(plain) ? 0 : distance(plain, id))
  return known.toSorted((a, b) => apart(a) - apart(b)).slice(0, count)
}

/**
 * The ids that match any of the globs (`metadata/*`, a full id, or an area); all of them without globs.
 * @throws UsageError for a glob that matches nothing, with the nearest ids
 */
export function selectIds(globs: readonly string[], ids: readonly string[]): string[] {
  if (globs.length === 0) return [...ids]
  const matched = globs.flatMap((glob) => {
    const matches = picomatch(glob.includes('/') || glob.includes('*') ? glob.replace(/^\*$/, '**') : `${glob}/*`)
    const found = ids.filter((id) => matches(id))
    if (found.length === 0)
      throw new UsageError(`--rule ${glob} matches no rule. Nearest: ${nearest(glob, ids).join(', ')}`)
    return found
  })
  return ids.filter((id) => matched.includes(id))
}
