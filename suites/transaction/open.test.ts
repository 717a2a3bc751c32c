import { isDateTime } from '../../helpers/values/time.ts'
import { objectsIn } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** What a value is, in a word that is the same in every run. */
function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'string') return isDateTime(value) ? 'a date-time' : 'a text'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

scenario('transaction/origin', 'shows some origin of a transaction made by API', async ({ given, observe }) => {
  const { origin } = await given.draft()
  observe('origin', origin)
})

scenario('transaction/max-expiry', 'shows some max_expiry of a draft', async ({ given, observe }) => {
  const { max_expiry } = await given.draft()
  observe('max_expiry', kindOf(max_expiry))
})

const ofDocuments = [
  { rule: 'document/editable', member: 'editable' },
  { rule: 'document/big-file', member: 'big_file' },
  { rule: 'document/available', member: 'available' },
] as const

for (const { rule, member } of ofDocuments) {
  scenario(rule, `shows some ${member} of a document`, async ({ given, observe }) => {
    const { id } = await given.startable()
    const [document] = objectsIn(await given.read(id), 'documents')
    observe(`${member} of a document in a draft`, document?.[member])
  })
}

const ofFields = [
  { rule: 'field/columns', member: 'columns' },
  { rule: 'field/rows', member: 'rows' },
] as const

for (const { rule, member } of ofFields) {
  scenario(rule, `shows some ${member} of a signature field`, async ({ given, observe }) => {
    const { id } = await given.startable()
    const [field] = objectsIn(await given.read(id), 'documents').flatMap((document) => objectsIn(document, 'fields'))
    observe(`${member} of a signature field`, kindOf(field?.[member]))
  })
}
