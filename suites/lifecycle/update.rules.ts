import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { ALIVE, eachState, ENDED } from '../interface/document/states.ts'

const HELD =
  'An update "returns the updated transaction object", so a value in this object is a value of the transaction, and a later reading "returns the transaction object as last updated".'

/** Updating a transaction in each state, refused updates, and the effect of a done task. */
export const updateRules = tableOf(
  eachState(ALIVE).stated('States and transitions: rules', { 'lifecycle/*-update': 'Updating * is accepted.' }),
  eachState(ALIVE).inferred(`No row of the table begins with an update, and none of its arguments is a state: the call
    changes the attributes that are passed, and "returns
    the updated transaction object".`)('States and transitions: rules', {
    'lifecycle/*-update-keeps-state': 'Updating * leaves its state unchanged.',
  }),
  eachState(ENDED).stated('States and transitions: rules', { 'lifecycle/*-update': 'Updating * is refused.' }),
  eachState(ENDED).stated('States and transitions: rules', ['issuing-entities-on', 'issuing-entity'], {
    'lifecycle/*-update-issuing-entity': 'Updating the issuing entity of * is refused.',
  }),
  stated('States and transitions: rules', {
    'lifecycle/name-before-task-done': 'Updating the name after the start is accepted until a task is done.',
  }),
  stated('States and transitions: rules', ACTING, {
    'lifecycle/name-after-task-done': 'Updating the name after a task is done is refused.',
  }),
  inferred(`"A transaction can be updated only in draft, started, stalled or paused state", so a started one can; only
    the name is limited to "until a participant task is
    done", and nobody signs metadata.`)('States and transitions: rules', ACTING, {
    'lifecycle/metadata-after-task-done': 'Updating metadata after a task is done is accepted.',
  }),
  eachState(['started', 'paused']).inferred(HELD)(
    'Endpoints: Transactions',
    ['issuing-entities-on', 'issuing-entity'],
    {
      'lifecycle/*-update-entity-held':
        'If the response to an update of * shows the issuing entity that was passed, the transaction shows it too.',
    },
  ),
  eachState(['started', 'paused']).inferred(HELD)('Endpoints: Transactions', {
    'lifecycle/*-update-held':
      'If the response to an update of * shows an argument that was passed, the transaction shows it too.',
  }),
  eachState(ENDED).stated('States and transitions: rules', {
    'lifecycle/*-update-keeps-name': 'Updating * leaves its name unchanged.',
    'lifecycle/*-update-keeps-metadata': 'Updating * leaves its metadata unchanged.',
  }),
)
