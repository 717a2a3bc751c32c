/** Results are grouped by labels, as messages contain ids of the run. */
const category = (
  name: string,
  label: string,
  status: 'passed' | 'failed' | 'broken' | 'skipped',
  labels?: Readonly<Record<string, string>>,
) => ({
  name,
  matchers: { statuses: [status], ...(labels && { labels }) },
  groupBy: [{ label }],
  groupByMessage: false,
  groupEnvironments: false,
})

/** The groups of results on the page, the most urgent first. Violations that probably have one cause are one finding. */
export const CATEGORIES = [
  category('Violations, by finding', 'finding', 'failed'),
  category('Known violations', 'known', 'skipped', { known: '.' }),
  category('Inconclusive because another rule is broken', 'cause', 'broken', { cause: '.' }),
  category('Inconclusive', 'because', 'broken'),
  category('Not exercised: the target shows nothing', 'unshown', 'skipped', { unshown: '.' }),
  category('Not exercised', 'because', 'skipped'),
  category('Observed, not judged', 'feature', 'passed', { level: 'open' }),
]
