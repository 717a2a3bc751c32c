import { open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const VERSIONING = 'Versioning'

/** The deprecated report and the one that replaces it. */
export const reportsRules = {
  'versioning/summary-exists': stated(VERSIONING, 'GET /v1/consumptions/summary exists.'),
  'versioning/deprecated-report-exists': stated(VERSIONING, 'The deprecated GET /v1/events/report still exists.'),
  'versioning/deprecated-report-object': stated(VERSIONING, 'The deprecated report is the same object as the other.'),
  'versioning/deprecated-report-bounds': open(VERSIONING, 'How the deprecated report without a period is answered.'),
} satisfies RuleTable<'versioning'>
