import type { Table } from '../../helpers/engine/coverage/table.ts'
import { row } from './row.ts'

/** Limits and versioning. */
export const limitsRows: Table = [
  {
    section: 'Limits',
    from: ['## Limits'],
    rows: [
      row(
        'd79a2f76',
        'duration and the 45 days',
        'transaction-arguments/duration-*limit*',
        'transaction/duration-default',
        'lifecycle/pause-beyond-45-days',
      ),
      row(
        '5c2b5943',
        'expires_at and the lifetime of a draft',
        'transaction-arguments/expires-at-*limit*',
        'lifecycle/draft-seven-days*',
        'lifecycle/draft-within-seven-days',
      ),
      row('29aae80a', 'name', 'transaction-arguments/name-*limit*', 'transaction-arguments/name-not-bytes-*'),
      row(
        '75182c0b',
        'metadata',
        'metadata/*limit*',
        'metadata/entries-never-beyond',
        'metadata/*-not-bytes-*',
        'metadata/key-*-alone-*',
        'metadata/key-*-within-*',
        'metadata/key-characters-*',
      ),
      row(
        '2fb5f8bf',
        'carbon copies: subject, message',
        'transaction-arguments/carbon-copy-*-limit-*',
        'transaction-arguments/carbon-copy-*-not-bytes-*',
      ),
      row(
        'e3faecae',
        'subjects and messages for participants',
        'participant/*-subject-length',
        'participant/*-message-length',
      ),
      row('052b7670', 'designation, description', 'participant/designation-*', 'participant/description-length'),
      row('cef21628', 'cancel reason', 'lifecycle/cancel-reason-*'),
      row('b08a6f30', 'consents', 'field-arguments/*consent-*limit-*', 'field-arguments/*consent-not-bytes-*'),
      row('b119bd1b', 'tooltip', 'field-arguments/tooltip-*limit-*', 'field-arguments/tooltip-not-bytes-*'),
      row(
        'b2affdd2',
        'value of a label',
        'field-arguments/label-value-*limit-*',
        'field-arguments/label-value-not-bytes-*',
      ),
      row(
        'a9739449',
        'options of a dropdown',
        'field-arguments/option*limit-*',
        'field-arguments/option*-not-bytes-*',
        'field-arguments/option-value-backslash-*',
        'field-arguments/option-key-backslash',
      ),
      row('0480a7c6', 'font size', 'field-arguments/font-size-*limit-*', 'field/font-size-limits'),
      row('19be34f6', 'uploaded files', 'file/size-*', 'file/one-per-request'),
      row('85475fcc', 'page size of the list', 'listing/size-*'),
      row('672620e3', 'expires_soon', 'listing/expires-soon-*'),
      row('0b138d9e', 'retention', 'lifecycle/retention-*', 'lifecycle/*-retention-*'),
      row('5a643383', 'registrations', 'lifecycle/registration-*', 'event/registration-expired'),
      row('6b1c5abd', 'initials', 'initials/once', 'initials/once-*'),
      row('753e7cf6', 'rate limits and counts are not shown', 'errors/rate-limit'),
    ],
  },
  {
    section: 'Versioning',
    from: ['## Versioning'],
    rows: [
      row(
        'eedd0a2e',
        'the version in the path',
        'versioning/prefix',
        'versioning/without-prefix',
        'versioning/other-prefix',
      ),
      row('193cc54e', 'the deprecated report', 'versioning/deprecated-report-*', 'versioning/summary-exists'),
      row('15f490dc', 'two environments', 'conventions/two-environments'),
      row(
        '784d16e6',
        'timelines and negotiation are not shown',
        'versioning/deprecation-timeline',
        'versioning/negotiation',
      ),
    ],
  },
]
