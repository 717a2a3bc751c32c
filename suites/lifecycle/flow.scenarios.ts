import { objectsIn } from '../../helpers/engine/index.ts'
import { closes, showsState, updates } from '../interface/reads/assertions.ts'
import { showsCopies } from '../interface/reads/copies.ts'
import { reviewsOf, signaturesOf } from '../interface/reads/people.ts'
import { allPerform } from '../interface/scenes/performing.ts'
import { scenario } from '../scenario.ts'
import { startedContract } from './contract.ts'

scenario('lifecycle/flow-to-start', 'brings a contract from its draft to its start', async (context) => {
  const { shows, check } = context
  const { id, args, documents, signatures, reviewer, recipient } = await startedContract(context)
  await shows(id, (read) => {
    check.equal('state', read['state'], 'started')
    for (const name of ['name', 'language', 'metadata', 'carbon_copy_subject', 'carbon_copy_message'] as const)
      check.equal(name, read[name], args[name])
    showsCopies(context, read, args.carbon_copies)
    const shown = objectsIn(read, 'documents').map((document) => document['id'])
    for (const one of documents) check.that('documents[].id', shown.includes(one), `one is ${one}`, shown)
    for (const { signer, field } of signatures) {
      const isThere = signaturesOf(read, signer, field).length > 0
      check.that('instructions.signatures', isThere, `one of ${signer} for the field ${field}`, read['instructions'])
    }
    const isReviewed = reviewsOf(read, reviewer, recipient).length > 0
    check.that('instructions.reviews', isReviewed, `one of ${reviewer} for ${recipient}`, read['instructions'])
  })
})

scenario('lifecycle/flow-to-cancellation', 'updates, pauses and cancels a contract', async (context) => {
  context.dependsOn('lifecycle/flow-to-start', 'lifecycle/started-update', 'lifecycle/started-pause')
  context.dependsOn('lifecycle/paused-cancel', 'lifecycle/paused-cancel-code')
  context.dependsOn('lifecycle/cancel-code-kept', 'lifecycle/cancel-reason-kept')
  const { api, accepts, shows, check, people } = context
  const { id } = await startedContract(context)
  await updates(context, id, { name: people.title() })
  await accepts(() => api.pause(id))
  await showsState(context, id, 'paused')
  await accepts(() => api.cancel(id, { cancel_code: 'other_reason', cancel_reason: 'The flat is sold.' }))
  await shows(id, (read) => {
    check.equal('state', read['state'], 'cancelled')
    check.equal('cancel_code', read['cancel_code'], 'other_reason')
    check.equal('cancel_reason', read['cancel_reason'], 'The flat is sold.')
  })
})

scenario('lifecycle/flow-to-completion', 'completes a contract when all participants have acted', async (context) => {
  context.dependsOn('lifecycle/flow-to-start', 'action/opens-at-start', 'lifecycle/started-all-acted')
  context.dependsOn('lifecycle/closed-completion', 'lifecycle/completion-by-itself')
  const { given, eventually, check } = context
  const { id, people } = await startedContract(context)
  await allPerform(context, id, people)
  await closes(context, id)
  await given.finished(id)
  await eventually(async () => check.equal('state', (await given.read(id))['state'], 'completed'))
})
