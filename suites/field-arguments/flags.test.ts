import type { Args } from '../../helpers/http/encode.ts'
import { check } from '../../helpers/judge/check.ts'
import { isAbsent } from '../../helpers/values/json.ts'
import { creatableOf, givenField, plainField, type FieldType } from '../interface/fields.ts'
import { WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'
import { holdsEach, pathOf, refusesEach, showsEach, type Look } from './cases.ts'

/** The flags, with the types that they are for. */
const flags = [
  { flag: 'checked', byDefault: false, types: ['checkbox', 'radiobutton'] },
  {
    flag: 'required',
    byDefault: true,
    types: ['dropdown', 'radiobutton', 'image', 'text', 'company_name', 'job_title'],
  },
] as const

/** Nothing is shown where it is not so, or false. */
const being =
  (flag: string, type: FieldType, value: boolean): Look =>
  (field) =>
    check.equal(pathOf(flag, type), field[flag] ?? false, value)

for (const { flag, byDefault, types } of flags) {
  for (const { on, when } of WRITES) {
    for (const value of [true, false] as const) {
      scenario(`field-arguments/${flag}-${value}-${on}`, `holds ${flag}=${value} ${when}`, (context) =>
        holdsEach(
          context,
          on,
          // An update turns what was so before into its opposite.
          types.map((type) => ({
            type,
            args: { [flag]: value },
            before: { [flag]: !value },
            look: being(flag, type, value),
          })),
        ),
      )
    }

    scenario(`field-arguments/${flag}-not-boolean-${on}`, `refuses a ${flag} that is no boolean ${when}`, (context) =>
      refusesEach(context, on, [
        // What falls back to its default shows that it did.
        { type: types[0], bad: { [flag]: 'perhaps' }, good: { [flag]: byDefault }, before: { [flag]: !byDefault } },
      ]),
    )
  }
}

for (const { on, when } of WRITES) {
  scenario(
    `field-arguments/checked-beside-${on}`,
    `leaves a checked box when another one is checked ${when}`,
    async (context) => {
      creatableOf(context, ['checkbox'])
      const { api, given } = context
      const site = await given.documented()
      const { id: parent } = await givenField(context, site, 'checkbox_group')
      const box = (name: string, checked: boolean) => ({ ...plainField('checkbox', parent), name, checked })
      const create = (args: Args) => given.made(() => api.addField(site.id, site.documentId, args))
      const first = await create(box('One', true))
      const second = await create(box('Two', on === 'create'))
      if (on === 'update')
        await given.success(() => api.updateField(site.id, site.documentId, second.id, box('Two', true)))
      const look = being('checked', 'checkbox', true)
      await showsEach(
        context,
        site,
        [first, second].map(({ id }) => ({ id, look })),
      )
    },
    [`field-arguments/checked-true-${on}`, 'field-arguments/checked-true-create'],
  )
}

scenario('field-arguments/checked-default', 'checks nothing where nothing was passed', (context) =>
  holdsEach(
    context,
    'create',
    flags[0].types.map((type) => ({ type, args: {}, look: being('checked', type, false) })),
  ),
)

scenario('field-arguments/required-default', 'requires fields where nothing was passed', (context) =>
  holdsEach(
    context,
    'create',
    flags[1].types.map((type) => ({
      type,
      args: {},
      look: (field) => {
        if (isAbsent(field['required'])) context.notExercised(`a ${type} does not show that it is required by default`)
        being('required', type, true)(field)
      },
    })),
  ),
)

scenario('field-arguments/checked-twice', 'records whether two radiobuttons are checked', async (context) => {
  const { api, given, witness } = context
  const { id, documentId } = await given.documented()
  const group = await givenField(context, { id, documentId }, 'radio_group')
  for (const name of ['first', 'second'])
    await witness(`the ${name} checked radiobutton of a group`, () =>
      api.addField(id, documentId, { ...plainField('radiobutton', group.id), name, checked: true }),
    )
})
