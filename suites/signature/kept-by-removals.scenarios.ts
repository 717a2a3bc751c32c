import { sameEmail, ifAllowed, type JsonObject } from '../../helpers/engine/index.ts'
import { participantsOf, reviewsOf, tasksOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { furtherSigners } from '../interface/scenes/further-signers.ts'
import { scenario } from '../scenario.ts'
import { assigned, documentIn, fieldOn, INSTRUCTED, ofTwo, removal, REMOVED, sameTaskCount } from './scene.ts'
import { showsAssigned, showsRemoved, showsTasks, TASKED, tasksFor, unassigned, withoutAssignment } from './scene.ts'

for (const isStarted of [false, true]) {
  const when = isStarted ? 'after the start' : 'in a draft'

  scenario('signature/removed-unknown-field', `keeps signers after removal from no field ${when}`, async (context) => {
    context.dependsOn(...REMOVED)
    const { id, one, other } = await ofTwo(context)
    if (isStarted) await context.given.calls.start(id)
    const unknown = removal({ signer: one.signer, field: 'unknown-0000' })
    await context.witness('a removal from an unknown field', () => context.api.addSigner(id, unknown))
    await staysTrue(context, id, (read) => showsAssigned(context, read, one, other))
  })

  scenario(
    'signature/removed-stranger',
    `keeps all signers after the removal of somebody else ${when}`,
    async (context) => {
      context.dependsOn(...REMOVED, ...TASKED, 'signature/actions-updated')
      const { api, people, witness } = context
      const { id, one, other } = await ofTwo(context)
      if (isStarted) await context.given.calls.start(id)
      const areAssigned = (read: JsonObject) => {
        showsAssigned(context, read, one, other)
        showsTasks(context, read, one, other)
      }
      await onceShown(context, id, areAssigned, [...TASKED, 'signature/actions-updated'])
      const others = { 'somebody unknown': people.email(), 'the signer of another field': other.signer }
      for (const [whom, signer] of Object.entries(others))
        await witness(`the removal of ${whom}`, () => api.addSigner(id, removal({ signer, field: one.field })))
      await staysTrue(context, id, (read) => {
        areAssigned(read)
        for (const signer of Object.values(others)) showsRemoved(context, read, { signer, field: one.field })
      })
    },
  )
}

scenario('signature/removed-alternate', 'leaves the other signers of a field assigned', async (context) => {
  context.dependsOn(...REMOVED, ...TASKED)
  context.dependsOn('signature/alternates-held', 'signature/actions-updated', 'signature/alternates-tasks')
  const { given, check, shows } = context
  const { id, field } = await unassigned(context)
  const gone = await assigned(context, id, field)
  const others = await furtherSigners(context, id, field)
  await given.calls.addSigner(id, removal(gone))
  await staysTrue(context, id, (read) => showsAssigned(context, read, ...others))
  await shows(id, (read) => showsTasks(context, read, ...others))
  await given.calls.start(id)
  await shows(id, (read) => {
    for (const { signer } of others) {
      const tasks = tasksFor(read, field).filter(({ actor }) => sameEmail(actor, signer))
      const isLeft = tasks.some(({ state }) => state !== 'done' && state !== 'skipped')
      check.that(`actions[].tasks[] of ${field}`, isLeft, 'one to perform', tasks)
    }
  })
})

scenario('signature/removed-alternate', 'leaves others assigned if one is removed after the start', async (context) => {
  context.dependsOn(...REMOVED, ...TASKED, 'signature/alternates-held', 'signature/alternates-tasks')
  // A target may refuse to remove the signer of its only field.
  const site = await context.given.startable()
  const { id } = site
  const field = await fieldOn(context, site, { y: 300 })
  const gone = await assigned(context, id, field)
  const others = await furtherSigners(context, id, field)
  await context.given.calls.start(id)
  await onceShown(context, id, (read) => showsTasks(context, read, gone, ...others), TASKED)
  await ifAllowed(() => context.api.addSigner(id, removal(gone)), 'no signer can be removed after the start')
  await staysTrue(context, id, (read) => {
    showsAssigned(context, read, ...others)
    showsTasks(context, read, ...others)
  })
})

scenario('signature/removed-other-fields', 'keeps a removed signer assigned to the other fields', async (context) => {
  context.dependsOn(...REMOVED, ...TASKED, 'signature/signer-of-several', 'signature/actions-updated')
  const { id, documentId, signer, fieldId } = await context.given.startable()
  const left = [{ signer, field: fieldId }]
  for (const site of [{ id, documentId }, await documentIn(context, id)])
    left.push(await assigned(context, id, await fieldOn(context, site), signer))
  const gone = await assigned(context, id, await fieldOn(context, { id, documentId }, { y: 500 }), signer)
  await onceShown(context, id, (read) => showsTasks(context, read, ...left), ['signature/task-for-each-field'])
  await context.given.calls.addSigner(id, removal(gone))
  await staysTrue(context, id, (read) => showsAssigned(context, read, ...left))
  await context.shows(id, (read) => showsTasks(context, read, ...left))
})

scenario('signature/removed-beside', 'changes nothing except the signer who is removed', async (context) => {
  context.dependsOn(...REMOVED)
  const { id, one, read: ready } = await ofTwo(context, context.people.title())
  const before = withoutAssignment(ready, one)
  await context.given.answer(() => context.api.addSigner(id, removal(one)))
  await settled(context)
  const isSame = (now: JsonObject) => context.sameContent(before, now, 'after the removal', {})
  await context.shows(id, (read) => isSame(withoutAssignment(read, one)))
})

/** The document does not say whether a signer can be removed while somebody is appointed to review for them. */
const REVIEWED_STAYS = 'a signer with a reviewer cannot be removed'

const isReview = ({ type }: JsonObject) => type === 'review'

scenario('signature/removed-beside', 'keeps the review of a signer who is removed', async (context) => {
  context.dependsOn(...REMOVED, 'review/appointed')
  const { api, given, check } = context
  const { id, one, other } = await ofTwo(context)
  await given.reviewer(id, other.signer, one.signer)
  const isReviewer = (read: JsonObject) => {
    check.present('instructions.reviews of the signer', reviewsOf(read, one.signer, other.signer))
    const tasks = tasksOf(read, one.signer)
    check.that('actions[].tasks[] of the signer', tasks.some(isReview), 'one of type review', tasks)
  }
  await onceShown(context, id, isReviewer, ['review/appointed', 'review/answer-task', 'review/answer-task-actor'])
  await ifAllowed(() => api.addSigner(id, removal(one)), 'a reviewer cannot be removed as a signer')
  await staysTrue(context, id, isReviewer)
})

scenario('signature/removed-beside', 'keeps the reviews of others when a signer is removed', async (context) => {
  context.dependsOn(...REMOVED, 'review/appointed', 'review/several-recipients')
  const { api, given, check } = context
  const { id, one, other } = await ofTwo(context)
  const reviewer = await given.reviewer(id, one.signer)
  await given.reviewer(id, other.signer, reviewer)
  const isReviewer = (read: JsonObject) =>
    check.present('instructions.reviews of the signer who stays', reviewsOf(read, reviewer, other.signer))
  await onceShown(context, id, isReviewer, 'review/several-recipients')
  await ifAllowed(() => api.addSigner(id, removal(one)), REVIEWED_STAYS)
  await staysTrue(context, id, isReviewer)
})

scenario('signature/removed-beside', 'keeps the reviewer of a signer who has another field', async (context) => {
  context.dependsOn(...REMOVED, 'review/appointed', 'signature/signer-of-several')
  const { check, given } = context
  const { id, documentId, one } = await ofTwo(context)
  const kept = await assigned(context, id, await fieldOn(context, { id, documentId }, { y: 500 }), one.signer)
  const reviewer = await given.reviewer(id, one.signer)
  const isReviewed = (read: JsonObject) => {
    showsAssigned(context, read, kept)
    check.present('instructions.reviews of the signer', reviewsOf(read, reviewer, one.signer))
    check.present('actions[].tasks[] of type review', tasksOf(read, reviewer).filter(isReview))
  }
  await onceShown(context, id, isReviewed, ['review/appointed', 'review/answer-task', 'review/answer-task-actor'])
  await ifAllowed(() => context.api.addSigner(id, removal(one)), REVIEWED_STAYS)
  await staysTrue(context, id, isReviewed)
})

scenario('signature/removed-other-fields', 'keeps a signer whose removal names an unknown field', async (context) => {
  context.dependsOn(...INSTRUCTED)
  const { api, witness } = context
  const { id, one, other } = await ofTwo(context)
  const unknown = { ...removal(one), field: 'unknown-0000' }
  await witness('a removal from an unknown field', () => api.addSigner(id, unknown))
  await staysTrue(context, id, (read) => {
    showsAssigned(context, read, one, other)
    context.check.present('participants[] of the signer', participantsOf(read, one.signer))
  })
})

scenario('signature/removed-here', 'leaves another transaction of the removed signer unchanged', async (context) => {
  context.dependsOn(...REMOVED)
  const { given, people, shows, sameContent } = context
  const [signer, name] = [people.email(), people.title()]
  const [here, there] = [await given.startable({}, { name }, signer), await given.startable({}, { name }, signer)]
  // Another rule covers the removal of the only signer.
  await given.signer(here.id, here.documentId, { field: { y: 300 } })
  const isReady = (read: JsonObject) => showsAssigned(context, read, { signer, field: there.fieldId })
  const before = await onceShown(context, there.id, isReady, INSTRUCTED)
  const assertSameTaskCount = await sameTaskCount(context, there.id, { signer, field: there.fieldId })
  await given.calls.addSigner(here.id, removal({ signer, field: here.fieldId }))
  await settled(context)
  await shows(there.id, (read) => sameContent(before, read, 'after a removal in another transaction', {}))
  await assertSameTaskCount()
})
