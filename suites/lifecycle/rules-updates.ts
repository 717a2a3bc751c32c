import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/needs.ts'

const TABLE = 'States and transitions'
const RULES = 'States and transitions: rules'
const needs = ACTING

/** Updates after the start, what a signature freezes, and stalling. */
export const updateRules = {
  'lifecycle/name-before-task-done': stated(
    RULES,
    'The name of a started transaction can be updated while no task was done.',
  ),
  'lifecycle/name-after-task-done': stated(RULES, 'The name cannot be updated once a task was done.', { needs }),
  'lifecycle/metadata-after-task-done': stated(
    RULES,
    'The metadata of a started transaction can be updated after a task was done.',
    { needs },
  ),
  'document/name-before-signing': stated(
    RULES,
    'The name of a document of a started transaction can change while nobody has signed it.',
  ),
  'document/name-after-signing': stated(RULES, 'Renaming a signed document is refused.', { needs }),
  'document/name-kept-after-signing': stated(RULES, 'The name of a signed document stays.', { needs }),
  'signature/signer-after-signing': inferred(RULES, 'A signer who has signed cannot be removed from the field.', {
    needs,
  }),
  'signature/signer-details-after-signing': stated(
    RULES,
    'The details of a signer cannot change after the signer has signed.',
    { unreachable: ['no-call', 'no call with documented arguments changes details of a participant'] },
  ),
  'document/added-after-start': inferred(RULES, 'A document can be added to a started transaction.'),
  'field/added-after-start': inferred(RULES, 'A field can be added to a document of a started transaction.'),
  'signature/signer-after-start': inferred(RULES, 'A signer can be added to a started transaction.'),
  'signature/signer-after-start-awaited': inferred(
    RULES,
    'A started transaction stays started until a signer who was added has acted too.',
    { needs },
  ),

  'document/not-added-cancelled': inferred(RULES, 'No document can be added to a cancelled transaction.'),
  'document/not-added-expired': inferred(RULES, 'No document can be added to an expired transaction.', { needs: TIME }),
  'document/not-added-closed': inferred(RULES, 'No document can be added to a closed transaction.', {
    needs: [...ACTING, ...HOLD],
  }),
  'document/not-added-completed': inferred(RULES, 'No document can be added to a completed transaction.', { needs }),

  'action/stalled-flag': inferred(TABLE, 'An action that its participant refused is stalled.', { needs }),
  'lifecycle/stalled-state': stated(TABLE, 'A stalled transaction stays in state started.', { needs }),
  'lifecycle/stalled-update': stated(RULES, 'A stalled transaction can be updated.', { needs }),
  'lifecycle/stalled-cancel': stated(TABLE, 'A stalled transaction can be cancelled.', { needs }),
  'lifecycle/stalled-pause': open(RULES, 'What pausing a stalled transaction does.', { needs }),
  'action/stalled-by-time': stated('Events', 'An action that is not performed within the allotted time is stalled.', {
    unreachable: ['no-call', 'no call with documented arguments sets the allotted time'],
  }),
} satisfies RuleTable<string>
