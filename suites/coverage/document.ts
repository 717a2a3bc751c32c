import type { Table } from '../../helpers/coverage/table.ts'
import { row } from './row.ts'

/** Documents and their fields. */
export const documentRows: Table = [
  {
    section: 'Document',
    from: ['### Document (element of documents, and the sub-object returned by document operations)'],
    rows: [
      row('d6c1b12e', 'id', 'document/id-*', 'document/ids-differ'),
      row(
        '32b056d2',
        'name',
        'document/name-type',
        'document/name-beyond-ascii-*',
        'document/name-signs-*',
        'file/name-*',
        'document/answer-read-*',
      ),
      row(
        '0eae6063',
        'updatable',
        'document/updatable-*',
        'document/not-updatable-*',
        'document/flags-answered-changed',
      ),
      row(
        '90216c07',
        'deletable',
        'document/deletable-*',
        'document/not-deletable-*',
        'document/flags-answered-changed',
      ),
      row('3dbab2a2', 'fields', 'document/fields-type', 'transaction/documents-hold-field'),
    ],
  },
  {
    section: 'Field',
    from: ['### Field (element of documents[].fields, and the sub-object returned by field operations)'],
    rows: [
      row('98ce674c', 'id', 'field/id-*', 'field/ids-differ'),
      row('6610fc5f', 'name', 'field/name-type', 'field/answer-read-*'),
      row('348c3e91', 'type', 'field/type-set', 'field/created-*'),
      row('d52d418d', 'built_in', 'field/built-in-*'),
      row('f3fb0f29', 'consents', 'field/consents-*'),
      row('9fa6880e', 'optional_consents', 'field/optional-consents-*'),
      row(
        '1c1fdd81',
        'updatable',
        'field/updatable-*',
        'field/cancelled-neither',
        'field/flags-*',
        'field/signed-changed',
      ),
      row('df24183a', 'deletable', 'field/deletable-*', 'field/cancelled-neither', 'field/flags-*'),
      row(
        'da9eb90a',
        'position',
        'field/position-*',
        'field/invisible-unplaced',
        'field-arguments/height-default',
        'field-arguments/width-default',
      ),
      row('a3bd593e', 'font_size', 'field/font-size-*'),
      row('962d6e73', 'max_length', 'field/max-length-*'),
      row('b4384a97', 'tooltip', 'field/tooltip-*'),
      row('57f8a7c1', 'value', 'field/value-*'),
      row('1aa14f6a', 'alignment', 'field/alignment-*'),
      row('185a69fc', 'checked', 'field/checked-*'),
      row('a1642f50', 'minimum_required', 'field/minimum-required-*'),
      row('82f4f1a4', 'parent', 'field/parent-type'),
      row('5dc4a7dd', 'required', 'field/required-type'),
      row('55e9fec0', 'options', 'field/options-*'),
      row('2cff58a5', 'format', 'field/format-*'),
    ],
  },
]
