import { isObject } from '../../helpers/values/json.ts'
import { creatableOf, positionOf } from '../interface/fields.ts'
import { sendUnjudged } from '../interface/unjudged.ts'
import { scenario } from '../scenario.ts'

/** Stands on the second of three pages. */
const ANCHOR = { text: 'sign-here', page: 2, x: 200, y: 400 }

/** What is passed to place a field by an anchor. */
const cases = [
  { what: 'by a text of the page', args: { anchor: ANCHOR.text } },
  { what: 'with x and y beside it', args: { anchor: ANCHOR.text, x: 10, y: 20 } },
  { what: 'with its page', args: { anchor: ANCHOR.text, page: 2 } },
  { what: 'with another page', args: { anchor: ANCHOR.text, page: 1 } },
  { what: 'by an anchor that is not there', args: { anchor: 'not-in-the-file' } },
] as const

scenario(
  ['field/anchor-text', 'field/anchor-relative', 'field/anchor-page', 'field/anchor-unknown'],
  'records where anchors place fields',
  async (context) => {
    const { given, witness, observe } = context
    const { id, documentId } = await given.documented({ pages: 3, anchors: [ANCHOR] })
    for (const type of creatableOf(context, ['signature', 'text'])) {
      for (const { what, args } of cases) {
        const send = () => sendUnjudged(context, 'addField', [id, documentId], { type, ...args })
        const answer = await witness(`a ${type} ${what}`, send)
        observe(`position of a ${type} ${what}`, isObject(answer?.body) ? positionOf(answer.body) : 'nothing')
      }
    }
  },
)
