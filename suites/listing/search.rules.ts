import { each, inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { SETTING } from '../interface/document/needs.ts'

const LIST = 'Endpoints: Transactions'

/** The searched texts, as words of rule ids and as words of statements (document: Transactions, list, `text_search`). */
const SEARCHED = [
  { word: 'name', name: 'its name' },
  { word: 'id', name: 'its id' },
  { word: 'participant-name', name: 'the name of a participant', needs: SETTING },
  { word: 'participant-email', name: 'the email of a participant' },
  { word: 'document-name', name: 'the name of a document' },
  { word: 'seal-id', name: 'the id of its seal', needs: ['seal'] },
  { word: 'seal-name', name: 'the name of its seal', needs: ['seal', 'seal-name'] },
  { word: 'metadata', name: 'the value of a metadata entry' },
] as const

/** The text search of the list. */
export const searchRules = tableOf(
  each(SEARCHED).stated(LIST, {
    'listing/search-*': '`text_search` finds a transaction by *.',
    'listing/search-*-start': '`text_search` with a leading `^` finds a transaction by the beginning of *.',
  }),
  stated(LIST, {
    'listing/search-last-document': '`text_search` finds a transaction by the name of each of its documents.',
    'listing/search-last-metadata': '`text_search` finds a transaction by the value of each of its metadata entries.',
    'listing/search-others-dropped': '`text_search` finds only transactions that contain the text.',
    'listing/search-start-only':
      '`text_search` with a leading `^` finds no transaction by text that occurs only later in its name.',
    'listing/search-start-only-metadata':
      '`text_search` with a leading `^` finds no transaction by text that occurs only later in a metadata value.',
  }),
  inferred(
    '`content` is the "array of transaction summaries" that are found, and `has_more` says that "more transactions exist than returned": if no transaction is found, `content` is empty and no more exist.',
  )('Other objects', {
    'listing/search-nothing': 'If `text_search` finds nothing, `content` is empty and `has_more` is not true.',
  }),
  inferred(`\`text_search\` "matches transaction name", and when a transaction is renamed, the old name is no longer its
    name.`)(LIST, {
    'listing/search-renamed':
      'When a transaction is renamed, `text_search` finds it by its new name and no longer by the old one.',
  }),
  open(LIST, {
    'listing/search-metadata-key': 'Whether `text_search` finds a transaction by the key of a metadata entry.',
    'listing/search-parts':
      'Whether `text_search` finds a name by a part of it, in another case, or by one or several of its words.',
    'listing/search-start-of-word': 'Whether `text_search` with a leading `^` finds the beginning of a later word.',
  }),
)
