import { open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'

/** The version in the path, and the deprecated report with the one that replaces it. */
export const versionsRules = tableOf(
  stated('Versioning', { 'versioning/prefix': 'Transactions are served under the path prefix /v1.' }),
  open('Versioning', {
    'versioning/without-prefix': 'Whether a path without the version prefix is served.',
    'versioning/other-prefix': 'Whether a path with the prefix of another version is served.',
  }),
  open('Versioning', unreachable('environment', 'no call tells what will be removed, and when'), {
    'versioning/deprecation-timeline': 'How long a deprecated endpoint stays.',
  }),
  open('Versioning', unreachable('no-call', 'the document shows no header or argument for it'), {
    'versioning/negotiation': 'How a version is negotiated.',
  }),
  stated('Versioning', {
    'versioning/summary-exists': 'GET /v1/consumptions/summary exists.',
    'versioning/deprecated-report-exists': 'The deprecated GET /v1/events/report still exists.',
    'versioning/deprecated-report-object':
      'GET /v1/events/report returns an events-report, as GET /v1/consumptions/summary does.',
  }),
  open('Versioning', {
    'versioning/deprecated-report-bounds': 'How the deprecated report without a period is answered.',
  }),
)
