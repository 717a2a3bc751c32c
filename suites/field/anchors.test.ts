import { isObject } from '../../helpers/values/json.ts'
import { creatableOf, fieldIn, positionOf } from '../interface/fields.ts'
import { scenario } from '../scenario.ts'

/** Stands on the second of three pages. */
const ANCHOR = { text: 'sign-here', page: 2, x: 200, y: 400 }

/** What is passed to place a field by an anchor. */
const cases = [
  { rule: 'anchor-text', what: 'a text of the page', args: { anchor: ANCHOR.text } },
  { rule: 'anchor-relative', what: 'x and y beside it', args: { anchor: ANCHOR.text, x: 10, y: 20 } },
  { rule: 'anchor-page', what: 'its page', args: { anchor: ANCHOR.text, page: 2 } },
  { rule: 'anchor-page', what: 'another page', args: { anchor: ANCHOR.text, page: 1 } },
  { rule: 'anchor-unknown', what: 'an anchor that is not there', args: { anchor: 'not-in-the-file' } },
] as const

for (const rule of ['anchor-text', 'anchor-relative', 'anchor-page', 'anchor-unknown'] as const) {
  scenario(`field/${rule}`, `records what ${rule.replace('-', ': ')} does`, async (context) => {
    const { api, given, witness, observe } = context
    const { id, documentId } = await given.documented({ pages: 3, anchors: [ANCHOR] })
    for (const type of creatableOf(context, ['signature', 'text'])) {
      for (const { what, args } of cases.filter((one) => one.rule === rule)) {
        const answer = await witness(`a ${type}, ${what}`, () => api.addField(id, documentId, { type, ...args }))
        const field = isObject(answer?.body) ? answer.body : {}
        observe(`position of a ${type}, ${what}`, positionOf(field))
        observe(`the same when read`, positionOf(fieldIn(await given.read(id), field['id']) ?? {}))
      }
    }
  })
}
