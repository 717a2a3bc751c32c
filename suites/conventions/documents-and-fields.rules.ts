import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'

/** The calls that give a name to a document or a field. */
export const NAMING_CALLS = ['addDocument', 'updateDocument', 'addField', 'updateField'] as const
/** The calls with keyed arguments. */
export const KEYED_CALLS = ['addField', 'updateField'] as const

/** How the forms of the calls on documents and fields are read. */
export const documentsAndFieldsRules = tableOf(
  eachCall(NAMING_CALLS).stated('Conventions', {
    'conventions/form-percent-*': '* decodes percent-encoded values.',
    'conventions/form-plus-*': '* reads a plus sign in a form as a space.',
    'conventions/form-once-*': '* reads a percent-encoded plus or percent sign literally.',
    'conventions/form-utf-8-*': '* understands percent-encoded UTF-8.',
  }),
  eachCall(KEYED_CALLS).stated('Conventions', {
    'conventions/brackets-raw-*': '* understands unencoded brackets in argument names.',
    'conventions/brackets-encoded-*': '* understands percent-encoded brackets in argument names.',
  }),
  open('Conventions', {
    'conventions/multipart-form': 'Whether a call that uploads no file accepts its arguments as multipart/form-data.',
  }),
)
