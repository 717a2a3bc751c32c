import { objectsIn } from '../../helpers/engine/index.ts'
import { kindOf } from '../interface/reads/kind-of.ts'
import { scenario } from '../scenario.ts'

for (const member of ['columns', 'rows'] as const)
  scenario(`field/${member}`, `records ${member} of a signature field`, async ({ given, observe }) => {
    const { id } = await given.startable()
    const [field] = objectsIn(await given.read(id), 'documents').flatMap((document) => objectsIn(document, 'fields'))
    observe(`${member} of a signature field`, kindOf(field?.[member]))
  })
