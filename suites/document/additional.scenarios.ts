import { objectsIn } from '../../helpers/engine/index.ts'
import { scenario } from '../scenario.ts'

const members = [
  { slug: 'editable', member: 'editable' },
  { slug: 'big-file', member: 'big_file' },
  { slug: 'available', member: 'available' },
] as const

for (const { slug, member } of members)
  scenario(`document/${slug}`, `records the ${member} of a document in a draft`, async ({ given, observe }) => {
    const { id } = await given.startable()
    const [document] = objectsIn(await given.read(id), 'documents')
    observe(`${member} of a document in a draft`, document?.[member])
  })
