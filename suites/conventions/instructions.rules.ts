import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'
import { SAYS_JSON } from './answers.rules.ts'

/** How the forms of the calls about signers, reviewers and seals are read, and how an authorization is answered. */
export const instructionsRules = tableOf(
  eachCall(['addSigner', 'addReviewer']).stated('Conventions', {
    'conventions/form-percent-*': '* decodes percent-encoded values.',
    'conventions/form-once-*': '* takes a percent-encoded plus or percent sign for itself.',
  }),
  eachCall(['addSigner']).stated('Conventions', {
    'conventions/form-plus-*': '* takes a plus sign in a form for a blank.',
    'conventions/form-utf-8-*': '* understands percent-encoded UTF-8.',
  }),
  eachCall(['authorizeSeal']).stated('Conventions', AUTHORIZABLE, {
    'conventions/brackets-raw-*': '* understands brackets in argument names as well as percent-encoded ones.',
    'conventions/brackets-encoded-*': '* understands percent-encoded brackets in argument names as well as plain ones.',
  }),
  stated('Errors', AUTHORIZABLE, {
    'conventions/success-authorize-seal': 'Authorizing a seal is answered with status 200.',
  }),
  stated('Conventions', AUTHORIZABLE, {
    'conventions/json-authorize-seal': 'Authorizing a seal is answered with JSON.',
  }),
  inferred(SAYS_JSON)('Conventions', AUTHORIZABLE, {
    'conventions/json-type-authorize-seal': 'Authorizing a seal is answered with a content type that says JSON.',
  }),
)
