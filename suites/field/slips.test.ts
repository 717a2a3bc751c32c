import { isSuccess } from '../../helpers/http/exchange.ts'
import { isObject } from '../../helpers/values/json.ts'
import { creatableOf, fieldIn, fieldsIn, PLACE, positionOf } from '../interface/fields.ts'
import { onceShown } from '../interface/shown.ts'
import { settled } from '../interface/stays.ts'
import { scenario } from '../scenario.ts'
import { added, CREATED } from './scene.ts'

/** Places at the edges of a page. */
const AT_ZERO = [
  { page: 1, x: 0, y: 0 },
  { page: 1, x: 0, y: 300 },
  { page: 1, x: 100, y: 0 },
] as const

for (const at of AT_ZERO) {
  scenario(
    'field/placed-at-zero',
    `puts a field at x ${at.x} and y ${at.y}`,
    async (context) => {
      const { api, given, check, notExercised, shows } = context
      creatableOf(context, ['signature'])
      const { id, documentId } = await given.documented()
      const answer = await api.addField(id, documentId, { type: 'signature', ...at })
      const isAccepted = isSuccess(answer) && isObject(answer.body)
      const { id: field } = isAccepted ? answer.body : notExercised(`a field at ${at.x}, ${at.y} is not accepted`)
      await shows(id, (read) => {
        const position = positionOf(fieldIn(read, field) ?? {})
        for (const name of ['page', 'x', 'y'] as const) check.equal(`position.${name}`, position[name], at[name])
      })
    },
    [...CREATED, 'field/placed'],
  )
}

scenario(
  'field/visa-adds-none',
  'turns a signature field into a visa without another field',
  async (context) => {
    const { api, given, check } = context
    for (const type of ['signature', 'visa'] as const) creatableOf(context, [type])
    const site = await given.documented()
    const { id: field } = await added(context, site, PLACE)
    await given.success(() => api.updateField(site.id, site.documentId, field, { ...PLACE, type: 'visa' }))
    await settled(context)
    const isVisa = (read: unknown) => check.equal('type', fieldIn(read, field)?.['type'], 'visa')
    const read = await onceShown(context, site.id, isVisa, ['field/turned-into-visa', 'field/visa-same-field'])
    check.equal('documents[].fields: how many', fieldsIn(read).length, 1)
  },
  CREATED,
)
