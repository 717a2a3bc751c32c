import { open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'

/** The version in the path, and the deprecated report with its replacement. */
export const versionsRules = tableOf(
  stated('Versioning', { 'versioning/prefix': 'Transactions are served under the path prefix `/v1`.' }),
  open('Versioning', {
    'versioning/without-prefix': 'Whether a path without the version prefix is served.',
    'versioning/other-prefix': 'Whether a path with the prefix of another version is served.',
  }),
  open('Versioning', unreachable('environment', 'no call shows which endpoints will be removed, and when'), {
    'versioning/deprecation-timeline': 'How long a deprecated endpoint remains available.',
  }),
  open('Versioning', unreachable('no-call', 'the document shows no header or argument for it'), {
    'versioning/negotiation': 'How a client and the service negotiate a version.',
  }),
  stated('Versioning', {
    'versioning/summary-exists': 'GET /v1/consumptions/summary exists.',
    'versioning/deprecated-report-exists': 'The deprecated GET /v1/events/report still exists.',
    'versioning/deprecated-report-object':
      'The response to GET /v1/events/report is an `events-report`, like that to GET /v1/consumptions/summary.',
  }),
  open('Versioning', {
    'versioning/deprecated-report-bounds':
      'How the service responds to a request for the deprecated report without a period.',
  }),
)
