import type { Table } from '../../helpers/engine/coverage/table.ts'
import { row } from './row.ts'

/** The arguments with which a transaction is created and updated. */
export const transactionArgumentsRows: Table = [
  {
    section: 'Arguments for create and update',
    from: ['Arguments for create and update:'],
    rows: [
      row('be8b4958', 'introduction', 'transaction-arguments/together-*', 'transaction-arguments/refused-*'),
      row('8925e302', 'name', 'transaction-arguments/name-*', 'transaction/name-default'),
      row('af327e72', 'language', 'transaction-arguments/language-*', 'transaction/language-default'),
      row(
        '7e478c6a',
        'duration',
        'transaction-arguments/duration-*',
        'transaction/duration-default',
        'lifecycle/start-countdown',
      ),
      row(
        '89a318a1',
        'expires_at',
        'transaction-arguments/expires-at-*',
        'transaction-arguments/duration-with-expires-at-*',
      ),
      row('d3593afb', 'folder_id', 'transaction-arguments/folder-*'),
      row(
        '3e891645',
        'metadata',
        'metadata/kept-*',
        'metadata/value-*',
        'metadata/update-*',
        'metadata/key-*',
        'metadata/entries-*',
      ),
      row('eb5e7c63', 'carbon_copies', 'transaction-arguments/carbon-copies-*'),
      row('fb6a1731', 'carbon_copy_subject', 'transaction-arguments/carbon-copy-subject-*'),
      row('e240232e', 'carbon_copy_message', 'transaction-arguments/carbon-copy-message-*'),
      row('27a41e5e', 'private', 'transaction-arguments/private-*'),
      row('4cf7bc36', 'watchers', 'transaction-arguments/watchers-*'),
      row('ade7b742', 'issuing_entity_id', 'transaction-arguments/issuing-entity-*'),
      row(
        'ff393971',
        'sender_name_display',
        'sender-name-display/default-*',
        'sender-name-display/omitted-*',
        'sender-name-display/workspace-*',
        'sender-name-display/issuing-entity-*',
        'sender-name-display/explicit-*',
        'sender-name-display/unlisted-*',
        'sender-name-display/name-*',
        'sender-name-display/locked',
      ),
      row(
        'de939a7f',
        'evidence_archiving_configuration_id',
        'transaction-arguments/evidence-archiving-accepted-*',
        'transaction-arguments/evidence-archiving-unknown-*',
        'transaction-arguments/evidence-archiving-elsewhere-*',
        'transaction-arguments/evidence-archiving-effect',
      ),
      row(
        '77736fb7',
        'delete_evidence_archiving_configuration_id',
        'transaction-arguments/evidence-archiving-deleted-*',
        'transaction-arguments/evidence-archiving-set-and-deleted-update',
      ),
    ],
  },
]
