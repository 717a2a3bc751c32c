import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { actionMembers } from './shape.ts'

/** The type and meaning of each member of an action and of a task. */
export const membersRules = tableOf(
  rulesOf(actionMembers),
  stated('Action', {
    'action/actor-participant': 'The `actor` of each action is the email of a participant.',
    'action/task-field-known': 'The `field` of a signature task is the id of a field of the transaction.',
    'action/task-type-of-field': 'The task of a signature field or of a visa field is of type `signature`.',
  }),
  inferred(`An action has an \`id\`, the "Action id": an id that two actions of a transaction share cannot tell one from
    the other.`)('Action', { 'action/ids-differ': 'Two actions of a transaction have different ids.' }),
  inferred(`An action has an \`id\`, the "Action id", and a reading shows "the transaction object as last updated": if
    nothing happens between two readings, both show the same action.`)('Action', {
    'action/id-stays': 'The actions of a started transaction have the same ids in every reading.',
  }),
  inferred(`An action has an \`id\`, the "Action id", and a new signer brings "a new task in actions": the tasks of the
    others stay in the actions that they were in.`)('Action', {
    'action/id-stays-with-signer':
      'When another signer is assigned after the start, the actions of the first one keep their ids.',
  }),
)
