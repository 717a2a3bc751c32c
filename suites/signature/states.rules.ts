import { inferred, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { NAMES_NONE } from './fields.rules.ts'
import { EMPTY_FIELD, EMPTY_SIGNER } from './refusals.rules.ts'
import { TYPES_REFUSE, UPDATED_AFTER_TASK, UPDATED_IN_PAUSE } from '../interface/document/derivations.ts'
import { UPDATED_WHILE_STALLED } from '../interface/document/derivations.ts'
import { ACTING } from '../interface/document/needs.ts'
import { eachEnded, eachRunning } from '../interface/document/states.ts'

/** Signers who are added or removed after the start, signers who have signed, and signers of ended transactions. */
export const statesRules = tableOf(
  inferred(`"After start, updates remain possible when compatible with the state of the resource or sub-resource and
    coherent with the signature flow", and an action can be reopened "when the transaction is updated dynamically with
    new instructions for the actor": assigning a signer to a field that nobody has to sign yet conflicts with no
    signature.`)('Transaction object', {
    'signature/signer-after-start': 'A signer can be assigned in a started transaction.',
  }),
  inferred(`A started transaction closes when "all participants performed their actions"; a signer who was added before
    the closing is one of them, as "participants and actions are updated automatically when a signer or reviewer is
    added".`)('States and transitions: rules', ACTING, {
    'signature/signer-after-start-awaited':
      'If a signer is assigned after the start, the transaction closes when they have signed too, and not before.',
  }),
  inferred(UPDATED_IN_PAUSE)('States and transitions: rules', {
    'signature/signer-in-pause': 'A signer can be assigned in a paused transaction.',
  }),
  inferred(UPDATED_WHILE_STALLED)('States and transitions: rules', ACTING, {
    'signature/signer-while-stalled': 'A signer can be assigned in a stalled transaction.',
  }),
  inferred(UPDATED_AFTER_TASK)('States and transitions: rules', ACTING, {
    'signature/signer-after-task-done':
      'When another document has been signed, a signer can be assigned to a field of a document that nobody has signed.',
  }),
  inferred(`A started transaction closes when "all participants performed their actions", and an action "can be reopened
    after being closed when the transaction is updated dynamically with new instructions for the actor": a signer who
    has signed and is then assigned another field has an action to perform.`)('States and transitions: rules', ACTING, {
    'signature/signed-signer-awaited-again':
      'If a signer who has signed is assigned another field, the transaction closes only after they sign it.',
  }),
  inferred(`"A signer's details cannot change after the signer has signed", and later updates must be "coherent with the
    signature flow": removing signers from the field that they have
    signed changes more than a detail.`)('States and transitions: rules', ACTING, {
    'signature/signer-after-signing': 'Removing a signer who has signed is refused.',
  }),
  stated(
    'States and transitions: rules',
    unreachable('no-call', 'no call with documented arguments changes details of a participant'),
    { 'signature/signer-details-after-signing': 'The details of a signer who has signed cannot change.' },
  ),
  eachRunning.stated('Endpoints: Instructions', {
    'signature/signer-missing-*': 'Assigning a signer without `signer` in * is refused.',
    'signature/field-missing-*': 'Assigning a signer without `field` in * is refused.',
  }),
  eachRunning.inferred(`${NAMES_NONE}An id that names no field is such an error, and a label is a text on the page and has
    nothing to sign.`)('Endpoints: Instructions', {
    'signature/field-unknown-*': 'Assigning a signer to an unknown field in * is refused.',
    'signature/field-elsewhere-*': 'Assigning a signer to a field of another transaction in * is refused.',
    'signature/label-not-assigned-*': 'Assigning a signer to a label in * is refused.',
  }),
  eachRunning.inferred(EMPTY_SIGNER)('Endpoints: Instructions', {
    'signature/signer-empty-*': 'Assigning an empty `signer` in * is refused.',
  }),
  eachRunning.inferred(EMPTY_FIELD)('Endpoints: Instructions', {
    'signature/field-empty-*': 'Assigning a signer to an empty `field` in * is refused.',
  }),
  eachRunning.inferred(TYPES_REFUSE)('Endpoints: Instructions', {
    'signature/delete-not-boolean-*': 'If `delete` is neither true nor false, assigning a signer in * is refused.',
  }),
  eachEnded('States and transitions: rules', {
    'signature/not-added-*': 'Assigning a signer in * is refused.',
    'signature/not-removed-*': 'Removing a signer from * is refused.',
  }),
)
