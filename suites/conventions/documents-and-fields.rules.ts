import { open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachCall } from '../interface/scenes/per-call.ts'

/** The calls that name something inside a transaction. */
export const NAMING_CALLS = ['addDocument', 'updateDocument', 'addField', 'updateField'] as const
/** Those that take keyed arguments. */
export const KEYED_CALLS = ['addField', 'updateField'] as const

/** How the forms are read that say what is inside a transaction. */
export const documentsAndFieldsRules = tableOf(
  eachCall(NAMING_CALLS).stated('Conventions', {
    'conventions/form-percent-*': '* decodes percent-encoded values.',
    'conventions/form-plus-*': '* takes a plus sign in a form for a blank.',
    'conventions/form-once-*': '* takes a percent-encoded plus or percent sign for itself.',
    'conventions/form-utf-8-*': '* understands percent-encoded UTF-8.',
  }),
  eachCall(KEYED_CALLS).stated('Conventions', {
    'conventions/brackets-raw-*': '* understands brackets in argument names as well as percent-encoded ones.',
    'conventions/brackets-encoded-*': '* understands percent-encoded brackets in argument names as well as plain ones.',
  }),
  open('Conventions', {
    'conventions/multipart-form': 'Whether a call that uploads no file takes its arguments as multipart/form-data.',
  }),
)
