import { each, inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { SETTING } from '../interface/document/needs.ts'

const LIST = 'Endpoints: Transactions'

/** What is searched: in the ids of rules, and in their words (document: Transactions, list, `text_search`). */
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
    'listing/search-others-dropped': '`text_search` finds no transaction in which the text is nowhere.',
    'listing/search-start-only':
      '`text_search` with a leading `^` finds no transaction whose name holds the text, and does not start with it.',
    'listing/search-start-only-metadata':
      '`text_search` with a leading `^` finds no transaction of which a metadata value holds the text, and does not start with it.',
  }),
  inferred(
    '`content` is the "array of transaction summaries" that are found, and `has_more` says that "more transactions exist than returned": where none is found, there are neither.',
  )('Other objects', {
    'listing/search-nothing': 'A `text_search` that finds nothing is answered with an empty `content`, and no more.',
  }),
  inferred(
    '`text_search` "matches transaction name", and the name of a transaction is the one that it was updated to; the name before is its name no more.',
  )(LIST, {
    'listing/search-renamed': 'A renamed transaction is found by its new name, and no more by the old one.',
  }),
  open(LIST, {
    'listing/search-metadata-key': 'Whether `text_search` finds a transaction by the key of a metadata entry.',
    'listing/search-parts':
      'Whether `text_search` finds parts of a name, another case, one word of several, or several of them.',
    'listing/search-start-of-word': 'Whether a leading `^` finds the beginning of a later word.',
  }),
)
