import { open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const VERSIONING = 'Versioning'

/** The version in the path. */
export const prefixRules = {
  'versioning/prefix': stated(VERSIONING, 'Transactions are served under the path prefix /v1.'),
  'versioning/without-prefix': open(VERSIONING, 'Whether a path without the version prefix is served.'),
  'versioning/other-prefix': open(VERSIONING, 'Whether a path with the prefix of another version is served.'),
  'versioning/deprecation-timeline': open(VERSIONING, 'How long a deprecated endpoint stays.', {
    unreachable: ['environment', 'no call tells what will be removed, and when'],
  }),
  'versioning/negotiation': open(VERSIONING, 'How a version is negotiated.', {
    unreachable: ['no-call', 'the document shows no header or argument for it'],
  }),
} satisfies RuleTable<'versioning'>
