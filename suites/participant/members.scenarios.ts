import { isAbsent, objectsIn } from '../../helpers/engine/index.ts'
import { ALLOTTED_HOURS, startableWith } from '../interface/scenes/allotted-hours.ts'
import { designate } from '../interface/scenes/further-signers.ts'
import { kindOf } from '../interface/reads/kind-of.ts'
import { participantsOf } from '../interface/reads/people.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { participantMembers } from './shape.ts'

// Each scenario creates participants of one kind. Their shape judges them, here and in the responses of all scenarios.
const { signing, unknown, mailed, named, allotted } = participantMembers

scenario(signing.ids, 'shows the members of a participant as documented', async ({ given }) => {
  await given.started()
})

scenario(unknown.ids, 'shows the members of an unknown participant as documented', async (context) => {
  const { id, documentId } = await context.given.startable()
  await designate(context, { id, documentId }, [context.people.title()])
  await context.given.read(id)
})

scenario(mailed.ids, 'shows the texts of the emails to a participant as documented', async (context) => {
  const [subject, message] = [context.people.letters(100), context.people.letters(1000)]
  const { id } = await startableWith(context, {
    invitation_subject: subject,
    invitation_message: message,
    reminder_subject: subject,
    reminder_message: message,
    signed_documents_subject: subject,
    signed_documents_message: message,
  })
  await context.given.read(id)
})

scenario(named.ids, 'shows the name and the phone number of a participant as documented', async (context) => {
  const { id } = await startableWith(context, { full_name: 'Ada Lovelace', phone_number: '+33600000000' })
  await context.given.read(id)
})

scenario(allotted.ids, 'shows the allotted time of a participant as documented', async (context) => {
  const { id } = await startableWith(context, { stall_trigger: ALLOTTED_HOURS })
  await context.given.read(id)
})

// "Displayed only if the feature is active on the workspace and the value is false": showing nothing conforms, too.
scenario('participant/send-signed-documents-mail-false', 'shows the member only as false', async (context) => {
  const { id } = await context.given.startable()
  for (const state of ['draft', 'started'] as const) {
    if (state === 'started') await context.given.calls.start(id)
    await staysTrue(context, id, (read) => {
      const participants = objectsIn(read, 'participants')
      context.check.present('participants', participants)
      for (const { send_signed_documents_mail: mail } of participants)
        context.check.oneOf('participants[].send_signed_documents_mail', mail ?? false, [false])
    })
  }
})

scenario(
  ['participant/signature-image-policy-kind', 'participant/document-reading-policy-kind'],
  'records the kind of the policies of a participant',
  async ({ given, observe }) => {
    const { id, signer } = await given.startable()
    const [participant] = participantsOf(await given.read(id), signer)
    for (const member of ['signature_image_policy', 'document_reading_policy']) {
      const value = participant?.[member]
      observe(member, isAbsent(value) ? 'not shown' : kindOf(value))
    }
  },
)
