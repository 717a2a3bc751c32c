import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The name of a document that was given none. */
export const namesRules = tableOf(
  stated('Document', {
    'file/name-shown':
      'A document that is added without a name shows the name of its own file, or that name without its extension.',
  }),
  inferred(
    'The `name` of a document is "Name given, else the file name", without a word on what a file may be called. In multipart/form-data a name ' +
      'stands in UTF-8, and blanks and dots stand for themselves.',
  )('Document', {
    'file/name-letters': 'A file name with letters beyond ASCII, in UTF-8, shows as the name of its document.',
    'file/name-blanks': 'A file name with blanks and several dots shows as the name of its document.',
  }),
  open('Document', {
    'file/name-odd': 'How a document shows a file name with quotes, a line end, 255 characters or a path.',
  }),
)
