import { open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'
import { CALLS_INSIDE } from './scene-inside.ts'

/** Requests about files, documents and fields without a key, or with a key that lacks access. */
export const documentsAndFieldsRules = tableOf(
  eachCall(['upload', ...CALLS_INSIDE]).stated('Authentication', {
    'authentication/missing-key-*': '* without a key is refused with 401.',
  }),
  stated('Authentication', {
    'authentication/invalid-key-inside': 'Every call on documents and fields with an unknown key is refused with 401.',
    'authentication/invalid-key-upload': 'Uploading a file with an unknown key is refused with 401.',
    'authentication/missing-key-inside-unchanged': 'Calls on documents and fields without a key change nothing.',
    'authentication/invalid-key-inside-unchanged': 'Calls on documents and fields with an unknown key change nothing.',
  }),
  stated('Authentication', ['no-access-key'], {
    'authentication/no-access-inside':
      'Every call on documents and fields with a key that lacks access is refused with 403.',
    'authentication/no-access-inside-unchanged':
      'Calls on documents and fields with a key that lacks access change nothing.',
  }),
  stated('Authentication', ['workspaces'], {
    'authentication/other-workspace-inside':
      'Every call on documents and fields with the key of another workspace is refused with 403 or 404.',
    'authentication/other-workspace-inside-unchanged':
      'Calls on documents and fields with the key of another workspace change nothing.',
  }),
  open('Authentication', ['no-access-key'], {
    'authentication/no-access-upload': 'How the service responds to an upload with a key that lacks access.',
  }),
)
