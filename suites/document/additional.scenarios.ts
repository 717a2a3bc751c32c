import { objectsIn } from '../../helpers/engine/index.ts'
import { slugOf } from '../interface/document/each-member.ts'
import { scenario } from '../scenario.ts'

for (const member of ['editable', 'big_file', 'available'] as const)
  scenario(`document/${slugOf(member)}`, `records ${member} of a document in a draft`, async ({ given, observe }) => {
    const { id } = await given.startable()
    const [document] = objectsIn(await given.read(id), 'documents')
    observe(`${member} of a document in a draft`, document?.[member])
  })
