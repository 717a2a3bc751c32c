import { open, stated, tableOf } from '../../helpers/catalogue/rule.ts'

/** The deprecated report and the one that replaces it. */
export const reportsRules = tableOf(
  stated('Versioning', {
    'versioning/summary-exists': 'GET /v1/consumptions/summary exists.',
    'versioning/deprecated-report-exists': 'The deprecated GET /v1/events/report still exists.',
    'versioning/deprecated-report-object':
      'GET /v1/events/report returns the same object as GET /v1/consumptions/summary.',
  }),
  open('Versioning', {
    'versioning/deprecated-report-bounds': 'How the deprecated report without a period is answered.',
  }),
)
