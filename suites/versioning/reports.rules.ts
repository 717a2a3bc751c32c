import { open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const SECTION = 'Versioning'

/** The deprecated report and the one that replaces it. */
export const reportsRules = {
  'versioning/summary-exists': stated(SECTION, 'GET /v1/consumptions/summary exists.'),
  'versioning/deprecated-report-exists': stated(SECTION, 'The deprecated GET /v1/events/report still exists.'),
  'versioning/deprecated-report-object': stated(
    SECTION,
    'GET /v1/events/report returns the same object as GET /v1/consumptions/summary.',
  ),
  'versioning/deprecated-report-bounds': open(SECTION, 'How the deprecated report without a period is answered.'),
} satisfies RuleTable<'versioning'>
