import { each, inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The kinds of files other than PDF, in the words of statements. */
const OTHERS = each([
  { word: 'word', name: 'a Word document (.docx)' },
  { word: 'jpeg', name: 'a JPEG' },
  { word: 'png', name: 'a PNG' },
])

/** The kinds of files that can be uploaded. */
export const kindsRules = tableOf(
  stated('Files and documents', {
    'file/pdf': 'A PDF is accepted.',
    'file/other-kinds': 'A file other than a PDF, a Word document, a JPEG or a PNG is refused.',
  }),
  OTHERS.stated('Files and documents', { 'file/*': '* is accepted.' }),
  inferred(`The document lists "PDF" without a restriction on pages or version, and the only limit of a file is "at most
    25 MB": a PDF with many, rotated or cropped pages is still a PDF.`)('Files and documents', {
    'file/pdf-pages': 'A PDF is accepted, whatever its version and the number, size and rotation of its pages.',
  }),
  inferred(`\`built_in\` of a field is "true when the field already existed in the file before being added": so an
    uploaded PDF may have form fields,
    and is still a PDF.`)('Files and documents', { 'file/pdf-with-fields': 'A PDF with form fields is accepted.' }),
  inferred(`The document lists "PDF, Word, JPEG or PNG" and does not mention names: a file with the content and the
    content type of a PDF is a PDF, even if its name ends in upper case, as names from scanners and cameras do. The same
    applies to the other kinds.`)('Files and documents', {
    'file/capital-extension': 'A PDF, a JPEG and a Word document with an upper-case file extension are accepted.',
  }),
  OTHERS.inferred(`The document lists "PDF, Word, JPEG or PNG" together as the kinds of files, and a document is added
    by the "file id returned by the upload", whatever the kind: a file has no other use.`)('Files and documents', {
    'file/*-as-document': '* can be uploaded and then added to a transaction as a document.',
  }),
  OTHERS.inferred(`Fields are "placed on the documents", and initials are created "on every page of the document",
    whatever the file of the document: the calls exclude no kind of
    document. How many pages a Word document gets is open.`)('Fields', {
    'file/*-bears-fields': 'A signature field and initials can be created on a document made from *.',
  }),
  open('Files and documents', {
    'file/word-of-old': 'Whether a Word document in the older format (.doc) is accepted.',
    'file/content-against-name': 'Which of content, name and content type determines the kind of a file.',
    'file/empty': 'Whether an empty file is accepted.',
    'file/encrypted': 'Whether an encrypted PDF is accepted, with or without a password to open it.',
    'file/damaged': 'Whether a damaged PDF is accepted: a truncated one, or one without a cross-reference table.',
    'file/form-fields-shown': 'How a document shows the form fields of its PDF.',
  }),
)
