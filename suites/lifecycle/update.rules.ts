import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { ALIVE, eachState, ENDED } from '../interface/document/states.ts'

/** Updating a transaction, in every state, what a refused update leaves as it was, and what a done task freezes. */
export const updateRules = tableOf(
  eachState(ALIVE).stated('States and transitions: rules', { 'lifecycle/*-update': 'Updating * is accepted.' }),
  eachState(ALIVE).inferred(
    'No row of the table begins with an update, and none of its arguments is a state: the call changes the attributes that are ' +
      'passed, and "returns the updated transaction object".',
  )('States and transitions: rules', {
    'lifecycle/*-update-keeps-state': 'Updating * leaves its state as it was.',
  }),
  eachState(ENDED).stated('States and transitions: rules', { 'lifecycle/*-update': 'Updating * is refused.' }),
  eachState(ENDED).stated('States and transitions: rules', ['issuing-entities-on', 'issuing-entity'], {
    'lifecycle/*-update-issuing-entity': 'The issuing entity of * cannot be updated.',
  }),
  stated('States and transitions: rules', {
    'lifecycle/name-before-task-done': 'The name can be updated after the start, until a task is done.',
  }),
  stated('States and transitions: rules', ACTING, {
    'lifecycle/name-after-task-done': 'The name cannot be updated once a task was done.',
  }),
  inferred(
    '"A transaction can be updated only in draft, started, stalled or paused state", so a started one can; of its attributes the ' +
      'name alone can be updated no longer than "until a participant task is done", and metadata is nothing that anybody signs.',
  )('States and transitions: rules', ACTING, {
    'lifecycle/metadata-after-task-done': 'Metadata can be updated after a task was done.',
  }),
  inferred(
    'An update "returns the updated transaction object", and what does not fit a started transaction has an answer of its own: "arguments ' +
      'are correct but incompatible with the state of the resource". What is answered with a success was accepted, so it reads as it was passed.',
  )('Endpoints: Transactions', {
    'lifecycle/started-update-held':
      'If an update of a started transaction is accepted, the transaction shows each argument that was passed.',
    'lifecycle/paused-update-held':
      'If an update of a paused transaction is accepted, the transaction shows each argument that was passed.',
  }),
  eachState(ENDED).stated('States and transitions: rules', {
    'lifecycle/*-update-keeps-name': 'The name of * cannot be updated.',
    'lifecycle/*-update-keeps-metadata': 'The metadata of * cannot be updated.',
  }),
)
