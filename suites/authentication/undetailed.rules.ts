import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UNDETAILED_CALLS } from '../interface/scenes/endpoints.ts'
import { eachCall } from '../interface/scenes/per-call.ts'

/** Keys in the calls that are listed without detail. */
export const undetailedRules = tableOf(
  eachCall(UNDETAILED_CALLS).stated('Authentication', {
    'authentication/missing-key-*': '* without a key is answered 401.',
  }),
  stated('Authentication', {
    'authentication/invalid-key-undetailed':
      'Every call that is listed without detail is answered 401 with a key that does not exist.',
    'authentication/missing-key-undetailed-unchanged':
      'Calls that are listed without detail change nothing without a key.',
    'authentication/invalid-key-undetailed-unchanged':
      'Calls that are listed without detail change nothing with a key that does not exist.',
  }),
  stated('Authentication', ['no-access-key'], {
    'authentication/no-access-undetailed':
      'Calls that are listed without detail are answered 403 with a key without access, where it is the key that they fail for.',
    'authentication/no-access-undetailed-unchanged':
      'Calls that are listed without detail change nothing with a key without access.',
  }),
  stated('Authentication', ['workspaces'], {
    'authentication/other-workspace-undetailed':
      'Calls that are listed without detail are answered 403 or 404 with the key of another workspace, where it is the key that ' +
      'they fail for.',
    'authentication/other-workspace-undetailed-unchanged':
      'Calls that are listed without detail change nothing with the key of another workspace.',
  }),
)
