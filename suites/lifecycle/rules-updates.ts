import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from './needs.ts'

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
  'lifecycle/document-name-before-signing': stated(
    RULES,
    'The name of a document of a started transaction can change while nobody has signed it.',
  ),
  'lifecycle/document-name-after-signing': stated(RULES, 'Renaming a signed document is refused.', { needs }),
  'lifecycle/document-name-kept-after-signing': stated(RULES, 'The name of a signed document stays.', { needs }),
  'lifecycle/signer-after-signing': inferred(RULES, 'A signer who has signed cannot be removed from the field.', {
    needs,
  }),
  'lifecycle/signer-details-after-signing': stated(
    RULES,
    'The details of a signer cannot change after the signer has signed.',
    { unreachable: ['no-call', 'no call with documented arguments changes details of a participant'] },
  ),
  'lifecycle/document-after-start': inferred(RULES, 'A document can be added to a started transaction.'),
  'lifecycle/field-after-start': inferred(RULES, 'A field can be added to a document of a started transaction.'),
  'lifecycle/signer-after-start': inferred(RULES, 'A signer can be added to a started transaction.'),
  'lifecycle/signer-after-start-awaited': inferred(
    RULES,
    'A started transaction stays started until a signer who was added has acted too.',
    { needs },
  ),

  'lifecycle/cancelled-document': inferred(RULES, 'No document can be added to a cancelled transaction.'),
  'lifecycle/expired-document': inferred(RULES, 'No document can be added to an expired transaction.', { needs: TIME }),
  'lifecycle/closed-document': inferred(RULES, 'No document can be added to a closed transaction.', {
    needs: [...ACTING, ...HOLD],
  }),
  'lifecycle/completed-document': inferred(RULES, 'No document can be added to a completed transaction.', { needs }),

  'lifecycle/stalled-action': inferred(TABLE, 'An action that its participant refused is stalled.', { needs }),
  'lifecycle/stalled-state': stated(TABLE, 'A stalled transaction stays in state started.', { needs }),
  'lifecycle/stalled-reason-listed': stated(
    'Events',
    'stalled_reason after a refusal is one of the listed stall reasons.',
    { needs },
  ),
  'lifecycle/stalled-reason-given': inferred('Events', 'stalled_reason is the reason of the refusal.', { needs }),
  'lifecycle/stalled-update': stated(RULES, 'A stalled transaction can be updated.', { needs }),
  'lifecycle/stalled-cancel': stated(TABLE, 'A stalled transaction can be cancelled.', { needs }),
  'lifecycle/stalled-pause': open(RULES, 'What pausing a stalled transaction does.', { needs }),
  'lifecycle/stalled-by-time': stated(
    'Events',
    'An action that is not performed within the allotted time is stalled.',
    { unreachable: ['no-call', 'no call with documented arguments sets the allotted time'] },
  ),
} satisfies RuleTable<'lifecycle'>
