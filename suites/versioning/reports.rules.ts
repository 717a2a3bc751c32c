import { open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const VERSIONING = 'Versioning'

/** The deprecated report and the one that replaces it. */
export const reportsRules = {
  'versioning/summary-exists': stated(VERSIONING, 'GET /v1/consumptions/summary exists.'),
  'versioning/deprecated-report-exists': stated(VERSIONING, 'The deprecated GET /v1/events/report still exists.'),
  'versioning/deprecated-report-object': stated(
    VERSIONING,
    'GET /v1/events/report returns the same object as GET /v1/consumptions/summary.',
  ),
  'versioning/deprecated-report-bounds': open(
    VERSIONING,
    'Whether the deprecated report is answered without a period.',
  ),
} satisfies RuleTable<'versioning'>
