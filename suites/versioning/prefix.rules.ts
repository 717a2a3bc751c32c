import { open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const SECTION = 'Versioning'

/** The version in the path. */
export const prefixRules = {
  'versioning/prefix': stated(SECTION, 'Transactions are served under the path prefix /v1.'),
  'versioning/without-prefix': open(SECTION, 'Whether a path without the version prefix is served.'),
  'versioning/other-prefix': open(SECTION, 'Whether a path with the prefix of another version is served.'),
  'versioning/deprecation-timeline': open(SECTION, 'How long a deprecated endpoint stays.', {
    unreachable: ['environment', 'no call tells what will be removed, and when'],
  }),
  'versioning/negotiation': open(SECTION, 'How a version is negotiated.', {
    unreachable: ['no-call', 'the document shows no header or argument for it'],
  }),
} satisfies RuleTable<'versioning'>
