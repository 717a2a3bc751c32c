import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { UNDETAILED_CALLS } from '../interface/scenes/endpoints.ts'
import { eachCall } from '../interface/scenes/per-call.ts'

/** Calls that are listed without detail, without a key or with a key that lacks access. */
export const undetailedRules = tableOf(
  eachCall(UNDETAILED_CALLS).stated('Authentication', {
    'authentication/missing-key-*': '* without a key is refused with 401.',
  }),
  stated('Authentication', {
    'authentication/invalid-key-undetailed':
      'If the key is unknown, every call to an endpoint listed without detail is refused with 401.',
    'authentication/missing-key-undetailed-unchanged':
      'Without a key, calls to endpoints listed without detail change nothing.',
    'authentication/invalid-key-undetailed-unchanged':
      'With an unknown key, calls to endpoints listed without detail change nothing.',
  }),
  stated('Authentication', ['no-access-key'], {
    'authentication/no-access-undetailed':
      'If a call to an endpoint listed without detail fails because its key lacks access, it is refused with 403.',
    'authentication/no-access-undetailed-unchanged':
      'With a key that lacks access, calls to endpoints listed without detail change nothing.',
  }),
  stated('Authentication', ['workspaces'], {
    'authentication/other-workspace-undetailed':
      'If a call to an endpoint listed without detail fails because its key belongs to another workspace, it is refused with 403 or 404.',
    'authentication/other-workspace-undetailed-unchanged':
      'With the key of another workspace, calls to endpoints listed without detail change nothing.',
  }),
)
