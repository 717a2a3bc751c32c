import { isSuccess, unlessConflicting, type Args, type Context } from '../../helpers/engine/index.ts'
import { refusesForeign } from '../interface/writes/refuses-foreign.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { LATE_UPDATES, update, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'

/** The argument that names the configuration of the workspace. */
const set = ({ fact }: Context) => ({ evidence_archiving_configuration_id: fact('evidence-archiving') })
const deleted = { delete_evidence_archiving_configuration_id: true }

for (const write of WRITES) {
  const accepts = `accepts an evidence archiving configuration ${write.when}`
  scenario(`transaction-arguments/evidence-archiving-accepted-${write.on}`, accepts, async (context) => {
    const { send } = await write.prepare(context)
    await context.accepts(() => send(set(context)))
  })

  const refuses = `refuses an unknown evidence_archiving_configuration_id ${write.when}`
  scenario(`transaction-arguments/evidence-archiving-unknown-${write.on}`, refuses, (context) => {
    const unknown = { evidence_archiving_configuration_id: 'unknown-0000' }
    return context.refuses(write, unknown, set(context), { notFound: true })
  })
}

for (const write of WRITES)
  scenario(
    `transaction-arguments/evidence-archiving-elsewhere-${write.on}`,
    `refuses an evidence archiving configuration of another workspace ${write.when}`,
    async (context) => {
      const { send } = await write.prepare(context)
      await refusesForeign(context, 'evidence-archiving', (id) => send({ evidence_archiving_configuration_id: id }))
    },
  )

const notDeleted = { delete_evidence_archiving_configuration_id: false }
for (const [slug, what, args] of [
  ['deleted', 'the deletion of the evidence archiving configuration', deleted],
  ['not-deleted', 'delete_evidence_archiving_configuration_id=false', notDeleted],
] as const)
  scenario(`transaction-arguments/evidence-archiving-${slug}-update`, `accepts ${what} on update`, async (context) => {
    const { send } = await writeOver(set(context), update).prepare(context)
    await context.accepts(() => send(args))
  })

scenario(
  'transaction-arguments/evidence-archiving-set-and-deleted-update',
  'refuses to set and delete the evidence archiving configuration in one update',
  (context) => context.refuses(update, { ...set(context), ...deleted }, set(context)),
)

// The transaction does not show the argument: a target that refuses an unknown id, and only that, does not ignore it.
for (const write of LATE_UPDATES)
  scenario(
    'transaction-arguments/evidence-archiving-set-and-deleted-update',
    `refuses to set and delete the configuration ${write.when}`,
    async (context) => {
      const { send, leaves = '' } = await write.prepare(context)
      const isTaken = async (args: Args) => isSuccess(await unlessConflicting(() => send(args)))
      const unknown = { evidence_archiving_configuration_id: 'unknown-0000' }
      if (!(await isTaken(set(context))) || !(await isTaken(deleted)) || (await isTaken(unknown)))
        context.notExercised('the target does not update the evidence archiving configuration after the start')
      await context.refused(() => send({ ...set(context), ...deleted }), { twin: () => send(set(context)), leaves })
    },
  )

scenario('transaction-arguments/evidence-archiving-deleted-not-boolean-update', 'refuses a non-boolean', (context) => {
  const notBoolean = { delete_evidence_archiving_configuration_id: 'perhaps' }
  return context.refuses(writeOver(set(context), update), notBoolean, deleted)
})

scenario('transaction-arguments/evidence-archiving-deleted-create', 'records the response', async (context) => {
  await context.witness('delete_evidence_archiving_configuration_id on creation', () => context.api.create(deleted))
})
