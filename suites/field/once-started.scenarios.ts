import { ifAllowed, type Args, type Context, type JsonObject, type Transaction } from '../../helpers/engine/index.ts'
import { ONCE_RUNNING } from '../interface/document/states.ts'
import { creatableOf, fieldIn, PLACE, plainField, positionOf, type Site } from '../interface/reads/fields.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { addedLate, fieldChangedLate } from '../interface/scenes/late-addition.ts'
import { onceStarted } from '../interface/scenes/once-started.ts'
import { unlessRefused } from '../interface/writes/unless-refused.ts'
import { scenario } from '../scenario.ts'
import { ATTRIBUTES, hasAttributes, MOVED } from './copied-fields.ts'
import { PATHS } from './deletions.rules.ts'
import { besides, fieldsOn, inTurn, isUnplaced, POSITION, deleteThrough, showsUnplaced, stands } from './scene.ts'

/** Types that represent all others. */
const SOME = ['signature', 'text', 'label'] as const

/** Adds a field after the start. Not exercised if the target refuses it. */
const lateField = ({ api, given }: Context, { id, documentId }: Site, args: Args): Promise<Transaction> =>
  given.madeIfAllowed(() => api.addField(id, documentId, args), 'such a field cannot be added after the start')

/** A document of three pages that was added after the start. Not exercised if the target refuses it. */
async function withLateDocument(context: Context, word: (typeof ONCE_RUNNING)[number]['word']): Promise<Site> {
  const { id, documentId } = await onceStarted(context, word)
  return addedLate(context, () => besides(context, { id, documentId }, { pages: 3 }))
}

/** Does the same late for each of several types. Types for which the target refuses it are left out. */
async function eachLate<Result>(context: Context, act: (type: (typeof SOME)[number], i: number) => Promise<Result>) {
  const made = await inTurn(creatableOf(context, SOME), (type, i) => unlessRefused(() => act(type, i)))
  const all = made.flat()
  return all.length > 0 ? all : context.notExercised('the target refuses it for all types of fields after the start')
}

/** Copies of late fields, with their sources. */
const lateCopies = (context: Context, site: Site) =>
  eachLate(context, async (type, i) => {
    const passed = ATTRIBUTES[type] ?? {}
    const source = await lateField(context, site, { ...plainField(type), ...passed, y: 400 + 80 * i })
    return { type, passed, source, copy: await lateField(context, site, { copy_from: source.id }) }
  })

/** Changes a field after the start, with its name, which shows whether the service ignores the whole change. */
function changedLate(context: Context, site: Site, fieldId: string, args: Args) {
  const name = context.people.title()
  return fieldChangedLate(context, { ...site, fieldId }, { ...args, name }, (field) => field['name'] === name)
}

type LookAt = (context: Context, field: JsonObject) => void
const isUnseen: LookAt = ({ check }, field) => check.absent(POSITION, field['position'])
const isPlaced: LookAt = (context, field) => stands(context, field, PLACE)
const isLast: LookAt = ({ check }, field) => check.oneOf(`${POSITION}.page of 3`, positionOf(field)['page'], [3, -1])
const isA =
  (type: string): LookAt =>
  ({ check }, field) =>
    check.equal('documents[].fields[].type', field['type'], type)

const [UNPLACED, PLACED] = [{ type: 'signature' }, plainField('signature')]
/** The effects of requests about signature fields: the field that is added late, its update if there is one, and the look. */
const EFFECTS = [
  ['page-last-update', 'moves a field of * to the last page', PLACED, { ...PLACED, page: -1 }, isLast],
  ['type-omitted', 'adds a signature field to * if no type is passed', PLACE, undefined, isA('signature')],
  ['invisible-unplaced', 'adds an invisible field to *', UNPLACED, undefined, isUnseen],
  ['made-visible', 'makes an invisible field of * visible', UNPLACED, PLACED, isPlaced],
  ['made-invisible', 'makes a visible field of * invisible', PLACED, { type: 'signature', page: 0 }, isUnseen],
  ['turned-into-visa', 'turns a signature field of * into a visa', PLACED, plainField('visa'), isA('visa')],
] as const

