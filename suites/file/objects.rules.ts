import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { fileMembers } from './shape.ts'

/** The file object and its use. */
export const objectsRules = tableOf(
  stated('Files and documents', {
    'file/answered-itself': 'The response to an upload is the file object itself, without a wrapper.',
    'file/object': '`object` in the response to an upload is `file`.',
    'file/id-shown': 'The response to an upload has the `id` of the file.',
  }),
  rulesOf(fileMembers),
  inferred(`A document is added by the "file id returned by the upload": if two files had the same id, one of them could
    never be added.`)('Files and documents', {
    'file/ids-differ':
      'Two files with the same name and different content have different ids, even if size and beginning are the same.',
  }),
  open('Files and documents', {
    'file/ids-same-bytes': 'Whether the same file, uploaded twice, gets one id or two.',
    'file/in-two-transactions': 'Whether one file can be added to two transactions.',
  }),
  open('Files and documents', ['second-key'], {
    'file/of-second-key': 'Whether a file uploaded with one key can be added with another key of the same workspace.',
  }),
)
