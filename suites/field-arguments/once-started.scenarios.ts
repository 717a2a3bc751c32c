import type { Args, Context, JsonObject } from '../../helpers/engine/index.ts'
import { ONCE_RUNNING } from '../interface/document/states.ts'
import { pathOf, type Look } from '../interface/reads/field-shows.ts'
import { fieldChangedLate } from '../interface/scenes/late-addition.ts'
import { onceStarted } from '../interface/scenes/once-started.ts'
import { scenario } from '../scenario.ts'
import { showsEach } from './cases.ts'
import { storedIfLate } from './held-if-accepted.ts'
import { OF_EACH_TYPE } from './rich-arguments.ts'
import { creatableOf, GROUP_OF, isGrouped, plainField, positionOf } from '../interface/reads/fields.ts'
import type { FieldType, Site } from '../interface/reads/fields.ts'
import { fieldHeldBy } from '../interface/writes/field-writes.ts'
import { slugOf } from '../interface/document/each-member.ts'
import { refusedOnceStarted } from '../interface/scenes/refused-once-started.ts'

const options = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${i}`, `value${i}`]))
const one = (key: string, value: string) => ({ options: { one: 'one', [key]: value } })
const [short, long] = ['e'.repeat(200), 'e'.repeat(201)]

/** The limits: the arguments that are refused, and the nearest ones that are accepted. */
const LIMITS = [
  ['label-value-beyond-limit', 'label', 'a value of 201 characters', { value: long }, { value: short }],
  [
    'consent-beyond-limit',
    'signature',
    'a consent of 601 characters',
    { consents: ['I agree.', 'a'.repeat(601)] },
    { consents: ['I agree.', 'a'.repeat(600)] },
  ],
  [
    'tooltip-beyond-limit',
    'text',
    'a tooltip of 101 characters',
    { tooltip: 'i'.repeat(101) },
    { tooltip: 'i'.repeat(100) },
  ],
  ['options-beyond-limit', 'dropdown', '16 options', { options: options(16) }, { options: options(15) }],
  ['option-key-beyond-limit', 'dropdown', 'a long key', one('k'.repeat(21), 'two'), one('k'.repeat(20), 'two')],
  ['option-value-beyond-limit', 'dropdown', 'a long option', one('two', long), one('two', short)],
  ['option-value-backslash', 'dropdown', 'a backslash in an option', one('two', String.raw`b\c`), one('two', 'bc')],
  ['option-empty-value', 'dropdown', 'an empty option', one('two', ''), one('two', 'bc')],
  ['dropdown-value-backslash', 'dropdown', 'a backslash in its value', { value: String.raw`o\ne` }, { value: 'two' }],
  ['font-size-beyond-limit', 'label', 'a font size of 13', { font_size: 13 }, { font_size: 12 }],
  ['font-size-below-limit', 'label', 'a font size of 6', { font_size: 6 }, { font_size: 7 }],
  ['format-unlisted', 'signature_date', 'an unlisted format', { format: 'DD-MM-YYYY' }, { format: 'DD/MM/YYYY' }],
  ['checked-not-boolean', 'checkbox', 'a word as `checked`', { checked: 'perhaps' }, { checked: false }],
  ['required-not-boolean', 'text', 'a word as `required`', { required: 'perhaps' }, { required: true }],
  ['number-in-letters', 'label', 'a font size in letters', { font_size: 'large' }, { font_size: 9 }],
] as const

/** The arguments that a dropdown or a checkbox needs. Whether an update may omit them is open. */
const REQUIRED = [
  ['name-required', 'dropdown', 'no name', { name: undefined }, {}],
  ['page-required', 'dropdown', 'no page', { page: undefined }, {}],
  ['x-required', 'dropdown', 'no x', { x: undefined }, {}],
  ['y-required', 'dropdown', 'no y', { y: undefined }, {}],
  ['parent-required', 'checkbox', 'no parent', { parent: undefined }, {}],
  ['name-empty', 'dropdown', 'an empty name', { name: '' }, {}],
  ['parent-empty', 'checkbox', 'an empty parent', { parent: '' }, {}],
] as const

/** The arguments of a plain field that is added late. Not exercised if the target refuses the group that a box needs. */
async function readyLate(context: Context, { id, documentId }: Site, type: FieldType): Promise<Args> {
  creatableOf(context, [type])
  if (!isGrouped(type)) return plainField(type)
  const add = () => context.api.addField(id, documentId, plainField(GROUP_OF[type]))
  return plainField(type, (await context.given.madeIfAllowed(add, 'a late group is refused')).id)
}

for (const [rule, type, what, bad, good] of [...LIMITS, ...REQUIRED])
  refusedOnceStarted(
    `field-arguments/${rule}-*`,
    `refuses to add a ${type} with ${what} to *`,
    [`field-arguments/${rule}-create`],
    async (context, site) => {
      const plain = await readyLate(context, site, type)
      const send = (args: object) => () => context.api.addField(site.id, site.documentId, { ...plain, ...args })
      // An empty parent may count as one that does not exist.
      return { bad: send(bad), twin: send(good), notFound: rule === 'parent-empty' }
    },
  )

for (const [rule, type, what, bad, good] of LIMITS)
  refusedOnceStarted(
    `field-arguments/${rule}-update-*`,
    `refuses to give a late ${type} ${what} in *`,
    [`field-arguments/${rule}-update`],
    async (context, { id, documentId }) => {
      const { api, given } = context
      const args = await readyLate(context, { id, documentId }, type)
      const { id: fieldId } = await given.madeIfAllowed(
        () => api.addField(id, documentId, args),
        `a late ${type} is refused`,
      )
      const isMoved = (now: JsonObject) => Number(positionOf(now)['y']) === 444
      await fieldChangedLate(context, { id, documentId, fieldId }, { ...args, y: 444 }, isMoved)
      const send = (more: object) => () => api.updateField(id, documentId, fieldId, { ...args, ...more })
      return { bad: send(bad), twin: send(good) }
    },
  )

for (const { word, name } of ONCE_RUNNING)
  scenario(
    `field-arguments/optional-consents-off-${word}`,
    `stores no optional consents in ${name}`,
    async (context) => {
      context.dependsOn('field-arguments/optional-consents-off-create')
      const { api, check, refusedOrIgnored } = context
      const site = await onceStarted(context, word)
      const add = (args: Args) => () => api.addField(site.id, site.documentId, { ...plainField('signature'), ...args })
      const passed = add({ optional_consents: ['I want news.'] })
      const field = await refusedOrIgnored(passed, { twin: add({}), lacksFeature: true })
      if (!field) return
      const look: Look = (shown) => check.absent(pathOf('optional_consents', 'signature'), shown['optional_consents'])
      look(field)
      await showsEach(context, site, [{ id: field['id'], look }])
    },
  )

/** Late fields of each type, in addition to the field of the signer. A service may place a group around its boxes. */
const LATE = OF_EACH_TYPE.map(({ type, args }, i) => {
  const place = type === 'checkbox_group' ? {} : { page: 1, x: 320, y: 40 + 60 * i }
  return { type, args: { type, ...place, ...args } }
})

for (const { word, name } of ONCE_RUNNING) {
  scenario(`field-arguments/together-${word}`, `stores the arguments of fields added to ${name}`, async (context) => {
    context.dependsOn('field/placed', 'field-arguments/together-create', 'field-arguments/minimum-required-kept-create')
    context.dependsOn(...fieldHeldBy('create'), ...LATE.map(({ type }) => `field/created-${slugOf(type)}` as const))
    await storedIfLate(context, 'create', word, LATE)
  })

  scenario(
    `field-arguments/together-update-${word}`,
    `stores the arguments of changed fields of ${name}`,
    (context) => {
      context.dependsOn(
        'field/moved',
        'field-arguments/together-update',
        'field-arguments/minimum-required-kept-update',
      )
      context.dependsOn(...fieldHeldBy('update'), ...LATE.map(({ type }) => `field/created-${slugOf(type)}` as const))
      return storedIfLate(context, 'update', word, LATE)
    },
  )
}
