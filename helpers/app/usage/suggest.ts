import { distance } from 'fastest-levenshtein'
import picomatch from 'picomatch'

/** How many suggestions are made for a glob or a name that matches nothing. */
const SUGGESTIONS = 3

/** The names of `known` that are nearest to `wanted`, best first. Names that contain it come before all others. */
export function nearest(wanted: string, known: readonly string[], count = SUGGESTIONS): string[] {
  const apart = (id: string) => (id.includes(wanted) ? 0 : distance(wanted, id))
  return known.toSorted((a, b) => apart(a) - apart(b)).slice(0, count)
}

const WILD = /[*?{}[\]!()]/

/**
 * Suggestions for a glob that matches none of the ids, of the same kind: areas for an area, ids for an id, and matching globs
 * for a glob.
 */
export function nearestGlobs(glob: string, ids: readonly string[]): string[] {
  const areas = [...new Set(ids.map((id) => partsOf(id)[0]))]
  if (!WILD.test(glob)) return nearest(glob, glob.includes('/') ? ids : areas)
  const [area, rest] = partsOf(glob)
  if (areas.includes(area)) return nearest(glob, prefixesIn(area, ids))
  const elsewhere = areas.map((one) => `${one}/${rest}`).filter((one) => ids.some((id) => picomatch.isMatch(id, one)))
  const name = area.replaceAll(new RegExp(WILD, 'g'), '')
  if (elsewhere.length > 0) return nearest(`${name}/${rest}`, elsewhere)
  return nearest(
    `${name}/*`,
    areas.map((one) => `${one}/*`),
  )
}

/** Splits an id at its slash. A glob without a slash means all rules of the areas. */
function partsOf(glob: string): [area: string, rest: string] {
  const slash = glob.indexOf('/')
  return slash < 0 ? [glob, '*'] : [glob.slice(0, slash), glob.slice(slash + 1)]
}

/** Globs for the prefixes of the ids of an area: `metadata/key-*`. */
function prefixesIn(area: string, ids: readonly string[]): string[] {
  const own = ids.map(partsOf).filter(([one]) => one === area)
  const prefixes = own.flatMap(([, rest]) => rest.split('-').map((_, words, all) => all.slice(0, words).join('-')))
  return [...new Set(prefixes.map((prefix) => `${area}/${prefix === '' ? '' : `${prefix}-`}*`))]
}
