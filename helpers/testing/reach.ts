/** What has changed is below all areas: any of their verdicts may be another one. */
export const EVERYWHERE = 'everywhere'

/** The areas that a change reaches. */
export type Reach = readonly string[] | typeof EVERYWHERE

/** What no verdict hangs on: tests, reports, benchmarks, papers. */
const BESIDE =
  /\.test\.ts$|\.snap$|\.md$|^\.|^reports\/|^helpers\/(app\/bench|product|sweeps|testing|app\/vitest)\/|^fixtures\/variants\/|^[^/]+$/

/**
 * The areas whose rules, scenarios or faults lie among the files; everywhere, where one of them is below all areas.
 * @param files from the folder of the project
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
