import { ALIGNMENTS } from '../values.ts'
import { boolean, integer, needed, text, word, type ArgumentTable } from './argument.ts'

const name = text('By default, the name of the file.')
const archiving_configuration_id = text('An archiving configuration of the workspace for signed documents.')

/** The upload, whose argument is a file and not a text (document: Files and documents). */
export const newFile: ArgumentTable = {
  title: 'NewFile',
  arguments: {
    file: needed({
      schema: { type: 'string', format: 'binary', description: 'A PDF, Word, JPEG or PNG file of at most 25 MB.' },
    }),
  },
}

/** The kinds of files that can be uploaded. */
export const FILE_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
] as const

export const newDocument: ArgumentTable = {
  title: 'NewDocument',
  arguments: {
    document: needed(text('The id of an uploaded file.')),
    name,
    archiving_configuration_id,
  },
}

export const documentUpdate: ArgumentTable = {
  title: 'DocumentUpdate',
  arguments: {
    name,
    archiving_configuration_id,
    delete_archiving_configuration_id: boolean(
      'If true, signed documents are archived only internally. Not with `archiving_configuration_id`.',
    ),
  },
  exclusive: [['archiving_configuration_id', 'delete_archiving_configuration_id']],
}

export const newInitials: ArgumentTable = {
  title: 'NewInitials',
  arguments: {
    y: needed(integer('The height above the lower edge of the page as displayed, in PDF units.')),
    alignment: word('The side of the page.', ALIGNMENTS, 'right'),
  },
}
