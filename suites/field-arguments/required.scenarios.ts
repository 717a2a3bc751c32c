import { fieldOf } from '../interface/reads/field-of.ts'
import { givenField } from '../interface/reads/fields.ts'
import { scenario } from '../scenario.ts'
import { holdsEach, refusesEach } from './cases.ts'

/** The required arguments, and the types that require them. */
const required = [
  { argument: 'name', types: ['checkbox_group', 'checkbox', 'radio_group', 'radiobutton', 'dropdown'] },
  { argument: 'page', types: ['dropdown'] },
  { argument: 'x', types: ['dropdown'] },
  { argument: 'y', types: ['dropdown'] },
  { argument: 'parent', types: ['checkbox', 'radiobutton'] },
] as const

for (const { argument, types } of required) {
  const title = `refuses ${types.join(', ')} without ${argument}`
  const cases = types.map((type) => ({ type, bad: { [argument]: undefined }, good: {} }))
  scenario(`field-arguments/${argument}-required-create`, title, (context) => refusesEach(context, 'create', cases))
}

scenario('field-arguments/page-required-create', 'refuses a dropdown without a position', (context) => {
  const bad = { page: undefined, x: undefined, y: undefined }
  return refusesEach(context, 'create', [{ type: 'dropdown', bad, good: {} }])
})

for (const { argument, types } of [
  { argument: 'name', types: ['checkbox_group', 'checkbox', 'radio_group', 'radiobutton', 'dropdown'] },
  { argument: 'parent', types: ['checkbox', 'radiobutton'] },
] as const) {
  const title = `refuses ${types.join(', ')} with an empty ${argument}`
  const cases = types.map((type) => ({ type, bad: { [argument]: '' }, good: {} }))
  scenario(`field-arguments/${argument}-empty-create`, title, (context) =>
    refusesEach(context, 'create', cases, { notFound: argument === 'parent' }),
  )
}

/** Useful arguments that a type does not require. */
const optional = [
  { argument: 'value', type: 'label' },
  { argument: 'options', type: 'dropdown' },
] as const

for (const { argument, type } of optional)
  scenario(`field-arguments/${argument}-optional-create`, `creates a ${type} without ${argument}`, (context) =>
    holdsEach(context, 'create', [{ type, args: { [argument]: undefined }, look: () => {} }]),
  )

scenario('field-arguments/required-omitted-update', 'records an update that leaves the name out', async (context) => {
  const { api, given, witness, observe } = context
  const { id, documentId } = await given.documented()
  const { id: fieldId, args } = await givenField(context, { id, documentId }, 'dropdown')
  await witness('an update of a dropdown without its name', () =>
    api.updateField(id, documentId, fieldId, { ...args, name: undefined }),
  )
  const { name } = await fieldOf(context, id, fieldId)
  observe('the name afterwards', name === args['name'] ? 'unchanged' : (name ?? 'not shown'))
})
