import { each, inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The kinds beside PDF, in the words of statements. */
const OTHERS = each([
  { word: 'word', name: 'a Word document (.docx)' },
  { word: 'jpeg', name: 'a JPEG' },
  { word: 'png', name: 'a PNG' },
])

/** The kinds of files that can be uploaded. */
export const kindsRules = tableOf(
  stated('Files and documents', {
    'file/pdf': 'A PDF is accepted.',
    'file/other-kinds': 'A file that is no PDF, Word document, JPEG or PNG is refused.',
  }),
  OTHERS.stated('Files and documents', { 'file/*': '* is accepted.' }),
  inferred(
    'The document takes "PDF" without a word on its pages or its version, and names one limit of a file, "at most 25 MB": a PDF of many ' +
      'pages, or of turned or cropped ones, is a PDF all the same.',
  )('Files and documents', {
    'file/pdf-pages':
      'A PDF is accepted, whatever the number, the size and the rotation of its pages, and its version.',
  }),
  inferred(
    '`built_in` of a field is "true when the field already existed in the file before being added": so a PDF may have form fields when it ' +
      'is uploaded, and is a PDF all the same.',
  )('Files and documents', { 'file/pdf-with-fields': 'A PDF that has form fields already is accepted.' }),
  inferred(
    'The document takes "PDF, Word, JPEG or PNG" and says nothing of names: a file that is a PDF by its content and its content type is one, also ' +
      'where its name, as scanners and cameras write it, ends in capitals; and so are the others.',
  )('Files and documents', {
    'file/capital-extension': 'A PDF, a JPEG and a Word document whose names end in capitals are accepted.',
  }),
  OTHERS.inferred(
    'The document names "PDF, Word, JPEG or PNG" in one breath as what is uploaded, and a document is added by the "file id returned by the ' +
      'upload", whatever was uploaded: there is no other use for the file.',
  )('Files and documents', {
    'file/*-as-document': '* that was uploaded can be added to a transaction as a document.',
  }),
  OTHERS.inferred(
    'Fields are "placed on the documents", and initials are created "on every page of the document", whatever file the document was made of: ' +
      'the calls tell of no document that takes none. How many pages it has is left open.',
  )('Fields', {
    'file/*-bears-fields': 'A document that was made of * takes a signature field and initials.',
  }),
  open('Files and documents', {
    'file/word-of-old': 'Whether a Word document of the older format (.doc) is accepted.',
    'file/content-against-name': 'Which of content, name and content type decides on the kind of a file.',
    'file/empty': 'Whether a file without any bytes is accepted.',
    'file/encrypted': 'Whether an encrypted PDF is accepted, with and without a password to open it.',
    'file/damaged':
      'Whether a damaged PDF is accepted: one that breaks off, and one without its cross-reference table.',
    'file/form-fields-shown': 'How a document shows form fields that its PDF had already.',
  }),
)
