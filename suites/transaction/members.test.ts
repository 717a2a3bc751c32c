import { DAY } from '../../helpers/values/time.ts'
import { scenario } from '../scenario.ts'

/*
 * Each scenario brings about a transaction whose answers carry the members that its rules are about. The shape of the
 * transaction object judges them, here and in every answer of every other scenario.
 */

scenario(
  [
    'transaction/id-type',
    'transaction/folder-id-type',
    'transaction/folder-name-type',
    'transaction/name-type',
    'transaction/state-set',
    'transaction/language-set',
    'transaction/sender-name-display-set',
    'transaction/created-at-type',
    'transaction/duration-type',
    'transaction/creator-type',
    'transaction/creator-workspace-name-type',
    'transaction/creator-api-key-name-type',
  ],
  'shows the members of a plain draft as documented',
  async ({ given }) => {
    const { id } = await given.draft()
    await given.read(id)
  },
)

scenario(
  [
    'transaction/private-type',
    'transaction/expires-at-type',
    'transaction/metadata-type',
    'transaction/metadata-values-type',
    'transaction/carbon-copies-type',
    'transaction/carbon-copy-subject-type',
    'transaction/carbon-copy-message-type',
  ],
  'shows what was passed on creation as documented',
  async ({ given, people }) => {
    const { id } = await given.draft({
      private: true,
      expires_at: new Date(Date.now() + 10 * DAY).toISOString(),
      metadata: { purpose: 'lease', number: 42, signed: true },
      carbon_copies: [people.email(), people.email()],
      carbon_copy_subject: 'Your copy',
      carbon_copy_message: 'The signed documents are attached.',
    })
    await given.read(id)
  },
)

scenario(
  [
    'transaction/watchers-type',
    'transaction/watcher-member-id-type',
    'transaction/watcher-email-type',
    'transaction/watcher-full-name-type',
  ],
  'shows watchers as documented',
  async ({ given, members }) => {
    const { id } = await given.draft({ watchers: members() })
    await given.read(id)
  },
)

scenario(
  [
    'transaction/issuing-entity-type',
    'transaction/issuing-entity-id-type',
    'transaction/issuing-entity-name-type',
    'transaction/issuing-entity-lock-type',
  ],
  'shows an issuing entity as documented',
  async ({ given, fact }) => {
    const { id } = await given.draft({ issuing_entity_id: fact('default-issuing-entity') })
    await given.read(id)
  },
)

scenario(
  [
    'transaction/started-at-type',
    'transaction/stalled-type',
    'transaction/participants-type',
    'transaction/documents-type',
    'transaction/instructions-type',
    'transaction/actions-type',
    'transaction/progress-value-type',
    'transaction/progress-value-range',
    'transaction/ongoing-conversation-type',
    'transaction/has-unread-message-type',
  ],
  'shows the members of a started transaction as documented',
  async ({ given }) => {
    await given.started()
  },
)

scenario(
  ['transaction/closed-at-type', 'transaction/cancel-code-set', 'transaction/cancel-reason-type'],
  'shows the members of a cancelled transaction as documented',
  async ({ api, given }) => {
    const { id } = await given.draft()
    const reason = { cancel_code: 'other_reason', cancel_reason: 'No longer needed.' }
    await given.calls.cancel(id, reason)
    await given.read(id)
  },
)

scenario(
  ['transaction/stalled-at-type', 'transaction/stalled-reason-set'],
  'shows the members of a stalled transaction as documented',
  async ({ given }) => {
    const { id } = await given.started()
    await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
    await given.carrying(id, 'stalled_reason')
  },
)

scenario(
  ['seal/sealers-type', 'seal/sealer-id-type', 'seal/sealer-name-type'],
  'shows a sealer as documented',
  async ({ given, fact }) => {
    const { id, documentId } = await given.startable()
    await given.signer(id, documentId, { signer: fact('seal'), field: { y: 300 } })
    await given.carrying(id, 'sealers')
  },
)

scenario(
  [
    'transaction/collected-type',
    'transaction/collected-actor-type',
    'transaction/collected-documents-type',
    'transaction/collected-document-id-type',
    'transaction/collected-granted-type',
  ],
  'shows granted consents as documented',
  async ({ given }) => {
    const { id } = await given.started({}, { consents: ['I accept the terms.'] })
    await given.signed(id)
    await given.carrying(id, 'collected')
  },
)

scenario('transaction/collected-ungranted-type', 'shows consents not granted as documented', async ({ given }) => {
  const optional = 'I want to hear of offers.'
  const { id } = await given.started({}, { optional_consents: [optional] })
  await given.acted(id, { outcome: 'done', declined_consents: [optional] })
  await given.carrying(id, 'collected')
})
