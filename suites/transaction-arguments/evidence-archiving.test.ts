import { scenario } from '../scenario.ts'

scenario(
  'transaction-arguments/evidence-archiving-accepted-create',
  'accepts an evidence archiving configuration on creation',
  async ({ api, fact, accepts }) => {
    await accepts(() => api.create({ evidence_archiving_configuration_id: fact('evidence-archiving') }))
  },
)

scenario(
  'transaction-arguments/evidence-archiving-accepted-update',
  'accepts an evidence archiving configuration on update',
  async ({ api, given, fact, accepts }) => {
    const { id } = await given.draft()
    await accepts(() => api.update(id, { evidence_archiving_configuration_id: fact('evidence-archiving') }))
  },
)

scenario(
  'transaction-arguments/evidence-archiving-deleted-update',
  'accepts the deletion of the evidence archiving configuration on update',
  async ({ api, given, fact, accepts }) => {
    const { id } = await given.draft({ evidence_archiving_configuration_id: fact('evidence-archiving') })
    await accepts(() => api.update(id, { delete_evidence_archiving_configuration_id: true }))
  },
)

scenario(
  'transaction-arguments/evidence-archiving-set-and-deleted-update',
  'refuses to set and delete the evidence archiving configuration in one update',
  async ({ api, given, fact, refuses }) => {
    const { id } = await given.draft()
    const set = { evidence_archiving_configuration_id: fact('evidence-archiving') }
    const both = { ...set, delete_evidence_archiving_configuration_id: true }
    await refuses((args) => api.update(id, args), both, set, { on: id })
  },
)

scenario(
  'transaction-arguments/evidence-archiving-deleted-create',
  'takes the deletion of an evidence archiving configuration on creation in some way',
  async ({ api, witness }) => {
    await witness('delete_evidence_archiving_configuration_id on creation', () =>
      api.create({ delete_evidence_archiving_configuration_id: true }),
    )
  },
)
