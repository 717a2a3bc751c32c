import { plainField } from '../interface/reads/fields.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { holdsEach } from './cases.ts'
import { heldIfTaken } from './held-if-accepted.ts'

/** Types that require a name, and some that do not. */
const NAMED = ['checkbox', 'radio_group', 'dropdown', 'signature', 'text'] as const

/** Names that something on the way might take for syntax; the last one is in letters of Latin script. */
const SIGNS = ['Rent & <sale>', `"Tenant's" name`, 'a+b=c; 50%', 'Prénom né à Zürich'] as const

for (const { on, when } of WRITES) {
  scenario(`field-arguments/name-kept-${on}`, `holds the names of fields ${when}`, (context) =>
    holdsEach(
      context,
      on,
      // An update changes no more than the case of a letter.
      NAMED.map((type) => ({ type, args: { name: `name Of ${type}` }, before: { name: `name of ${type}` } })),
    ),
  )

  scenario(
    `field-arguments/name-signs-${on}`,
    `holds names with signs in them ${when}`,
    (context) =>
      heldIfTaken(
        context,
        on,
        SIGNS.map((name) => ({ type: 'text', args: { name } })),
      ),
    [`field-arguments/name-kept-${on}`],
  )
}

scenario('field-arguments/name-long', 'records how long a name may be', async (context) => {
  const { api, given, people, witness } = context
  const { id, documentId } = await given.documented()
  for (const length of [100, 255, 1000])
    await witness(`a name of ${length} characters`, () =>
      api.addField(id, documentId, { ...plainField('text'), name: people.letters(length) }),
    )
})
