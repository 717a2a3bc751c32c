import { isAbsent, isObject, isSuccess, objectsIn, unlessConflicting } from '../../helpers/engine/index.ts'
import type { Context, JsonObject } from '../../helpers/engine/index.ts'
import { designate, furtherSigners } from '../interface/scenes/further-signers.ts'
import { participantsOf, signaturesOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

/** The rules that a person who has a role is a participant. */
const ROLE_RULES = ['transaction/participants-hold-signer', 'transaction/participants-hold-reviewer'] as const

/** Waits until a transaction shows these people among its participants. */
function onceListed(context: Context, id: string, emails: readonly string[]): Promise<JsonObject> {
  const areThere = (read: JsonObject) => {
    for (const email of emails) context.check.present(`participants[] of ${email}`, participantsOf(read, email))
  }
  return onceShown(context, id, areThere, ROLE_RULES)
}

/** Asserts that a person is one participant of a transaction, once all requests must have taken effect. */
async function isOneParticipant(context: Context, id: string, email: string): Promise<void> {
  await onceListed(context, id, [email])
  await staysTrue(context, id, (read) => {
    context.check.equal(`number of participants[] with email ${email}`, participantsOf(read, email).length, 1)
  })
}

scenario('participant/of-each-alternate', 'shows each of the signers', async (context) => {
  const { given, shows, check } = context
  const { id, fieldId, signer } = await given.startable()
  const others = (await furtherSigners(context, id, fieldId)).map((one) => one.signer)
  await shows(id, (read) => {
    for (const email of [signer, ...others]) {
      const emails = objectsIn(read, 'participants').map((one) => one['email'])
      check.that('participants[].email', participantsOf(read, email).length > 0, `one is ${email}`, emails)
    }
  })
})

scenario('participant/once-for-fields', 'shows a signer of several fields as one participant', async (context) => {
  const { given } = context
  const { id, documentId, signer } = await given.startable()
  await given.signer(id, documentId, { signer, field: { y: 300 } })
  await given.signer(id, await given.anotherDocument(id), { signer })
  await isOneParticipant(context, id, signer)
})

scenario('participant/once-for-fields', 'shows a signer who is assigned again as one participant', async (context) => {
  const { given, check } = context
  const { id, documentId, signer, fieldId } = await given.startable()
  await given.signer(id, documentId, { signer, field: { y: 300 } })
  await given.calls.addSigner(id, { signer, field: fieldId, delete: true })
  await onceShown(context, id, (read) =>
    check.equal('instructions.signatures of the field', signaturesOf(read, signer, fieldId), []),
  )
  await given.calls.addSigner(id, { signer, field: fieldId })
  await isOneParticipant(context, id, signer)
})

/** A draft of two signers. */
async function ofTwo({ given }: Context) {
  const { id, documentId, signer: first } = await given.startable()
  const { signer: second, fieldId } = await given.signer(id, documentId, { field: { y: 300 } })
  return { id, documentId, first, second, fieldId }
}
type Two = Awaited<ReturnType<typeof ofTwo>>

for (const { rule, title, add } of [
  {
    rule: 'participant/once-for-fields',
    title: 'shows a signer of a field added after the start as one participant',
    add: async ({ api, given }: Context, { id, first }: Two) => {
      const document = await unlessConflicting(async () => api.addDocument(id, { document: await given.file() }))
      if (!isSuccess(document) || !isObject(document.body)) return false
      const documentId = String(document.body['id'])
      const field = await unlessConflicting(() => api.addField(id, documentId, { page: 1, x: 100, y: 300 }))
      if (!isSuccess(field) || !isObject(field.body)) return false
      const instruction = { signer: first, field: String(field.body['id']) }
      return isSuccess(await unlessConflicting(() => api.addSigner(id, instruction)))
    },
  },
  {
    rule: 'participant/once-for-roles',
    title: 'shows a signer who becomes a reviewer after the start as one participant',
    add: async ({ api }: Context, { id, first, second }: Two) =>
      isSuccess(await unlessConflicting(() => api.addReviewer(id, { reviewer: first, recipient: second }))),
  },
] as const)
  scenario(rule, title, async (context) => {
    const two = await ofTwo(context)
    await context.given.calls.start(two.id)
    if (!(await add(context, two))) context.notExercised('the target refuses the addition after the start')
    await isOneParticipant(context, two.id, two.first)
  })

scenario('participant/once-for-reviews', 'shows a reviewer of two recipients as one participant', async (context) => {
  const { id, first, second } = await ofTwo(context)
  const reviewer = await context.given.reviewer(id, first)
  await context.given.reviewer(id, second, reviewer)
  await isOneParticipant(context, id, reviewer)
})

scenario('participant/once-for-roles', 'shows a person who signs and reviews as one participant', async (context) => {
  const { id, first, second } = await ofTwo(context)
  await context.given.reviewer(id, second, first)
  await isOneParticipant(context, id, first)
  await isOneParticipant(context, id, second)
})

/** A transaction reduced to some of its participants. */
const reducedTo = (read: JsonObject, emails: readonly string[]): JsonObject => ({
  participants: emails.flatMap((email) => participantsOf(read, email)),
})

/** How participants identify themselves and sign. Nobody acts in a draft, so it does not change by itself. */
const SETTINGS = ['access_control', 'email_verification_method', 'min_signature_level', 'waiting_period'] as const

/** The shown settings of a participant, if there are any. */
const settingsOf = (read: JsonObject, email: string) =>
  participantsOf(read, email).flatMap((participant) => {
    const { level1_auth_means: means } = participant
    const texts = SETTINGS.map((member) => [member, participant[member]] as const)
    return [...texts, ['level1_auth_means', Array.isArray(means) ? means.map(String).toSorted() : means] as const]
  })

/** Asserts that a participant has the same settings in two readings, as far as both show them. */
function sameSettings({ check }: Context, email: string, before: JsonObject, read: JsonObject): void {
  const now = new Map<string, unknown>(settingsOf(read, email))
  for (const [member, was] of settingsOf(before, email)) {
    const areShown = !isAbsent(was) && !isAbsent(now.get(member))
    if (areShown) check.equal(`participants[].${member} of another participant`, now.get(member), was)
  }
}

scenario('participant/others-stay', 'leaves participants unchanged when others are added', async (context) => {
  const { id, documentId, first, second } = await ofTwo(context)
  const before = reducedTo(await onceListed(context, id, [first, second]), [first, second])
  const { signer } = await context.given.signer(id, documentId, { field: { y: 500 } })
  const reviewer = await context.given.reviewer(id, first)
  await onceListed(context, id, [signer, reviewer])
  await staysTrue(context, id, (read) => {
    context.sameContent(before, reducedTo(read, [first, second]), 'after a signer and a reviewer were added', {})
    for (const email of [first, second]) sameSettings(context, email, before, read)
  })
})

scenario('participant/none-of-another', 'shows no participant of another transaction', async (context) => {
  const [one, other] = await Promise.all([context.given.startable(), context.given.startable()])
  const reviewer = await context.given.reviewer(other.id, other.signer)
  await onceListed(context, other.id, [other.signer, reviewer])
  await staysTrue(context, one.id, (read) => {
    for (const email of [other.signer, reviewer])
      context.check.equal(`participants[] of ${email} from another transaction`, participantsOf(read, email), [])
  })
})

scenario('participant/stays-with-a-role', 'keeps a signer who is removed from one of two fields', async (context) => {
  const { given, check } = context
  const { id, documentId, fieldId, first, second } = await ofTwo(context)
  await given.signer(id, documentId, { signer: second, field: { y: 500 } })
  await onceListed(context, id, [first, second])
  await given.calls.addSigner(id, { signer: second, field: fieldId, delete: true })
  const isGone = (read: JsonObject) =>
    check.equal('instructions.signatures of the field', signaturesOf(read, second, fieldId), [])
  await onceShown(context, id, isGone)
  await staysTrue(context, id, (read) => check.present(`participants[] of ${second}`, participantsOf(read, second)))
})

/** A draft with a field for each designated signer, if the target accepts designations. */
async function designated(context: Context, designations: readonly string[]) {
  context.dependsOn('participant/designation-shown')
  const { id, documentId } = await context.given.documented()
  await designate(context, { id, documentId }, designations)
  return { id, documentId }
}

/** The participants with a designation. */
const designatedAs = (read: JsonObject, designation: string) =>
  objectsIn(read, 'participants').filter((one) => one['designation'] === designation)

scenario('participant/designation-shown', 'shows the designation of a signer named by it', async (context) => {
  const designation = context.people.title()
  const { id } = await designated(context, [designation])
  await context.shows(id, (read) => {
    const shown = objectsIn(read, 'participants').map((one) => one['designation'])
    context.check.that('participants[].designation', shown.includes(designation), `one is ${designation}`, shown)
  })
})

scenario('participant/unknown-told-apart', 'shows a different email for each unknown participant', async (context) => {
  const { people, shows, check } = context
  const designations = [people.title(), people.title()]
  const { id } = await designated(context, designations)
  await shows(id, (read) => {
    const emails = designations.map((designation) => designatedAs(read, designation)[0]?.['email'])
    for (const email of emails) check.present('participants[].email of an unknown participant', email)
    check.different('participants[].email of another unknown participant', emails[0], emails[1])
  })
})

scenario('participant/designation-at-limit', 'accepts a designation of 250 characters', async (context) => {
  const { accepts, api, given, people, shows, check } = context
  const { id, documentId } = await designated(context, [people.title()])
  const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 400 })
  const longest = people.letters(250)
  await accepts(() => api.addSigner(id, { signer: longest, field: String(field) }))
  await shows(id, (read) =>
    check.present('participants[] with a designation of 250 characters', designatedAs(read, longest)),
  )
})

scenario('participant/designation-beyond-limit', 'refuses a designation of 251 characters', async (context) => {
  const { api, given, people, refused } = context
  const { id, documentId } = await designated(context, [people.title()])
  const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 400 })
  const name = (signer: string) => () => api.addSigner(id, { signer, field: String(field) })
  await refused(name(people.letters(251)), { twin: name(people.title()), leaves: id })
})

scenario('participant/email-case', 'records whether a signer in capitals is the same participant', async (context) => {
  const { api, given, witness, observe } = context
  const { id, documentId, signer } = await given.startable()
  const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
  const again = { signer: signer.toUpperCase(), field: String(field) }
  await witness('naming a signer in capitals', () => api.addSigner(id, again))
  observe('number of participants with the email', participantsOf(await given.read(id), signer).length)
})

scenario('participant/last-role', 'records whether a removed person is still a participant', async (context) => {
  const { id, second, fieldId } = await ofTwo(context)
  await context.given.calls.addSigner(id, { signer: second, field: fieldId, delete: true })
  context.observe('is still a participant', participantsOf(await context.given.read(id), second).length > 0)
})
