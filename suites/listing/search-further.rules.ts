import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, SETTING } from '../interface/document/needs.ts'
import { ALL_OF_THEM } from './several-filters.rules.ts'

const LIST = 'Endpoints: Transactions'

/** The text search of transactions with more contents than a new draft, or with fewer. */
export const searchFurtherRules = tableOf(
  stated(LIST, {
    'listing/search-unnamed': 'If a transaction was created without a name, `text_search` finds it by its id.',
    'listing/search-in-started':
      '`text_search` finds a started transaction by its id, its metadata, its document, and the email of each of its participants.',
    'listing/search-start-only-inside':
      '`text_search` with a leading `^` finds no transaction by text that occurs only later in a document name or participant email.',
  }),
  stated(LIST, ACTING, {
    'listing/search-performed':
      'After a participant has acted, `text_search` finds the transaction by its document and the email of each of its participants.',
  }),
  stated(LIST, ['seal', 'other-seal'], {
    'listing/search-last-seal': '`text_search` finds a transaction by the id of each of its seals.',
  }),
  stated(LIST, {
    'listing/search-start-only-id':
      '`text_search` with a leading `^` finds no transaction by text that occurs only later in its id.',
  }),
  stated(LIST, ['seal'], {
    'listing/search-start-only-seal-id':
      '`text_search` with a leading `^` finds no transaction by text that occurs only later in the id of its seal.',
  }),
  stated(LIST, ['seal', 'seal-name'], {
    'listing/search-start-only-seal-name':
      '`text_search` with a leading `^` finds no transaction by text that occurs only later in the name of its seal.',
  }),
  stated(LIST, SETTING, {
    'listing/search-start-only-participant-name':
      '`text_search` with a leading `^` finds no transaction by text that occurs only later in the name of a participant.',
  }),
  inferred(`"A leading \`^\` on the value matches values that start with the string", and the document gives no other
    character a special meaning: a name starts with the string only if it has the same \`_\` or \`%\`.`)(LIST, {
    'listing/search-start-literal':
      'If `_`, `%` or `.` replaces a letter of a name, `text_search` with a leading `^` does not find the name.',
    'listing/search-signs':
      "If `text_search` accepts `+`, `&`, `'`, `.`, `*` and parentheses, it finds a name or the start of a value with them.",
    'listing/search-letters':
      'If `text_search` accepts Japanese letters or capitals with accents, it finds a name with them.',
  }),
  inferred(`\`text_search\` "matches transaction name", and the document gives no character except a leading \`^\` a special
    meaning. To stand for any letter is a special meaning, if most signs do not.`)(LIST, {
    'listing/search-literal':
      'In a `text_search` that takes other signs literally, `_`, `%` and `.` do not stand for a letter of a name.',
  }),
  inferred(`\`text_search\` "matches ... metadata values", which may have 200 characters. No limit for the search is
    documented, so a service may refuse a long one; one that it accepts finds the value that equals it.`)(LIST, {
    'listing/search-long':
      'If `text_search` accepts 200 characters in several words, it finds a transaction by a metadata value with them.',
  }),
  inferred(ALL_OF_THEM)(LIST, {
    'listing/search-with-state':
      '`text_search` with a `state` finds a transaction by each of its texts only if it is in that state.',
  }),
  inferred(`\`text_search\` "matches ... participant email, document name, ... metadata values": those that the
    transaction has now, without any that an update, a renaming or a removal has removed.`)(LIST, {
    'listing/search-followed':
      'When a transaction is updated, `text_search` finds it by its new metadata and document name, and no longer by its former contents.',
  }),
)
