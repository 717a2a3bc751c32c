import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'
import { CALLS_ON_INSTRUCTIONS } from './scene-of-instructions.ts'

/** Calls on signers, reviewers and seals without a key, or with a key that lacks access. */
export const instructionsRules = tableOf(
  eachCall(CALLS_ON_INSTRUCTIONS).stated('Authentication', {
    'authentication/missing-key-*': '* without a key is refused with 401.',
  }),
  stated('Authentication', {
    'authentication/invalid-key-instructions':
      'Every call on signers, reviewers and seals with an unknown key is refused with 401.',
    'authentication/missing-key-instructions-unchanged':
      'Calls on signers, reviewers and seals without a key change nothing.',
    'authentication/invalid-key-instructions-unchanged':
      'Calls on signers, reviewers and seals with an unknown key change nothing.',
  }),
  stated('Authentication', ['no-access-key'], {
    'authentication/no-access-instructions':
      'Every call on signers, reviewers and seals with a key that lacks access is refused with 403.',
    'authentication/no-access-instructions-unchanged':
      'Calls on signers, reviewers and seals with a key that lacks access change nothing.',
  }),
  stated('Authentication', ['workspaces'], {
    'authentication/other-workspace-instructions':
      'Every call on signers, reviewers and seals with the key of another workspace is refused with 403 or 404.',
    'authentication/other-workspace-instructions-unchanged':
      'Calls on signers, reviewers and seals with the key of another workspace change nothing.',
  }),
)
