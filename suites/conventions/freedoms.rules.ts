import { open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const SECTION = 'Conventions'

/** What the conventions leave to the service. */
export const freedomsRules = {
  'conventions/array-encoding': open(SECTION, 'Which encodings of an array argument are understood.'),
  'conventions/json-body': open(SECTION, 'Whether a JSON body is understood.'),
  'conventions/unknown-argument': open(SECTION, 'Whether an argument that does not exist is refused or ignored.'),
  'conventions/repeated-argument': open(SECTION, 'What becomes of an argument that is passed twice.'),
  'conventions/other-verbs': open(SECTION, 'What PUT, PATCH and DELETE of a transaction do.'),
  'conventions/two-environments': stated(
    SECTION,
    'A production and a pre-production environment exist, each with its own base address.',
    { unreachable: ['environment', 'a run judges one base address, and cannot tell which environment it is'] },
  ),
} satisfies RuleTable<'conventions'>
