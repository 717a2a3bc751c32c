import picomatch from 'picomatch'
import { nearestGlobs } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'

/**
 * The ids that match any of the globs (`metadata/*`, a full id, or an area), or all ids without globs.
 * @param given how a glob was given, for messages
 * @throws UsageError for a glob that matches nothing, with the nearest globs that do
 */
export function selectIds(
  globs: readonly string[],
  ids: readonly string[],
  given = (glob: string) => `--rule ${glob}`,
): string[] {
  if (globs.length === 0) return [...ids]
  const matched = globs.flatMap((glob) => {
    const matches = picomatch(glob.includes('/') || glob.includes('*') ? glob.replace(/^\*$/, '**') : `${glob}/*`)
    const found = ids.filter((id) => matches(id))
    if (found.length > 0) return found
    // A folder of the suite has this name, so the nearest area would mislead.
    if (glob.split('/')[0] === 'exploration')
      throw new UsageError(
        `${given(glob)} matches no rule, because no run includes exploration. Leave it out, or use countersign explore.`,
      )
    throw new UsageError(`${given(glob)} matches no rule. Nearest: ${nearestGlobs(glob, ids).join(', ')}`)
  })
  return ids.filter((id) => matched.includes(id))
}
