import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The default name of a document. */
export const namesRules = tableOf(
  stated('Document', {
    'file/name-shown': 'If `name` is omitted, a document shows the name of its file, with or without the extension.',
  }),
  inferred(`The \`name\` of a document is "Name given, else the file name", without a restriction on file names. In
    multipart/form-data, names are encoded in UTF-8, and spaces, dots, commas and semicolons within the quotes have no special meaning.`)(
    'Document',
    {
      'file/name-letters': 'A file name with non-ASCII letters, in UTF-8, becomes the name of the document.',
      'file/name-blanks': 'A file name with spaces, dots, commas and semicolons becomes the name of the document.',
    },
  ),
  open('Document', {
    'file/name-odd': 'How a document shows a file name with quotes, a line break, 255 characters or a path.',
  }),
)
