import { open, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'

/** The version in the path. */
export const prefixRules = tableOf(
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
)
