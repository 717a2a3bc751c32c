import { isObject, isSuccess, objectsIn, type Args, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { creatableOf, fieldIn, madeReady, positionOf, type FieldType } from '../interface/reads/fields.ts'
import { isReached } from '../interface/reads/precondition.ts'
import { sendUnjudged } from '../interface/writes/send-unjudged.ts'
import { scenario } from '../scenario.ts'
import { created, fieldsOn, stands } from './scene.ts'

/** An anchor on the second of three pages. */
const ANCHOR = { text: 'sign-here', page: 2, x: 200, y: 400 }

/** Arguments that place a field by an anchor. */
const PLACED = {
  'with a text of the page as anchor': { anchor: ANCHOR.text },
  'with an anchor, x and y': { anchor: ANCHOR.text, x: 10, y: 20 },
  'with an anchor and its page': { anchor: ANCHOR.text, page: 2 },
  'with an anchor and another page': { anchor: ANCHOR.text, page: 1 },
  'with an anchor that does not exist': { anchor: 'not-in-the-file' },
}

const OPEN = ['field/anchor-text', 'field/anchor-relative', 'field/anchor-page', 'field/anchor-unknown'] as const

scenario(OPEN, 'records the positions of fields with an anchor', async (context) => {
  const { id, documentId } = await context.given.documented({ pages: 3, anchors: [ANCHOR] })
  for (const type of creatableOf(context, ['signature', 'text'])) {
    for (const [what, args] of Object.entries(PLACED)) {
      const send = () => sendUnjudged(context, 'addField', [id, documentId], { type, ...args })
      const answer = await context.witness(`a ${type} ${what}`, send)
      context.observe(`position of a ${type} ${what}`, isObject(answer?.body) ? positionOf(answer.body) : 'nothing')
    }
  }
})

/** Asserts that fields with the anchor in the target's own file are created on its document. */
async function anchors(context: Context, types: readonly FieldType[], more: Args = {}): Promise<void> {
  context.dependsOn(...created(...types))
  const { api, given, accepts, check, fact, shows } = context
  const [file, anchor] = [fact('anchor-pdf'), fact('anchor-name')]
  for (const type of creatableOf(context, types)) {
    const [{ id }, document] = [await given.draft(), await given.fileAt(file)]
    const { id: documentId } = await given.made(() => api.addDocument(id, { document }))
    const field = await accepts(() => api.addField(id, documentId, { type, anchor, ...more }))
    check.equal('type of the field in the response', field['type'], type)
    await shows(id, (read) => {
      const found = fieldsOn(read, { id, documentId }).find((one) => one['id'] === field['id'])
      check.equal('type of the field on the document', found?.['type'], type)
    })
  }
}

for (const type of ['signature', 'text'] as const)
  scenario(`field/anchored-${type}`, `creates a ${type} field with an anchor`, (context) => anchors(context, [type]))

scenario('field/anchored-on-page', 'creates fields with an anchor and the page of the anchor', (context) =>
  anchors(context, ['signature', 'text'], { page: 1 }),
)

/** A position on the page of the anchor, far from it. */
const AT = { page: ANCHOR.page, x: 320, y: 330 } as const

for (const on of ['create', 'update'] as const) {
  const when = on === 'create' ? 'on creation' : 'on update'
  scenario(`field/anchor-elsewhere-${on}`, `lets an anchor have no effect on other types ${when}`, async (context) => {
    context.dependsOn('field/placed', 'field/moved')
    const { api, given, refusedOrIgnored, shows } = context
    const { id, documentId } = await given.documented({ pages: 3, anchors: [ANCHOR] })
    // These types have a position, on which an anchor must have no effect.
    const types = creatableOf(context, ['visa', 'image', 'label', 'dropdown', 'signature_date'])
    for (const [i, type] of types.entries()) {
      const at = { ...AT, y: AT.y + 60 * i }
      context.dependsOn(...created(type))
      const plain = await madeReady(context, { id, documentId }, type)
      const before = on === 'update' && (await given.made(() => api.addField(id, documentId, { ...plain, ...at })))
      const send = (args: Args) =>
        before
          ? api.updateField(id, documentId, before.id, { ...plain, ...at, ...args })
          : api.addField(id, documentId, { ...plain, ...at, ...args })
      const twin = () =>
        api.addField(id, documentId, { ...plain, ...at, x: 60, ...('name' in plain && { name: 'Another' }) })
      const answered = await refusedOrIgnored(() => send({ anchor: ANCHOR.text }), { twin })
      const what = `position of a ${type}`
      if (answered) stands(context, answered, at, what)
      const fieldId = before ? before.id : answered?.['id']
      if (fieldId !== undefined) await shows(id, (read) => stands(context, fieldIn(read, fieldId), at, what))
    }
  })
}

/** The place of a field, with `none` for each number that it does not show. */
const placeOf = (field: JsonObject) => ['page', 'x', 'y'].map((member) => positionOf(field)[member] ?? 'none')

scenario('field/anchor-elsewhere-create', 'lets an anchor place no field of another type', async (context) => {
  const { given, check, notExercised, refusedOrIgnored, shows } = context
  // A target may prepare a new document first.
  const isAvailable = (read: JsonObject) =>
    check.different('documents[].available', objectsIn(read, 'documents')[0]?.['available'], false)
  // Each field is the only one of its document, as a service may place further ones elsewhere.
  const add = async (type: FieldType, args: Args = {}) => {
    const { id, documentId } = await given.documented({ pages: 3, anchors: [ANCHOR] })
    await isReached(() => shows(id, isAvailable))
    return sendUnjudged(context, 'addField', [id, documentId], { type, ...args })
  }
  const compared: FieldType[] = []
  for (const type of creatableOf(context, ['visa', 'image', 'signature_date'])) {
    context.dependsOn(...created(type))
    const plain = await add(type)
    // The document does not say which types need a position.
    if (!isSuccess(plain) || !isObject(plain.body)) continue
    compared.push(type)
    const answered = await refusedOrIgnored(() => add(type, { anchor: ANCHOR.text }), { twin: () => add(type) })
    if (answered) check.equal(`position of a ${type}`, placeOf(answered), placeOf(plain.body))
  }
  if (compared.length === 0) notExercised('the service creates none of these fields without a position')
})
