import { check, isAbsent, type Args } from '../../helpers/engine/index.ts'
import { creatableOf, givenField, plainField, type FieldType } from '../interface/reads/fields.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { pathOf, type Look } from '../interface/reads/field-shows.ts'
import { holdsEach, refusesEach, showsEach } from './cases.ts'

/** The types that have the flags. */
const BOXES = ['checkbox', 'radiobutton'] as const
const REQUIRABLE = ['dropdown', 'radiobutton', 'image', 'text', 'company_name', 'job_title'] as const

/** A flag that was passed, or that is true by default, must be shown with its value, even if that is false. */
const being =
  (flag: string, type: FieldType, value: boolean): Look =>
  (field) =>
    check.equal(pathOf(flag, type), field[flag], value)

for (const [flag, byDefault, types] of [
  ['checked', false, BOXES],
  ['required', true, REQUIRABLE],
] as const) {
  for (const { on, when } of WRITES) {
    for (const value of [true, false] as const) {
      // An update changes the flag to the opposite value.
      const [args, before] = [{ [flag]: value }, { [flag]: !value }]
      const cases = types.map((type) => ({ type, args, before, look: being(flag, type, value) }))
      scenario(`field-arguments/${flag}-${value}-${on}`, `stores ${flag}=${value} ${when}`, (context) =>
        holdsEach(context, on, cases),
      )
    }

    // The field has the opposite of the default before, so that a fallback to the default becomes visible.
    const [good, before] = [{ [flag]: byDefault }, { [flag]: !byDefault }]
    const refused = types.map((type) => ({ type, bad: { [flag]: 'perhaps' }, good, before }))
    const title = `refuses a value of ${flag} that is not a boolean ${when}`
    scenario(`field-arguments/${flag}-not-boolean-${on}`, title, (context) => refusesEach(context, on, refused))
  }
}

const BESIDE = [
  { type: 'checkbox', group: 'checkbox_group', groups: ['Both', 'Both'], what: 'a box checked with another' },
  { type: 'radiobutton', group: 'radio_group', groups: ['One', 'Two'], what: 'radiobuttons of two groups checked' },
] as const

for (const { on, when } of WRITES)
  for (const { type, group, groups, what } of BESIDE)
    scenario(`field-arguments/checked-beside-${on}`, `leaves ${what} ${when}`, async (context) => {
      context.dependsOn(`field-arguments/checked-true-${on}`, 'field-arguments/checked-true-create')
      creatableOf(context, [type])
      const { api, given } = context
      const site = await given.documented()
      const create = async (args: Args) => (await given.made(() => api.addField(site.id, site.documentId, args))).id
      const parents: Record<string, string> = {}
      for (const name of new Set(groups)) parents[name] = await create({ ...plainField(group), name })
      const box = (i: 0 | 1, checked: boolean) => {
        const y = 300 + 40 * i
        return { ...plainField(type, parents[groups[i]]), name: `Box ${i}`, y, checked }
      }
      const first = { id: await create(box(0, true)) }
      const second = { id: await create(box(1, on === 'create')) }
      if (on === 'update') await given.success(() => api.updateField(site.id, site.documentId, second.id, box(1, true)))
      const look = being('checked', type, true)
      const looked = [first, second].map(({ id }) => ({ id, look }))
      await showsEach(context, site, looked)
    })

// Only the table of arguments names the default, so it is open whether an unset flag is shown.
scenario('field-arguments/checked-default', 'shows boxes as unchecked by default', async (context) => {
  const shown: unknown[] = []
  const lookOf =
    (type: FieldType): Look =>
    ({ checked }) => {
      if (isAbsent(checked)) return
      shown.push(checked)
      check.equal(pathOf('checked', type), checked, false)
    }
  const cases = BOXES.map((type) => ({ type, args: {}, look: lookOf(type) }))
  await holdsEach(context, 'create', cases)
  if (shown.length === 0) context.notShown('checked of boxes without the argument')
})

scenario('field-arguments/required-default', 'shows fields as required by default', (context) => {
  const cases = REQUIRABLE.map((type) => ({ type, args: {}, look: being('required', type, true) }))
  return holdsEach(context, 'create', cases)
})

scenario('field-arguments/checked-twice', 'records whether two radiobuttons can be checked', async (context) => {
  const { id, documentId } = await context.given.documented()
  const group = await givenField(context, { id, documentId }, 'radio_group')
  for (const name of ['first', 'second'])
    await context.witness(`the ${name} checked radiobutton of a group`, () =>
      context.api.addField(id, documentId, { ...plainField('radiobutton', group.id), name, checked: true }),
    )
})
