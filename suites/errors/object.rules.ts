import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ENDED, eachState } from '../interface/document/states.ts'
import { errorMembers } from './shape.ts'

/** The ended states that no cancellation leads to. */
export const ENDED_WITHOUT_CANCEL = ENDED.filter((state) => state !== 'cancelled')

/** The error object: which responses have it, and its members. */
export const objectRules = tableOf(
  stated('Errors', {
    'errors/object-refused-creation': 'The response to a refused creation is an error object.',
    'errors/object-refused-update': 'The response to a refused update is an error object.',
    'errors/object-refused-cancellation': 'The response to a refused cancellation is an error object.',
    'errors/object-unknown-transaction': 'The response to a request for an unknown transaction is an error object.',
  }),
  stated('Errors', {
    'errors/object-unknown-transaction-calls':
      'The response with 404 to any documented call on an unknown transaction is an error object.',
  }),
  eachState(ENDED_WITHOUT_CANCEL).stated('Errors', {
    'errors/object-refused-cancel-*': 'The response to a cancellation of * is an error object.',
  }),
  eachState(ENDED).stated('Errors', {
    'errors/object-refused-change-*':
      'The response to a refused change of the documents, fields or instructions of * is an error object.',
  }),
  inferred(`Errors describes one error object for all errors, and \`authentication_error\` is one of its types: only a
    request whose key is missing or invalid can have this type of error.`)('Errors', {
    'errors/object-missing-key': 'The response to a request without a key is an error object.',
    'errors/object-invalid-key': 'The response to a request with an invalid key is an error object.',
    'errors/object-missing-key-calls': 'The response with 401 to any documented call without a key is an error object.',
    'errors/object-invalid-key-calls':
      'The response with 401 to any documented call with an unknown key in either form is an error object.',
  }),
  stated('Errors', ['no-access-key'], {
    'errors/object-no-access': 'The response to a request with a key that lacks access is an error object.',
    'errors/object-no-access-calls':
      'The response with 403 to any call on a transaction with a key that lacks access is an error object.',
  }),
  inferred(
    '"Responses are JSON", those with an error object too: their content type cannot be that of another format.',
  )('Errors', { 'errors/object-json-type': 'The content type of an error object is JSON.' }),
  errorMembers.rules,
  inferred(`Only \`error\` is "not always present", and only \`param\` depends on a condition: every error object has
    \`type\` and \`error_description\`.`)('Errors', {
    'errors/type-present': 'An error object has `type`.',
    'errors/description-present': 'An error object has `error_description`.',
  }),
  inferred(`\`param\` is "the parameter concerned, when the error is parameter-specific": if only one argument is wrong,
    \`param\` can name no other argument.`)('Errors', {
    'errors/param-right': 'If an error about one argument has `param`, it names that argument.',
  }),
  open('Errors', { 'errors/param-present': 'Whether an error about one argument has `param`.' }),
)