for (const { word, name } of ONCE_RUNNING) {
  for (const [rule, title, made, update, look] of EFFECTS)
    scenario(`field/${rule}-${word}`, title.replace('*', name), async (context) => {
      context.dependsOn(`field/${rule}`, 'field-arguments/name-kept-update')
      creatableOf(context, rule === 'turned-into-visa' ? ['visa'] : ['signature'])
      const site = await withLateDocument(context, word)
      const added = await lateField(context, site, made)
      look(context, update ? await changedLate(context, site, added.id, update) : added)
      await staysTrue(context, site.id, (read) => {
        context.check.present('documents[].fields[].id', fieldIn(read, added.id)?.['id'])
        look(context, fieldIn(read, added.id) ?? {})
      })
    })

  scenario(`field/placed-${word}`, `puts fields added to ${name} at their position`, async (context) => {
    context.dependsOn('field/placed')
    const site = await withLateDocument(context, word)
    const fields = await eachLate(context, async (type, i) => {
      const at = { page: 3 - i, x: 90 + 10 * i, y: 120 + 80 * i }
      const field = await lateField(context, site, { ...plainField(type), ...at })
      stands(context, field, at, `position of a ${type}`)
      return { id: field.id, at }
    })
    await context.shows(site.id, (read) => fields.forEach(({ id, at }) => stands(context, fieldIn(read, id), at)))
  })

  scenario(`field/page-last-${word}`, `puts fields added to ${name} on the last page`, async (context) => {
    context.dependsOn('field/page-last-create', `field/placed-${word}`)
    const site = await withLateDocument(context, word)
    const fields = await eachLate(context, async (type, i) => {
      const field = await lateField(context, site, { ...plainField(type), page: -1, y: 120 + 80 * i })
      isLast(context, field)
      return field
    })
    await context.shows(site.id, (read) => fields.forEach(({ id }) => isLast(context, fieldIn(read, id) ?? {})))
  })

  scenario(`field/copied-${word}`, `copies fields of ${name} without their position`, async (context) => {
    context.dependsOn('field/copied')
    const site = await onceStarted(context, word)
    const copies = await lateCopies(context, site)
    for (const { type, source, copy } of copies) {
      context.check.different(`id of a copied ${type}`, copy.id, source.id)
      isUnplaced(context, type, copy, `position of a copied ${type}`)
    }
    await context.shows(site.id, (read) =>
      copies.forEach(({ type, copy }) => showsUnplaced(context, read, type, copy.id)),
    )
  })

  scenario(`field/copy-attributes-${word}`, `copies fields of ${name} with their attributes`, async (context) => {
    context.dependsOn('field/copy-attributes', 'field/copied-to-document', `field-arguments/together-${word}`)
    const site = await onceStarted(context, word)
    const copies = await lateCopies(context, site)
    for (const { type, passed, source, copy } of copies) hasAttributes(context, copy, source, passed, type)
    await context.shows(site.id, (read) => {
      for (const { type, passed, source, copy } of copies)
        hasAttributes(context, fieldIn(read, copy.id), source, passed, type)
    })
  })

  scenario(`field/moved-to-document-${word}`, `moves fields of ${name} to another document`, async (context) => {
    context.dependsOn('field/moved-to-document', `field/added-${word}`)
    const from = await onceStarted(context, word)
    const to = await addedLate(context, () => besides(context, from))
    // Fields that the target does not move stay.
    const stay = new Set([from.fieldId])
    const moved = await eachLate(context, async (type, i) => {
      const { id } = await lateField(context, from, { ...plainField(type), y: 400 + 80 * i })
      stay.add(id)
      const made = await lateField(context, to, { move_from: id })
      stay.delete(id)
      return made.id
    })
    const idsOn = (read: JsonObject, site: Site) => fieldsOn(read, site).map(({ id }) => String(id))
    await context.shows(from.id, (read) => {
      context.check.sameSet('documents[].fields[].id of the document of the path', idsOn(read, to), moved)
      context.check.sameSet('documents[].fields[].id of the former document', idsOn(read, from), [...stay])
    })
  })

  scenario(`field/move-attributes-${word}`, `moves fields of ${name} with their attributes`, async (context) => {
    context.dependsOn('field/move-attributes', `field/moved-to-document-${word}`, `field-arguments/together-${word}`)
    const from = await onceStarted(context, word)
    const to = await addedLate(context, () => besides(context, from))
    const all = await eachLate(context, async (type, i) => {
      const passed = MOVED[type] ?? {}
      const source = await lateField(context, from, { ...plainField(type), ...passed, y: 400 + 80 * i })
      return { type, passed, source, made: await lateField(context, to, { move_from: source.id }) }
    })
    for (const { type, passed, source, made } of all) hasAttributes(context, made, source, passed, type)
    await context.shows(from.id, (read) => {
      for (const { type, passed, source, made } of all)
        hasAttributes(context, fieldIn(read, made.id), source, passed, type)
    })
  })

  for (const path of PATHS)
    scenario(`field/deleted-late-${word}`, `deletes fields of ${name} ${path.name}`, async (context) => {
      context.dependsOn(`field/deleted${path.word}`)
      const site = await onceStarted(context, word)
      const { id } = await lateField(context, site, { ...plainField('signature'), y: 500 })
      await ifAllowed(() => deleteThrough(context, path, site, id), 'no field can be deleted after the start')
      await staysTrue(context, site.id, (read) => {
        const ids = fieldsOn(read, site).map((field) => field['id'])
        context.check.equal('documents[].fields[].id', ids, [site.fieldId])
      })
    })
}
