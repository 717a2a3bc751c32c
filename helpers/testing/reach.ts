/** The change may affect the verdicts of every area. */
export const EVERYWHERE = 'everywhere'

/** The areas that a change affects. */
export type Reach = readonly string[] | typeof EVERYWHERE

/** Files that no verdict depends on: tests, reports, benchmarks, guides. */
const BESIDE =
  /\.test\.ts$|\.snap$|\.md$|^\.|^reports\/|^helpers\/(app\/bench|app\/mutate|product|sweeps|testing|app\/vitest)\/|^fixtures\/variants\/|^[^/]+$/

/**
 * The areas whose rules, scenarios or faults are among the files, or `EVERYWHERE` if all areas depend on one of the files.
 * @param files paths relative to the project
 */
export function areasOf(files: readonly string[], areas: ReadonlySet<string>): Reach {
  const reached = new Set<string>()
  for (const file of files) {
    const area = /^(?:suites|fixtures\/faults)\/([^/]+)\//.exec(file)?.[1] ?? ''
    if (areas.has(area)) reached.add(area)
    else if (!BESIDE.test(file)) return EVERYWHERE
  }
  return [...reached]
}
