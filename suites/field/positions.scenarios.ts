import type { PdfContent } from '../../fixtures/documents/pdf.ts'
import { isAbsent, isObject, isSuccess, ifAllowed, type Args, type JsonObject } from '../../helpers/engine/index.ts'
import { type FieldType, creatableOf, fieldIn, givenField, madeReady, PLACE } from '../interface/reads/fields.ts'
import { plainField, positionOf } from '../interface/reads/fields.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { sendUnjudged } from '../interface/writes/send-unjudged.ts'
import { scenario } from '../scenario.ts'
import { added, addedPlain, besides, created, eachType, inTurn, isInvisible, onceHeld, stands } from './scene.ts'
import { staySame } from './scene.ts'
import { HELD, ON_ITS_DOCUMENT, PLACED_TYPES, POSITION } from './scene.ts'

/** Pages that are large enough for fields of any size far from the corner. */
const LARGE: PdfContent = { pages: 8, sizes: [[842, 1191]] }
/** A different position for each `i`, on the last but one of the large pages. */
const placeOf = (i: number) => ({ page: 7, x: 500 - 37 * i, y: 750 - 57 * i })

scenario('field/placed', 'creates fields of each type at the position that is passed', async (context) => {
  const { api, given, accepts, shows } = context
  const site = await given.documented(LARGE)
  const made = await eachType(context, PLACED_TYPES, async (type, i) => {
    const ready = await madeReady(context, site, type)
    const field = await accepts(() => api.addField(site.id, site.documentId, { ...ready, ...placeOf(i) }))
    stands(context, field, placeOf(i), `position of a ${type}`)
    return { id: field['id'], at: placeOf(i) }
  })
  await shows(site.id, (read) => made.forEach(({ id, at }) => stands(context, fieldIn(read, id), at)))
})

scenario('field/placed', 'creates a field on a page that only the second document has', async (context) => {
  const { api, given, accepts, shows } = context
  const [type = 'signature'] = creatableOf(context, ['signature', 'visa'])
  context.dependsOn(...created(type))
  const { id, documentId } = await besides(context, await given.documented(), { pages: 3 })
  const place = { page: 3, x: 90, y: 120 }
  const field = await accepts(() => api.addField(id, documentId, { type, ...place }))
  stands(context, field, place)
  await shows(id, (read) => stands(context, fieldIn(read, field['id']), place))
})

scenario('field/moved', 'moves fields of each type', async (context) => {
  const { api, given, accepts, shows } = context
  const site = await given.documented(LARGE)
  const make = async (type: FieldType) => ({ type, ...(await givenField(context, site, type)) })
  const fields = await eachType(context, PLACED_TYPES, make)
  // A service may keep showing fields as they were first read.
  await given.read(site.id)
  await inTurn(fields, async ({ id, type, args }, i) => {
    const update = () => api.updateField(site.id, site.documentId, id, { ...args, ...placeOf(i) })
    stands(context, await accepts(update), placeOf(i), `position of a ${type}`)
  })
  await shows(site.id, (read) => fields.forEach(({ id }, i) => stands(context, fieldIn(read, id), placeOf(i))))
})

scenario('field/moved-alone', 'leaves other fields unchanged when a field moves', async (context) => {
  const { given } = context
  const site = await given.documented()
  const other = await besides(context, site)
  const plain = plainField('signature')
  const [first, moved, last] = await inTurn([100, 200, 300], (y) => added(context, site, { ...plain, y }))
  const elsewhere = await added(context, other, plain)
  const others = [first?.id ?? '', last?.id ?? '', elsewhere.id]
  const before = await onceHeld(context, site.id, others, ON_ITS_DOCUMENT)
  const to = { page: 1, x: 237, y: 448 }
  await given.calls.updateField(site.id, site.documentId, String(moved?.id), { ...plain, ...to })
  const hasMoved = (read: JsonObject) => stands(context, fieldIn(read, moved?.id), to)
  const after = await onceShown(context, site.id, hasMoved, 'field/moved')
  staySame(context, others, before, after)
})

/** Types whose fields a service may place in different ways. */
const ON_LAST = ['signature', 'visa', 'text', 'dropdown', 'label', 'image', 'signature_date'] as const

for (const on of ['create', 'update'] as const) {
  const title = on === 'create' ? 'puts fields on the last page' : 'moves fields to the last page'
  scenario([`field/page-last-${on}`, 'field/page-last-shown'], title, async (context) => {
    if (on === 'update') context.dependsOn('field/moved')
    const { api, given, accepts, check, shows, observe } = context
    const site = await given.documented()
    const sites = [site, await besides(context, site, { pages: 3 })]
    const isLast = (field: JsonObject | undefined, pages: number) =>
      check.oneOf(`${POSITION}.page of ${pages}`, positionOf(field ?? {})['page'], [pages, -1])
    const made = await inTurn([1, 3], async (pages, i) => {
      const { id, documentId } = sites[i] ?? site
      const types = pages === 1 ? (['signature'] as const) : ON_LAST
      return inTurn(creatableOf<FieldType>(context, types), async (type, at) => {
        context.dependsOn(...created(type))
        const args = { ...plainField(type), page: -1, y: 140 + 80 * at }
        const old = on === 'create' ? '' : (await added(context, { id, documentId }, plainField(type))).id
        const send = () =>
          on === 'create' ? api.addField(id, documentId, args) : api.updateField(id, documentId, old, args)
        const field = await accepts(send)
        isLast(field, pages)
        const what = `page shown for -1 on a document with ${pages === 1 ? 'one page' : `${pages} pages`}`
        observe(what, positionOf(field)['page'] ?? 'nothing')
        return { fieldId: field['id'], pages }
      })
    })
    await shows(site.id, (read) => made.flat().forEach(({ fieldId, pages }) => isLast(fieldIn(read, fieldId), pages)))
  })
}

