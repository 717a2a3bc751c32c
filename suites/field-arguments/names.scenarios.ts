import { FIELD_TYPES, plainField } from '../interface/reads/fields.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { holdsEach } from './cases.ts'
import { storedIfAccepted } from './held-if-accepted.ts'

/** Fields whose names have characters of markup, quotations and forms. The last one has non-ASCII letters. */
const SIGNED = ['Rent & <sale>', `"Tenant's" name`, 'a+b=c; 50%', 'Prénom né à Zürich'].map(
  (name) => ({ type: 'text', args: { name } }) as const,
)

for (const { on, when } of WRITES) {
  // The update changes only the case of a letter.
  const named = FIELD_TYPES.map((type) => ({
    type,
    args: { name: `name Of ${type}` },
    before: { name: `name of ${type}` },
  }))
  scenario(`field-arguments/name-kept-${on}`, `stores the names of fields ${when}`, (context) =>
    holdsEach(context, on, named),
  )

  // Some services read a text of digits as a number.
  scenario(`field-arguments/name-kept-${on}`, `keeps an accepted name of digits ${when}`, (context) =>
    storedIfAccepted(context, on, [{ type: 'text', args: { name: '0042' } }]),
  )

  scenario(`field-arguments/name-signs-${on}`, `keeps accepted special characters ${when}`, async (context) => {
    context.dependsOn(`field-arguments/name-kept-${on}`)
    await storedIfAccepted(context, on, SIGNED)
  })
}

scenario('field-arguments/name-long', 'records how long a name can be', async ({ api, given, people, witness }) => {
  const { id, documentId } = await given.documented()
  const add = (name: string) => api.addField(id, documentId, { ...plainField('text'), name })
  for (const length of [100, 255, 1000])
    await witness(`a name of ${length} characters`, () => add(people.letters(length)))
})
