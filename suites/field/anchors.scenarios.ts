import { isObject, type Args, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { creatableOf, fieldIn, madeReady, positionOf, type FieldType } from '../interface/reads/fields.ts'
import { sendUnjudged } from '../interface/writes/send-unjudged.ts'
import { scenario } from '../scenario.ts'
import { CREATED, fieldsOn, stands } from './scene.ts'

/** An anchor on the second of three pages. */
const ANCHOR = { text: 'sign-here', page: 2, x: 200, y: 400 }

/** Arguments that place a field by an anchor. */
const cases = [
  { what: 'with a text of the page as anchor', args: { anchor: ANCHOR.text } },
  { what: 'with an anchor, x and y', args: { anchor: ANCHOR.text, x: 10, y: 20 } },
  { what: 'with an anchor and its page', args: { anchor: ANCHOR.text, page: 2 } },
  { what: 'with an anchor and another page', args: { anchor: ANCHOR.text, page: 1 } },
  { what: 'with an anchor that does not exist', args: { anchor: 'not-in-the-file' } },
] as const

scenario(
  ['field/anchor-text', 'field/anchor-relative', 'field/anchor-page', 'field/anchor-unknown'],
  'records the positions of fields with an anchor',
  async (context) => {
    const { id, documentId } = await context.given.documented({ pages: 3, anchors: [ANCHOR] })
    for (const type of creatableOf(context, ['signature', 'text'])) {
      for (const { what, args } of cases) {
        const send = () => sendUnjudged(context, 'addField', [id, documentId], { type, ...args })
        const answer = await context.witness(`a ${type} ${what}`, send)
        context.observe(`position of a ${type} ${what}`, isObject(answer?.body) ? positionOf(answer.body) : 'nothing')
      }
    }
  },
)

/** Asserts that fields with the anchor in the target's own file are created on its document. */
async function anchors(context: Context, types: readonly FieldType[], more: Args = {}): Promise<void> {
  context.dependsOn(...CREATED)
  const { api, given, accepts, check, fact, shows } = context
  const [file, anchor] = [fact('anchor-pdf'), fact('anchor-name')]
  for (const type of creatableOf(context, types)) {
    const [{ id }, document] = [await given.draft(), await given.fileAt(file)]
    const { id: documentId } = await given.made(() => api.addDocument(id, { document }))
    const field = await accepts(() => api.addField(id, documentId, { type, anchor, ...more }))
    const isThere = (of: JsonObject, where: string) => check.equal(`type of the field ${where}`, of['type'], type)
    isThere(field, 'in the response')
    await shows(id, (read) => {
      const found = fieldsOn(read, { id, documentId }).find((one) => one['id'] === field['id'])
      isThere(found ?? {}, 'on the document')
    })
  }
}

for (const type of ['signature', 'text'] as const)
  scenario(`field/anchored-${type}`, `creates a ${type} field with an anchor`, (context) => anchors(context, [type]))

scenario('field/anchored-on-page', 'creates fields with an anchor and the page of the anchor', (context) =>
  anchors(context, ['signature', 'text'], { page: 1 }),
)

/** Types with a position on which an anchor must have no effect. */
const OTHERS = ['visa', 'image', 'label', 'dropdown', 'signature_date'] as const

/** A position on the page of the anchor, far from it. */
const AT = { page: ANCHOR.page, x: 20, y: 30 } as const

for (const on of ['create', 'update'] as const) {
  const when = on === 'create' ? 'on creation' : 'on update'
  scenario(`field/anchor-elsewhere-${on}`, `lets an anchor have no effect on other types ${when}`, async (context) => {
    context.dependsOn(...CREATED, 'field/placed', 'field/moved')
    const { api, given, refusedOrIgnored, shows } = context
    const { id, documentId } = await given.documented({ pages: 3, anchors: [ANCHOR] })
    for (const type of creatableOf(context, OTHERS)) {
      const plain = await madeReady(context, { id, documentId }, type)
      const before = on === 'update' && (await given.made(() => api.addField(id, documentId, { ...plain, ...AT })))
      const send = (args: Args) =>
        before
          ? api.updateField(id, documentId, before.id, { ...plain, ...AT, ...args })
          : api.addField(id, documentId, { ...plain, ...AT, ...args })
      const twin = () => api.addField(id, documentId, { ...plain, ...AT, ...('name' in plain && { name: 'Another' }) })
      const answered = await refusedOrIgnored(() => send({ anchor: ANCHOR.text }), { twin })
      const what = `position of a ${type}`
      if (answered) stands(context, answered, AT, what)
      const fieldId = before ? before.id : answered?.['id']
      if (fieldId !== undefined) await shows(id, (read) => stands(context, fieldIn(read, fieldId), AT, what))
    }
  })
}
