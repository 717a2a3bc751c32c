import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'
import { SAYS_JSON } from './answers.rules.ts'

/** How the forms of the calls on signers, reviewers and seals are read, and the response to an authorization. */
export const instructionsRules = tableOf(
  eachCall(['addSigner', 'addReviewer']).stated('Conventions', {
    'conventions/form-percent-*': '* decodes percent-encoded values.',
    'conventions/form-once-*': '* reads a percent-encoded plus or percent sign literally.',
  }),
  eachCall(['addSigner']).stated('Conventions', {
    'conventions/form-plus-*': '* reads a plus sign in a form as a space.',
    'conventions/form-utf-8-*': '* understands percent-encoded UTF-8.',
  }),
  eachCall(['authorizeSeal']).stated('Conventions', AUTHORIZABLE, {
    'conventions/brackets-raw-*': '* understands unencoded brackets in argument names.',
    'conventions/brackets-encoded-*': '* understands percent-encoded brackets in argument names.',
  }),
  stated('Errors', AUTHORIZABLE, {
    'conventions/success-authorize-seal': 'The response to authorizing a seal has status 200.',
  }),
  stated('Conventions', AUTHORIZABLE, {
    'conventions/json-authorize-seal': 'The response to authorizing a seal is JSON.',
  }),
  inferred(SAYS_JSON)('Conventions', AUTHORIZABLE, {
    'conventions/json-type-authorize-seal': 'The content type of the response to authorizing a seal is JSON.',
  }),
)
