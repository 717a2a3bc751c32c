import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { ONE_TRANSACTION } from './as-read.rules.ts'

const own = inferred(ONE_TRANSACTION)

/** Each of several list items, and each object in an item, has its own values. */
export const itemsOwnRules = tableOf(
  own('Other objects', {
    'listing/items-own':
      'Each of several list items shows its own name, times, metadata, participants, state and flags.',
  }),
  own('Other objects', ACTING, {
    'listing/items-own-acted':
      'If participants acted in one of two transactions, each list item shows the progress and the flags of its own.',
  }),
  own('Other objects', ['second-key'], {
    'listing/items-own-creator':
      'If two keys created two transactions, the creator in each list item is that of its transaction.',
  }),
  own('Other objects', ['folder'], {
    'listing/items-own-folder': 'If two transactions are in different folders, each list item shows its own folder.',
  }),
  own('Other objects', ['members'], {
    'listing/items-own-watchers': 'If two transactions have different watchers, each list item shows its own.',
  }),
  own('Other objects', ['seal', 'other-seal'], {
    'listing/items-own-sealers': 'A list item shows each of two sealers with its own id and name.',
  }),
)