scenario('field/invisible-unplaced', 'shows no position on a signature field created without one', async (context) => {
  context.dependsOn(...created('signature'), 'field/type-omitted')
  const { api, given, accepts, shows, check } = context
  creatableOf(context, ['signature'])
  const { id, documentId } = await given.documented()
  for (const args of [{ type: 'signature' }, {}]) {
    const field = await accepts(() => api.addField(id, documentId, args))
    check.absent('position', field['position'])
    await shows(id, (read) => isInvisible(context, read, field['id']))
  }
})

scenario('field/made-invisible', 'makes visible signature fields invisible', async (context) => {
  context.dependsOn('field/placed')
  const { api, accepts, check, given, shows } = context
  const site = await given.documented()
  const hidden = await inTurn([{ page: 0 }, { ...PLACE, page: 0 }], async (args) => {
    const { id, args: at } = await addedPlain(context, site, 'signature')
    await onceShown(context, site.id, (read) => stands(context, fieldIn(read, id), at), 'field/placed')
    const update = () => api.updateField(site.id, site.documentId, id, { type: 'signature', ...args })
    check.absent('position', (await accepts(update))['position'])
    return id
  })
  await shows(site.id, (read) => hidden.forEach((id) => isInvisible(context, read, id)))
})

scenario('field/made-invisible', 'makes a field invisible again that was made visible again', async (context) => {
  context.dependsOn('field/placed')
  const { api, accepts, given, shows } = context
  const site = await given.documented()
  const { id } = await addedPlain(context, site, 'signature')
  const update = (at: Args) => () => api.updateField(site.id, site.documentId, id, { type: 'signature', ...at })
  await given.success(update({ page: 0 }))
  await given.success(update(PLACE))
  await onceShown(context, site.id, (read) => stands(context, fieldIn(read, id), PLACE), 'field/made-visible')
  await accepts(update({ page: 0 }))
  await shows(site.id, (read) => isInvisible(context, read, id))
})

scenario('field/made-visible', 'makes invisible fields of two documents visible', async (context) => {
  context.dependsOn('field/type-omitted', 'field/made-invisible', 'field/invisible-unplaced')
  const { api, given, accepts, shows } = context
  creatableOf(context, ['signature'])
  const site = await given.documented(LARGE)
  const hidden = await added(context, site, plainField('signature'))
  await given.answer(() => api.updateField(site.id, site.documentId, hidden.id, { type: 'signature', page: 0 }))
  const other = await besides(context, site, LARGE)
  const bare = await added(context, other, {})
  const fields = [
    { id: hidden.id, documentId: site.documentId, at: placeOf(0) },
    { id: bare.id, documentId: other.documentId, at: placeOf(1) },
  ]
  for (const { id, documentId, at } of fields)
    stands(context, await accepts(() => api.updateField(site.id, documentId, id, at)), at, 'position')
  await shows(site.id, (read) => fields.forEach(({ id, at }) => stands(context, fieldIn(read, id), at)))
})

scenario('field/made-visible', 'makes a field visible again that was made invisible again', async (context) => {
  context.dependsOn('field/made-invisible')
  const { api, accepts, given, shows } = context
  const site = await given.documented()
  const { id } = await addedPlain(context, site, 'signature')
  const update = (at: Args) => () => api.updateField(site.id, site.documentId, id, { type: 'signature', ...at })
  await given.success(update({ page: 0 }))
  await given.success(update(PLACE))
  await given.success(update({ page: 0 }))
  await onceShown(context, site.id, (read) => isInvisible(context, read, id), 'field/made-invisible')
  stands(context, await accepts(update(PLACE)), PLACE, 'position')
  await shows(site.id, (read) => stands(context, fieldIn(read, id), PLACE))
})

scenario('field/made-visible', 'makes an invisible visa visible', async (context) => {
  context.dependsOn('field/created-bare', 'field/moved')
  const { api, given, accepts, notExercised, shows } = context
  creatableOf(context, ['visa'])
  const site = await given.documented()
  const visa = await added(context, site, { type: 'visa' })
  if (!isAbsent(visa['position'])) notExercised('a visa field created without a position is visible')
  const update = () => api.updateField(site.id, site.documentId, visa.id, { type: 'visa', ...PLACE })
  stands(context, await accepts(update), PLACE, 'position')
  await shows(site.id, (read) => stands(context, fieldIn(read, visa.id), PLACE))
})

