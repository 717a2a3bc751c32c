import { distance } from 'fastest-levenshtein'
import picomatch from 'picomatch'

/** How many are suggested for a glob or a name that matches none. */
const SUGGESTIONS = 3

/** The nearest of `known` to `wanted`, best first; those that hold it whole come before all others. */
export function nearest(wanted: string, known: readonly string[], count = SUGGESTIONS): string[] {
  const apart = (id: string) => (id.includes(wanted) ? 0 : distance(wanted, id))
  return known.toSorted((a, b) => apart(a) - apart(b)).slice(0, count)
}

const WILD = /[*?{}[\]!()]/

/**
 * The nearest to a glob that matches none of the ids, in its own shape: areas for an area, ids for an id, and globs that
 * match for a glob.
 */
export function nearestGlobs(glob: string, ids: readonly string[]): string[] {
  const areas = [...new Set(ids.map((id) => partsOf(id)[0]))]
  if (!WILD.test(glob)) return nearest(glob, glob.includes('/') ? ids : areas)
  const [area, rest] = partsOf(glob)
  if (areas.includes(area)) return nearest(glob, beginningsIn(area, ids))
  const elsewhere = areas.map((one) => `${one}/${rest}`).filter((one) => ids.some((id) => picomatch.isMatch(id, one)))
  const name = area.replaceAll(new RegExp(WILD, 'g'), '')
  if (elsewhere.length > 0) return nearest(`${name}/${rest}`, elsewhere)
  return nearest(
    `${name}/*`,
    areas.map((one) => `${one}/*`),
  )
}

/** The area and the claim of an id; a glob without a slash is about all claims of areas. */
function partsOf(glob: string): [area: string, rest: string] {
  const slash = glob.indexOf('/')
  return slash < 0 ? [glob, '*'] : [glob.slice(0, slash), glob.slice(slash + 1)]
}

/** Globs for the beginnings that ids of an area share: `metadata/key-*`. */
function beginningsIn(area: string, ids: readonly string[]): string[] {
  const own = ids.map(partsOf).filter(([one]) => one === area)
  const beginnings = own.flatMap(([, rest]) => rest.split('-').map((_, words, all) => all.slice(0, words).join('-')))
  return [...new Set(beginnings.map((beginning) => `${area}/${beginning === '' ? '' : `${beginning}-`}*`))]
}
