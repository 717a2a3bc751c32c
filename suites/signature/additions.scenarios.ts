// Assignments of signers to fields, and how the transaction shows them.
import { isSuccess, ifAllowed, objectsIn, sameEmail } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject, Look } from '../../helpers/engine/index.ts'
import { withFullArgs } from '../interface/scenes/full-transaction.ts'
import { addedLate } from '../interface/scenes/late-addition.ts'
import { creatableOf, fieldIn } from '../interface/reads/fields.ts'
import { signaturesIn, signaturesOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { tasksIn } from '../interface/reads/tasks.ts'
import { scenario } from '../scenario.ts'
import { assigned, documentIn, fieldOn, INSTRUCTED, showsAssigned, showsTasks } from './scene.ts'
import { TASKED, unassigned, withoutAssignment, type Assignment } from './scene.ts'

scenario('signature/assigned', 'assigns a signer to a field', async (context) => {
  const { id, field } = await unassigned(context)
  const signer = context.people.email()
  await context.accepts(() => context.api.addSigner(id, { signer, field }))
  await context.shows(id, (read) => showsAssigned(context, read, { signer, field }))
})

/** The responses to two assignments in a draft or a started transaction, each with its signer, its field and the reading before. */
async function responsesTo(context: Context, isStarted: boolean) {
  context.dependsOn('action/of-signer-after-start')
  const site = await context.given.startable()
  // The fields come after the start: whether a draft with fields that have no signer yet can be started is open.
  if (isStarted) await context.given.calls.start(site.id)
  const once = <T>(add: () => Promise<T>) => (isStarted ? addedLate(context, add) : add())
  const fields = await once(async () => [
    await fieldOn(context, site),
    await fieldOn(context, await documentIn(context, site.id)),
  ])
  const answered: { signer: string; field: string; before: JsonObject; answer: JsonObject }[] = []
  for (const field of fields) {
    const before = await context.given.read(site.id)
    const signer = context.people.email()
    const answer = await once(() => context.given.calls.addSigner(site.id, { signer, field }))
    answered.push({ signer, field, before, answer })
  }
  return answered
}

for (const isStarted of [false, true]) {
  const when = isStarted ? 'after the start' : 'in a draft'

  scenario('signature/answered-instruction', `shows new instructions in responses ${when}`, async (context) => {
    for (const { answer, ...one } of await responsesTo(context, isStarted)) showsAssigned(context, answer, one)
  })

  scenario('signature/answered-task', `responds to an assignment with a new task ${when}`, async (context) => {
    let known = 0
    for (const { answer, before } of await responsesTo(context, isStarted)) {
      // A reading may lag behind the previous response.
      known = Math.max(known, tasksIn(before).length)
      const tasks = tasksIn(answer)
      context.check.that('actions[].tasks[]', tasks.length > known, `more than ${known}`, tasks)
      known = tasks.length
    }
  })
}

scenario('signature/answered-task-field', 'responds to assignments with tasks naming the fields', async (context) => {
  context.dependsOn(...TASKED)
  for (const { answer, field } of await responsesTo(context, false)) {
    const named = tasksIn(answer).map((task) => task['field'])
    context.check.that('actions[].tasks[].field', named.includes(field), `one is ${field}`, named)
  }
})

scenario('signature/answered-task-actor', 'responds with tasks in actions of the signers', async (context) => {
  context.dependsOn(...TASKED, 'signature/answered-task-field')
  for (const { answer, ...one } of await responsesTo(context, false)) showsTasks(context, answer, one)
})

scenario('signature/actions-updated', 'shows a task for each field that has a signer', async (context) => {
  context.dependsOn('signature/answered-task-field', 'signature/answered-task-actor', ...TASKED)
  const { id, documentId } = await context.given.documented()
  const first = await assigned(context, id, await fieldOn(context, { id, documentId }))
  const second = await assigned(context, id, await fieldOn(context, await documentIn(context, id)))
  await context.shows(id, (read) => showsTasks(context, read, first, second))
})

scenario('signature/actions-updated', 'shows a task for a field that was assigned by its name', async (context) => {
  context.dependsOn('signature/by-name', 'signature/answered-task-field', 'signature/answered-task-actor', ...TASKED)
  const [name, signer] = [context.people.title(), context.people.email()]
  const { id, field } = await unassigned(context, { name })
  await context.given.calls.addSigner(id, { signer, field: name })
  await context.shows(id, (read) => showsTasks(context, read, { signer, field }))
})

scenario('signature/actions-updated', 'shows a task of a signer who also has one elsewhere', async (context) => {
  context.dependsOn('signature/answered-task-field', 'signature/answered-task-actor', ...TASKED)
  const { id: there, signer } = await context.given.startable()
  await context.given.calls.start(there)
  const { id, field } = await unassigned(context)
  const one = await assigned(context, id, field, signer)
  await context.shows(id, (read) => showsTasks(context, read, one))
})

scenario('signature/answer-read', 'responds to an assignment with the transaction as read later', async (context) => {
  context.dependsOn('signature/answered-instruction', 'signature/assigned')
  const { given, people, shows, sameContent } = context
  const [site] = await withFullArgs(context, given.startable)
  const field = await fieldOn(context, site)
  const answered = await given.calls.addSigner(site.id, { signer: people.email(), field })
  await settled(context)
  await shows(site.id, (read) => sameContent(read, answered, 'in the response to the assignment', {}))
})

scenario('signature/assigned-beside', 'changes nothing except the signer of a field', async (context) => {
  context.dependsOn(...INSTRUCTED, 'signature/answered-task-field', 'signature/answered-task-actor')
  const { given, shows, check, sameContent } = context
  const site = await given.startable()
  const other = { signer: site.signer, field: site.fieldId }
  // A field without a name may be shown with that of its signer.
  const field = await fieldOn(context, await documentIn(context, site.id), { name: context.people.title() })
  const isReady = (read: JsonObject) => {
    showsAssigned(context, read, other)
    check.present('documents[].fields[].id', fieldIn(read, field)?.['id'])
  }
  const holding = ['transaction/instructions-hold-signature', 'transaction/documents-hold-field'] as const
  const before = await onceShown(context, site.id, isReady, holding)
  const one = await assigned(context, site.id, field)
  await settled(context)
  await shows(site.id, (read) => sameContent(before, withoutAssignment(read, one), 'after another assignment', {}))
})

scenario('signature/assigned-beside', 'leaves the assigned field and its transaction unchanged', async (context) => {
  context.dependsOn('signature/visa-assigned', 'field/created-visa')
  const { given, people, shows, check, sameContent } = context
  creatableOf(context, ['visa'])
  // The signer gets a copy too.
  const signer = people.email()
  const args = { name: people.title(), language: 'en', duration: 3000, carbon_copies: [signer, people.email()] }
  const { id, documentId } = await given.documented({}, args)
  const field = await fieldOn(
    context,
    { id, documentId },
    { type: 'visa', name: people.title(), consents: ['I agree.'] },
  )
  const isReady = (read: JsonObject) => check.present('documents[].fields[].id', fieldIn(read, field)?.['id'])
  const before = await onceShown(context, id, isReady, 'transaction/documents-hold-field')
  await assigned(context, id, field, signer)
  await settled(context)
  // The transaction had no participants before.
  const but = (read: JsonObject): JsonObject => ({ ...read, participants: [], instructions: {} })
  await shows(id, (read) => sameContent(but(before), but(read), 'after the only assignment', {}))
})

scenario('signature/assigned-beside', 'keeps a watcher who is assigned as a signer', async (context) => {
  context.dependsOn(...INSTRUCTED, 'transaction-arguments/watchers-kept-create')
  const { api, check, given, notExercised, workspace } = context
  const known = Array.isArray(workspace.facts.members) ? workspace.facts.members : []
  const [signer = notExercised('no member of the workspace is known')] = known
  const { id, documentId } = await given.documented({}, { watchers: [signer] })
  const field = await fieldOn(context, { id, documentId })
  const isWatched: Look = (read) => {
    const isThere = objectsIn(read, 'watchers').some(({ email }) => sameEmail(signer, email))
    check.that('watchers[].email', isThere, signer, read['watchers'])
  }
  await onceShown(context, id, isWatched, 'transaction-arguments/watchers-kept-create')
  await ifAllowed(() => api.addSigner(id, { signer, field }), 'no member of the workspace can be a signer')
  await staysTrue(context, id, isWatched)
})

scenario('signature/assigned-here', 'leaves another transaction of the same signer unchanged', async (context) => {
  context.dependsOn('signature/by-name')
  const { given, people, shows, sameContent } = context
  const [signer, name] = [people.email(), people.title()]
  const here = await unassigned(context, { name })
  const there = await given.startable({}, { name }, signer)
  const isReady = (read: JsonObject) => showsAssigned(context, read, { signer, field: there.fieldId })
  const before = await onceShown(context, there.id, isReady, INSTRUCTED)
  await given.calls.addSigner(here.id, { signer, field: here.field })
  await given.calls.addSigner(here.id, { signer: people.email(), field: name })
  await settled(context)
  await shows(there.id, (read) => sameContent(before, read, 'after an assignment in another transaction', {}))
})

/** Assigns one signer to two fields of a document and one field of another, and to a visa if asked to. */
async function ofSeveral(context: Context, withVisa: boolean, assign: (id: string, args: Args) => Promise<unknown>) {
  if (withVisa) creatableOf(context, ['visa'])
  const site = await context.given.documented()
  const signer = context.people.email()
  const fields = [
    await fieldOn(context, site),
    await fieldOn(context, site, { y: 500 }),
    await fieldOn(context, await documentIn(context, site.id)),
  ]
  const all = fields.map((field) => ({ signer, field }))
  for (const one of all) await assign(site.id, { ...one })
  if (withVisa) {
    const visa = { signer, field: await fieldOn(context, site, { y: 700, type: 'visa' }) }
    await ifAllowed(() => context.api.addSigner(site.id, visa), 'nobody can both sign and give a visa')
    all.push(visa)
  }
  return { id: site.id, all }
}

for (const withVisa of [false, true]) {
  const fields = withVisa ? 'several fields and a visa' : 'several fields'
  scenario('signature/signer-of-several', `assigns a signer to ${fields}`, async (context) => {
    context.dependsOn(...INSTRUCTED)
    const { accepts, api, shows } = context
    const assign = (to: string, args: Args) => accepts(() => api.addSigner(to, args))
    const { id, all } = await ofSeveral(context, withVisa, assign)
    await shows(id, (read) => showsAssigned(context, read, ...all))
  })

  scenario('signature/task-for-each-field', `gives a signer of ${fields} a task for each`, async (context) => {
    context.dependsOn('signature/signer-of-several', 'signature/actions-updated', ...TASKED)
    const { calls } = context.given
    const { id, all } = await ofSeveral(context, withVisa, calls.addSigner)
    await calls.start(id)
    await context.shows(id, (read) => showsTasks(context, read, ...all))
  })
}

scenario('signature/emails-apart', 'distinguishes signers whose emails differ only in part', async (context) => {
  context.dependsOn(...INSTRUCTED, 'conventions/form-once-add-signer')
  const { api, given, people, shows } = context
  const site = await given.documented()
  const [name = '', domain = ''] = people.email().split('@')
  const all: Assignment[] = []
  for (const rest of [`@${domain}`, `@other.${domain}`, `+lease@${domain}`]) {
    const one = { signer: name + rest, field: await fieldOn(context, site, { y: 200 + 100 * all.length }) }
    await ifAllowed(() => api.addSigner(site.id, { ...one }), `the signer ${one.signer} is not accepted`)
    all.push(one)
  }
  await shows(site.id, (read) => showsAssigned(context, read, ...all))
})

scenario('signature/assigned-twice', 'records the response to an assignment that is sent again', async (context) => {
  const { id, field } = await unassigned(context)
  const one = await assigned(context, id, field)
  await context.witness('the same assignment', () => context.api.addSigner(id, { ...one }))
  context.observe('signature instructions of one signer and field', signaturesIn(await context.given.read(id)).length)
})

scenario('signature/email-case', 'records whether the case of an email matters', async (context) => {
  const { api, given, witness, observe } = context
  const { id, documentId, signer } = await given.startable()
  const field = await fieldOn(context, { id, documentId })
  await witness('an email in a different case', () => api.addSigner(id, { signer: signer.toUpperCase(), field }))
  const { participants } = await given.read(id)
  observe('participants with one email in two cases', Array.isArray(participants) ? participants.length : participants)
})

scenario('signature/designation', 'records whether a text other than an email names a signer', async (context) => {
  const { id, field } = await unassigned(context)
  for (const signer of ['The tenant', 'tenant@', 'tenant@example']) {
    const answer = await context.witness(`the signer ${signer}`, () => context.api.addSigner(id, { signer, field }))
    if (answer && isSuccess(answer))
      await context.witness('its removal', () => context.api.addSigner(id, { signer, field, delete: true }))
  }
})

scenario('signature/several-at-once', 'records the response to several signers or fields', async (context) => {
  const { api, people, witness, observe, given } = context
  const { id, documentId, field } = await unassigned(context)
  const other = await fieldOn(context, { id, documentId })
  await witness('two signers', () => api.call('addSigner', [id], { signer: [people.email(), people.email()], field }))
  await witness('two fields', () => api.call('addSigner', [id], { signer: people.email(), field: [field, other] }))
  observe('signature instructions', signaturesIn(await given.read(id)).length)
})

scenario('signature/instruction-once', 'shows one instruction for each assignment', async (context) => {
  context.dependsOn(...INSTRUCTED, 'transaction/content-stays-start')
  const { given, shows, check } = context
  const { id, ...site } = await given.startable()
  const assignments = [site, await given.signer(id, site.documentId, { field: { y: 300 } })]
  const isEachShown: Look = (read) => {
    for (const { signer, fieldId } of assignments)
      check.equal(`number of instructions.signatures of ${signer}`, signaturesOf(read, signer, fieldId).length, 1)
  }
  await shows(id, isEachShown)
  await given.calls.start(id)
  await shows(id, isEachShown)
})
