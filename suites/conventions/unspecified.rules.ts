import { open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'

/** Choices that the conventions leave to the service. */
export const unspecifiedRules = tableOf(
  open('Conventions', {
    'conventions/array-encoding': 'Which encodings of an array argument are understood.',
    'conventions/json-body': 'Whether a JSON body is understood.',
    'conventions/unknown-argument': 'Whether an argument that does not exist is refused or ignored.',
    'conventions/repeated-argument': 'Which of two values counts if an argument is passed twice.',
    'conventions/other-verbs': 'How the service responds to PUT, PATCH and DELETE of a transaction.',
  }),
  stated(
    'Conventions',
    unreachable('environment', 'a run judges one base address, and cannot tell which environment it is'),
    {
      'conventions/two-environments':
        'A production and a pre-production environment exist, each with its own base address.',
    },
  ),
)
