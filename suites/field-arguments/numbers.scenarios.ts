import type { Args, JsonObject } from '../../helpers/engine/index.ts'
import { creatableOf, fieldIn, givenField, plainField } from '../interface/reads/fields.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { storedIfAccepted } from './held-if-accepted.ts'
import { showsArguments } from '../interface/reads/field-shows.ts'
import { beside, holdsEach, refusesEach, showsEach } from './cases.ts'

/** Types that show a height and a width (document: Field, `position`). */
const SIZED = ['text', 'label', 'dropdown'] as const

const labels = (...sizes: readonly number[]) =>
  sizes.map((size) => ({ type: 'label', args: { font_size: size }, before: { font_size: 10 } }) as const)

const PLACES_IN_LETTERS = [{ page: 'first' }, { x: 'left' }, { y: 'top' }] as const

/** Words in place of numbers, and valid numbers. No text begins with digits, as some parsers would accept those. */
const IN_LETTERS = [
  { type: 'label', bad: { font_size: 'large' }, good: { font_size: 9 }, before: { font_size: 10 } },
  {
    type: 'text',
    bad: [{ height: 'high' }, { width: 'wide' }, ...PLACES_IN_LETTERS],
    good: { height: 30, width: 90, page: 1, x: 320, y: 250 },
    before: { height: 25, width: 150 },
  },
  // A signature field may be invisible, so a service may take such words for no position.
  {
    type: 'signature',
    bad: PLACES_IN_LETTERS,
    good: { page: 1, x: 320, y: 620 },
    before: {},
  },
  ...(['label', 'dropdown'] as const).map((type) => ({
    type,
    bad: [{ height: 'high' }, { width: 'wide' }, ...PLACES_IN_LETTERS],
    good: { height: 30, width: 90 },
    before: { height: 25, width: 150 },
  })),
  // Nothing before, as a new group has no boxes yet and a minimum may be refused.
  { type: 'checkbox_group', bad: { minimum_required: 'some' }, good: { minimum_required: 0 } },
] as const

for (const { on, when } of WRITES) {
  const kept = `field-arguments/font-size-kept-${on}` as const
  scenario(kept, `stores a font size of 9 ${when}`, (context) => holdsEach(context, on, labels(9)))

  scenario(`field-arguments/font-size-at-limit-${on}`, `stores font sizes of 7 and 12 ${when}`, (context) =>
    blamePlainCase(
      () => holdsEach(context, on, labels(7, 12)),
      () => holdsEach(context, on, labels(9)),
      kept,
    ),
  )

  // Sizes just outside the limits, and valid sizes next to them.
  for (const [rule, bad, good] of [
    ['font-size-below-limit', 6, 7],
    ['font-size-beyond-limit', 13, 12],
  ] as const) {
    const refused = { bad: { font_size: bad }, good: { font_size: good }, before: { font_size: 10 } }
    scenario(`field-arguments/${rule}-${on}`, `refuses a font size of ${bad} ${when}`, (context) =>
      refusesEach(context, on, [{ type: 'label', ...refused }]),
    )
  }

  // The defaults too, in place of other values: a service may take them for omitted arguments.
  for (const [argument, value, before] of [
    ['height', 33, 25],
    ['width', 187, 150],
    ['height', 19, 40],
    ['width', 200, 300],
  ] as const) {
    const cases = SIZED.map((type) => ({ type, args: { [argument]: value }, before: { [argument]: before } }))
    scenario(`field-arguments/${argument}-kept-${on}`, `stores a ${argument} of ${value} ${when}`, (context) =>
      holdsEach(context, on, cases),
    )
  }

  scenario(`field-arguments/number-in-letters-${on}`, `refuses words in place of numbers ${when}`, (context) =>
    refusesEach(context, on, IN_LETTERS),
  )
}

// The default height and width, each with the other argument, which may be passed.
for (const { argument, value, other, before } of [
  { argument: 'height', value: 19, other: { width: 187 }, before: { width: 150 } },
  { argument: 'width', value: 200, other: { height: 33 }, before: { height: 25 } },
] as const) {
  const rule = `field-arguments/${argument}-default` as const
  const cases = (args: Args) =>
    SIZED.map((type) => ({ type, args, before, look: showsArguments(type, { [argument]: value }) }))

  scenario(rule, `shows a ${argument} of ${value} by default`, (context) =>
    holdsEach(context, 'create', [...cases({}), ...cases(other).slice(0, 1)]),
  )
  scenario(rule, `shows a ${argument} of ${value} by default after an update of the other dimension`, (context) =>
    holdsEach(context, 'update', cases(other).slice(0, 1)),
  )
}

