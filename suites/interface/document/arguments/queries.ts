import { STATES } from '../values.ts'
import { boolean, email, integer, text, time, word, type ArgumentTable } from './argument.ts'

/** The filters and pages of the list (document: Transactions, list). */
export const listQuery: ArgumentTable = {
  title: 'TransactionFilter',
  arguments: {
    size: integer('The number of transactions in the response.', { maximum: 100, default: 50 }),
    ending_before: text('The id of a transaction: lists those before it. Not with `starting_after`.'),
    starting_after: text('The id of a transaction: lists those after it. Not with `ending_before`.'),
    folder_id: text('Only transactions in this folder.'),
    creator: email('Only transactions that the member with this email address created.'),
    creator_api_key_id: text('Only transactions that were created with the API key of this id.'),
    created_gt: time('Only transactions created at this time or later, with or without milliseconds.'),
    created_lt: time('Only transactions created at this time or earlier, with or without milliseconds.'),
    expires_soon: boolean('If true, only transactions that expire in less than 48 hours.'),
    text_search: text(
      'Searches names, ids, names and emails of participants, names of documents, ids and names of seals, and values of metadata. A leading `^` finds values that start with the text.',
    ),
    state: word('Only transactions in this state.', STATES),
    stalled: boolean('Only stalled transactions.'),
    private: boolean('Only private transactions.'),
    issuing_entity_id: text('Only transactions of this issuing entity.'),
    waiting_period: boolean('Only transactions with a reflection period.'),
  },
  exclusive: [['ending_before', 'starting_after']],
}

/** The period of the consumption report. Other parameters are not documented. */
export const period: ArgumentTable = {
  title: 'Period',
  arguments: {
    created_gt: time('The beginning of the period.'),
    created_lt: time('The end of the period.'),
  },
}
