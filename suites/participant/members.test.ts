import { isAbsent } from '../../helpers/values/json.ts'
import { kindOf } from '../interface/kind-of.ts'
import { participantsOf } from '../interface/people.ts'
import { scenario } from '../scenario.ts'
import { participantMembers } from './shape.ts'

/*
 * Each scenario brings about participants of a kind. Their shape judges them, here and in every answer of every other scenario.
 */
const { signing, unknown } = participantMembers

scenario(signing.ids, 'shows the members of a participant as documented', async ({ given }) => {
  await given.started()
})

scenario(unknown.ids, 'shows the members of an unknown participant as documented', async (context) => {
  const { given, people } = context
  const { id, documentId } = await given.startable()
  await given.signer(id, documentId, { signer: people.title(), field: { y: 300 } })
  await given.read(id)
})

scenario(
  ['participant/signature-image-policy', 'participant/document-reading-policy'],
  'records the policies of a participant',
  async ({ given, observe }) => {
    const { id, signer } = await given.startable()
    const [participant] = participantsOf(await given.read(id), signer)
    for (const member of ['signature_image_policy', 'document_reading_policy']) {
      const value = participant?.[member]
      observe(member, isAbsent(value) ? 'not shown' : kindOf(value))
    }
  },
)