scenario('field-arguments/font-size-default', 'shows a font size of 12 by default', (context) =>
  holdsEach(context, 'create', [{ type: 'label', args: {}, look: showsArguments('label', { font_size: 12 }) }]),
)

scenario('field-arguments/font-size-default', 'shows a font size of 12 by default after one of 9', (context) => {
  context.dependsOn('field-arguments/font-size-kept-create')
  const plain = { type: 'label', args: {}, look: showsArguments('label', { font_size: 12 }) } as const
  return holdsEach(context, 'create', [...labels(9), plain])
})

const minimum = (value: number) => showsArguments('checkbox_group', { minimum_required: value })

// A new group has no boxes yet, so a minimum may be refused.
scenario('field-arguments/minimum-required-kept-create', 'stores the required minimum on creation', (context) => {
  const cases = [1, 2].map((value) => ({ type: 'checkbox_group', args: { minimum_required: value } }) as const)
  return storedIfAccepted(context, 'create', cases)
})

scenario('field-arguments/minimum-required-kept-update', 'stores the minimum required on update', async (context) => {
  // The group needs boxes, so both types must be on offer.
  creatableOf(context, ['checkbox'])
  const { api, given, accepts } = context
  const site = await given.documented()
  const { id: parent, args } = await givenField(context, site, 'checkbox_group')
  for (const [i, name] of ['One', 'Two', 'Three'].entries()) {
    const box = { ...plainField('checkbox', parent), name, y: 300 + 40 * i }
    await given.made(() => api.addField(site.id, site.documentId, box))
  }
  const send = (more: Args) => api.updateField(site.id, site.documentId, parent, { ...args, ...more })
  for (const value of [1, 2, 0]) {
    const look = minimum(value)
    look(await beside(context, send, () => accepts(() => send({ minimum_required: value }))))
    await showsEach(context, site, [{ id: parent, look }])
  }
})

scenario('field-arguments/number-in-letters-update', 'keeps a minimum despite a word in its place', async (context) => {
  context.dependsOn('field-arguments/minimum-required-kept-update')
  creatableOf(context, ['checkbox'])
  const { api, given, refused } = context
  const site = await given.documented()
  const { id: parent, args } = await givenField(context, site, 'checkbox_group')
  await given.made(() => api.addField(site.id, site.documentId, { ...plainField('checkbox', parent), name: 'One' }))
  const send = (value: number | string) => () =>
    api.updateField(site.id, site.documentId, parent, { ...args, minimum_required: value })
  await given.success(send(1))
  const isKept = (read: JsonObject) => minimum(1)(fieldIn(read, parent) ?? {})
  await onceShown(context, site.id, isKept, 'field-arguments/minimum-required-kept-update')
  await refused(send('some'), { twin: send(1), leaves: site.id })
})

scenario('field-arguments/minimum-required-default', 'requires no box by default', (context) =>
  holdsEach(context, 'create', [{ type: 'checkbox_group', args: {}, look: minimum(0) }]),
)

const OPEN = [
  'field-arguments/font-size-decimal',
  'field-arguments/size-odd',
  'field-arguments/minimum-required-odd',
] as const

scenario(OPEN, 'records the response to unusual numbers', async ({ api, given, witness }) => {
  const { id, documentId } = await given.documented()
  for (const [type, args] of [
    ['label', { font_size: 9.5 }],
    ['text', { height: 0 }],
    ['text', { height: -5 }],
    ['text', { width: 20.5 }],
    ['checkbox_group', { minimum_required: 5 }],
    ['checkbox_group', { minimum_required: -1 }],
  ] as const) {
    const add = () => api.addField(id, documentId, { ...plainField(type), ...args })
    await witness(`${type} with ${JSON.stringify(args)}`, add)
  }
})

scenario('field-arguments/font-size-unset-elsewhere', 'records font sizes of other types', async (context) => {
  const site = await context.given.documented()
  for (const type of creatableOf(context, ['text', 'signature', 'dropdown'])) {
    const field: JsonObject = await givenField(context, site, type)
    context.observe(`font_size of a ${type}`, field['font_size'] ?? 'nothing')
  }
})
