import { isSuccess, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { acceptedResponse } from '../interface/writes/accepted-answer.ts'
import { creatableOf, fieldIn, fieldsIn, PLACE, plainField, type Site } from '../interface/reads/fields.ts'
import { givenRichFields, givenSiblings } from '../interface/writes/rich-fields.ts'
import { unlessRefused } from '../interface/writes/unless-refused.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { signedByOne } from '../interface/scenes/performing.ts'
import { signedTwoFields } from '../interface/scenes/given-another-field.ts'
import { addedLate } from '../interface/scenes/late-addition.ts'
import { leavesRestOnceStarted } from '../interface/scenes/leaves-rest.ts'
import { scenario } from '../scenario.ts'
import { PATHS } from './deletions.rules.ts'
import { designated, halfLinked, link, linkedOn, linksOf, movedLinked, otherwiseLinked } from './linked.ts'
import { added, addedPlain, besides, ON_ITS_DOCUMENT, inTurn, onceHeld, refusesEach, deleteThrough } from './scene.ts'
import { staySame } from './scene.ts'

/** A draft with two documents. Each has a field to delete between two that stay. */
async function twoDocuments(context: Context) {
  const first = await context.given.documented()
  const second = await besides(context, first)
  const types = creatableOf(context, ['signature', 'text', 'dropdown'])
  const filled = async (site: Site, between: number) => {
    const make = async (i: number) => (await addedPlain(context, site, types[i % types.length] ?? 'signature')).id
    const [before = '', id = '', after = ''] = await inTurn([0, between, 2], make)
    return { site, id, staying: [before, after] }
  }
  const [one, other] = [await filled(first, 1), await filled(second, 2)]
  return { id: first.id, staying: [...one.staying, ...other.staying], going: [one, other] as const }
}

/** The ids of a group and its three boxes on a document. Empty if the workspace cannot create them. */
async function boxesOn(context: Context, site: Site): Promise<string[]> {
  const types: readonly string[] = creatableOf(context, ['signature', 'checkbox'])
  if (!types.includes('checkbox')) return []
  const group = await added(context, site, plainField('checkbox_group'))
  const box = (name: string) => added(context, site, { ...plainField('checkbox', group.id), name })
  const boxes = await inTurn(['North', 'South', 'East'], box)
  return [group.id, ...boxes.map(({ id }) => id)]
}

/** The ids of two fields of one name on a document, or of only one, as a service may refuse the second. */
async function namesakesOn(context: Context, site: Site): Promise<string[]> {
  const named = { ...plainField('signature'), name: context.people.title() }
  const first = await added(context, site, named)
  const second = await unlessRefused(() => added(context, site, { ...named, y: 500 }))
  return [first, ...second].map(({ id }) => id)
}

/** Asserts that fields are no longer in the transaction. */
const areGone = ({ check }: Context, read: JsonObject, ids: readonly string[]) => {
  const left = fieldsIn(read).filter(({ id }) => ids.includes(String(id)))
  check.that('documents[].fields', left.length === 0, 'without the deleted fields', left)
}

for (const path of PATHS) {
  const { word, name } = path

  scenario(`field/deleted${word}`, `deletes fields ${name}`, async (context) => {
    context.dependsOn(`field/deleted${word}-alone`)
    const { id, staying, going } = await twoDocuments(context)
    for (const one of going) await acceptedResponse(context, () => deleteThrough(context, path, one.site, one.id))
    const ids = going.map((one) => one.id)
    await context.shows(id, (read) => {
      context.check.present('documents[].fields', fieldIn(read, staying[0])?.['id'])
      areGone(context, read, ids)
    })
  })

  scenario(`field/deleted${word}`, `deletes a group after all of its boxes ${name}`, async (context) => {
    context.dependsOn(`field/deleted${word}-alone`)
    creatableOf(context, ['checkbox'])
    const site = await context.given.documented()
    const [group = '', ...boxes] = await boxesOn(context, site)
    for (const box of boxes) await acceptedResponse(context, () => deleteThrough(context, path, site, box))
    const isAlone = (read: JsonObject) => {
      areGone(context, read, boxes)
      if (!fieldIn(read, group)) context.notExercised('a group goes with the last of its boxes')
    }
    await onceShown(context, site.id, isAlone, `field/deleted${word}-alone`)
    await acceptedResponse(context, () => deleteThrough(context, path, site, group))
    await context.shows(site.id, (read) => areGone(context, read, [group]))
  })

  scenario(`field/deleted${word}-empty`, `returns an empty response to deleting a field ${name}`, async (context) => {
    const site = await context.given.documented()
    const { id } = await addedPlain(context, site, 'signature')
    const answer = await context.given.answer(() => deleteThrough(context, path, site, id))
    context.check.that('body of the response', answer.text.trim() === '', 'nothing', answer.text)
  })

  scenario(`field/deleted${word}-alone`, `leaves all other fields unchanged by a deletion ${name}`, async (context) => {
    const { given, check } = context
    const { id, staying, going } = await twoDocuments(context)
    const [first, second] = going
    const [kept = '', ...namesakes] = await namesakesOn(context, first.site)
    const boxes = await boxesOn(context, first.site)
    const box = boxes.pop()
    const [linked = ''] = staying
    await link(context, { id }, linked)
    const others = [...staying, ...boxes, kept, second.id]
    const isLinked = (read: JsonObject) => check.present('instructions.signatures of a field', linksOf(read, linked))
    await onceShown(context, id, isLinked, ON_ITS_DOCUMENT)
    const before = await onceHeld(context, id, others, ON_ITS_DOCUMENT)
    // The last one first, so that a deletion of those after it leaves the others to be deleted.
    const gone = [...(box === undefined ? [] : [box]), ...namesakes, first.id]
    for (const one of gone) await given.answer(() => deleteThrough(context, path, first.site, one))
    await onceShown(context, id, (read) => areGone(context, read, gone), `field/deleted${word}`)
    // The deleted fields are also missing from a reading that predates their creation, so reads are repeated.
    await context.shows(id, (after) => {
      // A default name may depend on the other fields.
      staySame(context, others, before, after, { but: ['documents[].fields[].name'] })
      const what = 'instructions.signatures of another field'
      check.that(what, linksOf(after, linked).length > 0, 'its signer', linksOf(after, linked))
    })
  })

  scenario(`field/deleted${word}-alone`, `leaves fields next to deleted ones unchanged ${name}`, async (context) => {
    context.dependsOn('field-arguments/create-leaves-rest')
    const site = await context.given.documented()
    const fieldsStay = await givenRichFields(context, site)
    const gone = await givenSiblings(context, site)
    for (const one of gone) await context.given.answer(() => deleteThrough(context, path, site, one))
    await onceShown(context, site.id, (read) => areGone(context, read, gone), `field/deleted${word}`)
    await fieldsStay('after a box, a dropdown and a text field were deleted')
  })

  scenario(`field/deleted${word}-alone`, `keeps boxes of a namesake of a group deleted ${name}`, async (context) => {
    context.dependsOn(`field/deleted${word}`)
    creatableOf(context, ['checkbox'])
    const first = await context.given.documented()
    const second = await besides(context, first)
    const [group = '', ...boxes] = await boxesOn(context, first)
    const [staying = context.notExercised('groups on two documents, or their boxes, cannot have the same names')] =
      await unlessRefused(() => boxesOn(context, second))
    const before = await onceHeld(context, first.id, [group, ...boxes, ...staying], ON_ITS_DOCUMENT)
    // A service may delete only a group without boxes.
    if (!isSuccess(await deleteThrough(context, path, first, group)))
      for (const one of [...boxes, group]) await context.given.answer(() => deleteThrough(context, path, first, one))
    await onceShown(context, first.id, (read) => areGone(context, read, [group]), `field/deleted${word}`)
    await staysTrue(context, first.id, (after) => staySame(context, staying, before, after))
  })

  scenario(`field/deleted${word}-unknown`, `refuses a second deletion of a field ${name} with 404`, async (context) => {
    context.dependsOn(`field/deleted${word}`)
    const { given, answers } = context
    const site = await given.documented()
    const { id } = await addedPlain(context, site, 'signature')
    const send = () => deleteThrough(context, path, site, id)
    await given.answer(send)
    await answers(404, send)
  })

  scenario(`field/linked-not-deleted${word}`, `refuses to delete fields with a signer ${name}`, async (context) => {
    const [site, elsewhere] = await Promise.all([context.given.documented(), context.given.documented()])
    await addedPlain(context, site, 'signature')
    const linked = await linkedOn(context, site)
    const others = [...(await halfLinked(context, site)), ...(await otherwiseLinked(context, site))]
    // Once more, as a service may forget the signer once it has refused.
    const pairs = await inTurn([...linked, ...others, ...linked], async (id) => {
      const { id: spare } = await added(context, elsewhere, plainField('signature'))
      return {
        bad: () => deleteThrough(context, path, site, id),
        twin: () => deleteThrough(context, path, elsewhere, spare),
      }
    })
    await refusesEach(context, site.id, pairs)
  })

  scenario(`field/linked-not-deleted${word}`, `deletes no field of an unknown signer ${name}`, async (context) => {
    const [site, elsewhere] = await Promise.all([context.given.documented(), context.given.documented()])
    const field = await designated(context, site)
    const { id: spare } = await added(context, elsewhere, plainField('signature'))
    const twin = () => deleteThrough(context, path, elsewhere, spare)
    await context.refused(() => deleteThrough(context, path, site, field), { twin, leaves: site.id })
  })

  scenario(`field/linked-not-deleted${word}`, `deletes no moved field with a signer ${name}`, async (context) => {
    const { field, ...site } = await movedLinked(context)
    const elsewhere = await context.given.documented()
    const { id: spare } = await added(context, elsewhere, plainField('signature'))
    const twin = () => deleteThrough(context, path, elsewhere, spare)
    await context.refused(() => deleteThrough(context, path, site, field), { twin, leaves: site.id })
  })

  scenario(`field/linked-not-deleted${word}-signed`, `refuses to delete a signed field ${name}`, async (context) => {
    const { acted, read } = await signedByOne(context)
    const elsewhere = await context.given.documented()
    const { id: spare } = await added(context, elsewhere, plainField('signature'))
    // A service might no longer link a signer who has signed: the document does not say how long a link lasts.
    if (!fieldIn(read, acted.fieldId) || linksOf(read, acted.fieldId).length === 0)
      context.notExercised('a signed field is not shown, or shows no signer')
    const twin = () => deleteThrough(context, path, elsewhere, spare)
    await context.refused(() => deleteThrough(context, path, acted, acted.fieldId), { twin, leaves: acted.id })
  })

  scenario(`field/linked-not-deleted${word}-signed`, `refuses to delete a given visa ${name}`, async (context) => {
    creatableOf(context, ['visa'])
    const { acted, fields } = await signedTwoFields(context, 'visa')
    const [elsewhere, visa = ''] = [await context.given.documented(), fields[1]]
    const { id: spare } = await added(context, elsewhere, plainField('signature'))
    if (linksOf(await context.given.read(acted.id), visa).length === 0)
      context.notExercised('a visa that was given is not shown, or shows no signer')
    const twin = () => deleteThrough(context, path, elsewhere, spare)
    await context.refused(() => deleteThrough(context, path, acted, visa), { twin, leaves: acted.id })
  })

  scenario(`field/unlinked-deleted${word}`, `deletes a field without its former signer ${name}`, async (context) => {
    context.dependsOn(`field/deleted${word}`)
    const site = await context.given.documented()
    const { id: field } = await added(context, site, plainField('signature'))
    const unlink = await link(context, site, field)
    await unlink()
    await acceptedResponse(context, () => deleteThrough(context, path, site, field))
    await context.shows(site.id, (read) => areGone(context, read, [field]))
  })
}

scenario('field/deleted-not-updated', 'refuses the update of a deleted field with 404', async (context) => {
  context.dependsOn('field/deleted')
  const { api, given, answers } = context
  const { id, documentId } = await given.documented()
  const { id: field } = await addedPlain(context, { id, documentId }, 'signature')
  await given.answer(() => api.deleteField(id, documentId, field))
  await answers(404, () => api.updateField(id, documentId, field, { type: 'signature', ...PLACE, y: 400 }))
})

scenario('field/ids-reused', 'records whether ids of deleted fields are reused', async (context) => {
  const { api, given, observe } = context
  const site = await given.documented()
  const { id } = await added(context, site, plainField('signature'))
  await given.answer(() => api.deleteField(site.id, site.documentId, id))
  const { id: next } = await added(context, site, plainField('signature'))
  observe('the next field has the id of the deleted one', next === id)
})

for (const path of PATHS)
  leavesRestOnceStarted(
    `field/deleted${path.word}-alone`,
    `changes no other field of * by a deletion ${path.name}`,
    'fields',
    async (context, site) => {
      context.dependsOn(`field/deleted${path.word}`)
      const spare = await addedLate(context, () => added(context, site, { ...plainField('signature'), y: 500 }))
      return { send: () => deleteThrough(context, path, site, spare.id), of: spare.id }
    },
  )
