import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { rulesOf } from '../interface/document/members.ts'
import { fileMembers } from './shape.ts'

/** The file object, and what can be done with it. */
export const objectsRules = tableOf(
  stated('Files and documents', {
    'file/answered-itself': 'An upload is answered with the file object itself, not with one that holds it.',
    'file/object': 'An upload is answered with an `object` that is `file`.',
    'file/id-shown': 'An upload is answered with the `id` of the file.',
  }),
  rulesOf(fileMembers),
  inferred(
    'A document is added by the "file id returned by the upload": where two files have one id, one of them can never be added.',
  )('Files and documents', {
    'file/ids-differ':
      'Two files of the same name and other content have different ids, also where they are of one size and begin alike.',
  }),
  open('Files and documents', {
    'file/ids-same-bytes': 'Whether the same file, uploaded twice, is one file or two.',
    'file/in-two-transactions': 'Whether one file can become a document in two transactions.',
  }),
  open('Files and documents', ['second-key'], {
    'file/of-second-key': 'Whether a file that one key uploaded can be added with another one of the same workspace.',
  }),
)
