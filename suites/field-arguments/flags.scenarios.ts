import type { Args } from '../../helpers/engine/http/encode.ts'
import { check } from '../../helpers/engine/judge/check.ts'
import { isAbsent } from '../../helpers/engine/values/json.ts'
import { creatableOf, givenField, plainField, type FieldType } from '../interface/reads/fields.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { pathOf, type Look } from '../interface/reads/field-shows.ts'
import { holdsEach, refusesEach, showsEach } from './cases.ts'

/** The flags, with the types that they are for. */
const flags = [
  { flag: 'checked', byDefault: false, types: ['checkbox', 'radiobutton'] },
  {
    flag: 'required',
    byDefault: true,
    types: ['dropdown', 'radiobutton', 'image', 'text', 'company_name', 'job_title'],
  },
] as const

/** A flag that was passed, and one that is true by default, shows as what it is: false too. */
const being =
  (flag: string, type: FieldType, value: boolean): Look =>
  (field) =>
    check.equal(pathOf(flag, type), field[flag], value)

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
      refusesEach(
        context,
        on,
        // What falls back to its default shows that it did.
        types.map((type) => ({
          type,
          bad: { [flag]: 'perhaps' },
          good: { [flag]: byDefault },
          before: { [flag]: !byDefault },
        })),
      ),
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

// Its default stands among the arguments alone: whether it shows where nothing was passed is open.
scenario('field-arguments/checked-default', 'checks nothing where nothing was passed', async (context) => {
  const shown: unknown[] = []
  const lookOf =
    (type: FieldType): Look =>
    ({ checked }) => {
      if (isAbsent(checked)) return
      shown.push(checked)
      check.equal(pathOf('checked', type), checked, false)
    }
  const cases = flags[0].types.map((type) => ({ type, args: {}, look: lookOf(type) }))
  await holdsEach(context, 'create', cases)
  if (shown.length === 0) context.notShown('checked of boxes of which nothing was passed')
})

scenario('field-arguments/required-default', 'requires fields where nothing was passed', (context) =>
  holdsEach(
    context,
    'create',
    flags[1].types.map((type) => ({ type, args: {}, look: being('required', type, true) })),
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