/** The rules that a field created without a position is invisible. */
const UNPLACED = ['field/type-omitted', 'field/invisible-unplaced'] as const

for (const [becomes, before, after] of [
  ['visible', {}, PLACE],
  ['invisible', PLACE, { page: 0 }],
] as const)
  scenario(`field/made-${becomes}-arguments`, `stores arguments when a field becomes ${becomes}`, async (context) => {
    context.dependsOn(`field/made-${becomes}`, ...(becomes === 'visible' ? UNPLACED : []), ...HELD)
    const { api, given, accepts, check, shows } = context
    const site = await given.documented()
    const type = 'signature'
    const { id } = await added(context, site, { type, ...before, name: 'The tenant', consents: ['I agree.'] })
    const [name, consent] = ['The owner', 'I accept the terms.']
    const holds = (field: JsonObject = {}) => {
      check.equal('documents[].fields[].name', field['name'], name)
      // The new consents may be added to the old ones or replace them.
      const { consents } = field
      const isHeld = Array.isArray(consents) && consents.includes(consent)
      check.that('documents[].fields[].consents', isHeld, consent, consents)
    }
    const args = { type, ...after, name, consents: [consent] }
    holds(await accepts(() => api.updateField(site.id, site.documentId, id, args)))
    await shows(site.id, (read) => holds(fieldIn(read, id)))
  })

/** Positions that the document does not describe. */
const ODD: readonly { readonly what: string; readonly type: FieldType; readonly args: Args }[] = [
  { what: 'a page beyond the last', type: 'signature', args: { ...PLACE, page: 2 } },
  { what: 'page -2', type: 'signature', args: { ...PLACE, page: -2 } },
  { what: 'page 0 of a visa', type: 'visa', args: { ...PLACE, page: 0 } },
  { what: 'page 0 of a text', type: 'text', args: { ...PLACE, page: 0 } },
  { what: 'x and y of 0', type: 'signature', args: { page: 1, x: 0, y: 0 } },
  { what: 'x and y below 0', type: 'signature', args: { page: 1, x: -5, y: -5 } },
  { what: 'x beyond the page', type: 'signature', args: { ...PLACE, x: 5000 } },
  { what: 'a fraction for x', type: 'signature', args: { ...PLACE, x: 10.5 } },
  { what: 'only a page', type: 'signature', args: { page: 1 } },
  { what: 'only x', type: 'signature', args: { x: 10 } },
  { what: 'only x and y', type: 'signature', args: { x: 10, y: 10 } },
  { what: 'a visa without a position', type: 'visa', args: {} },
  { what: 'a text without a position', type: 'text', args: {} },
  { what: 'a label without a position', type: 'label', args: { value: 'Label' } },
  { what: 'a group with a position', type: 'checkbox_group', args: { ...PLACE, name: 'Group' } },
]

const OPEN = [
  'field/odd-pages',
  'field/odd-places',
  'field/partly-placed',
  'field/unplaced-types',
  'field/group-placed',
] as const

scenario(OPEN, 'records the response to unusual positions', async (context) => {
  const { given, witness, observe } = context
  const { id, documentId } = await given.documented()
  const types = creatableOf(context, ['signature', 'visa', 'text', 'label', 'checkbox_group'])
  for (const { what, type, args } of ODD.filter((odd) => types.some((known) => known === odd.type))) {
    const answer = await witness(what, () => sendUnjudged(context, 'addField', [id, documentId], { type, ...args }))
    observe(`position of ${what}`, isObject(answer?.body) ? positionOf(answer.body) : 'nothing')
  }
})

// Positions at the edges of a page.
for (const [x, y] of [
  [0, 0],
  [0, 300],
  [100, 0],
] as const) {
  scenario('field/placed-at-zero', `puts fields at x ${x} and y ${y}`, async (context) => {
    context.dependsOn('field/placed')
    const { api, given, notExercised, shows } = context
    const { id, documentId } = await given.documented()
    const [at, fields]: [Args, string[]] = [{ page: 1, x, y }, []]
    for (const type of creatableOf(context, ['signature', 'label', 'dropdown'])) {
      context.dependsOn(...created(type))
      const answer = await api.addField(id, documentId, { ...plainField(type), ...at })
      if (isSuccess(answer)) fields.push((await given.made(async () => answer)).id)
    }
    if (fields.length === 0) notExercised(`no field at ${x}, ${y} is accepted`)
    await shows(id, (read) => fields.forEach((field) => stands(context, fieldIn(read, field), at)))
  })

  scenario('field/placed-at-zero', `moves a field to x ${x} and y ${y}`, async (context) => {
    context.dependsOn('field/moved')
    const { api, shows } = context
    const site = await context.given.documented()
    const { id: field } = await addedPlain(context, site, 'signature')
    const at = { page: 1, x, y }
    await ifAllowed(
      () => api.updateField(site.id, site.documentId, field, { type: 'signature', ...at }),
      `a field at ${x}, ${y} is not accepted`,
    )
    await shows(site.id, (read) => stands(context, fieldIn(read, field), at))
  })
}
