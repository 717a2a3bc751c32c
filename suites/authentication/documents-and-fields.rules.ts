import { open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'
import { CALLS_INSIDE } from './scene-inside.ts'

/** Requests about files, documents and fields without a key, or with one that does not grant access. */
export const documentsAndFieldsRules = tableOf(
  eachCall(['upload', ...CALLS_INSIDE]).stated('Authentication', {
    'authentication/missing-key-*': '* without a key is answered 401.',
  }),
  stated('Authentication', {
    'authentication/invalid-key-inside':
      'Every call on documents and fields with a key that does not exist is answered 401.',
    'authentication/invalid-key-upload': 'An upload with a key that does not exist is answered 401.',
    'authentication/missing-key-inside-unchanged': 'Calls on documents and fields without a key change nothing.',
    'authentication/invalid-key-inside-unchanged':
      'Calls on documents and fields with a key that does not exist change nothing.',
  }),
  stated('Authentication', ['no-access-key'], {
    'authentication/no-access-inside': 'Every call on documents and fields with a key without access is answered 403.',
    'authentication/no-access-inside-unchanged':
      'Calls on documents and fields with a key without access change nothing.',
  }),
  stated('Authentication', ['workspaces'], {
    'authentication/other-workspace-inside':
      'Every call on documents and fields with the key of another workspace is answered 403 or 404.',
    'authentication/other-workspace-inside-unchanged':
      'Calls on documents and fields with the key of another workspace change nothing.',
  }),
  open('Authentication', ['no-access-key'], {
    'authentication/no-access-upload': 'How an upload is answered to a key without access.',
  }),
)
