import { Inconclusive, Violation, sameEmail, ifAllowed } from '../../helpers/engine/index.ts'
import type { Context, JsonObject } from '../../helpers/engine/index.ts'
import { PLACE } from '../interface/reads/fields.ts'
import { writtenForm } from '../interface/writes/forms.ts'
import { participantsOf, reviewsIn, reviewsOf, signaturesIn } from '../interface/reads/people.ts'
import { authorize, sealed } from '../interface/scenes/seals.ts'
import { scenario } from '../scenario.ts'
import { assertSaysJson } from '../interface/reads/says-json.ts'
import { understood, type Written } from './form-understood.ts'
import { WRITINGS } from './writings.ts'

/** An email address with its special characters percent-encoded. */
const encoded = (email: string) => email.replace('+', '%2B').replace('@', '%40')

// If the name of a field is read differently, the draft has no field of that name.
for (const { rule, what, text: name, raw } of WRITINGS)
  scenario(`conventions/${rule}-add-signer`, `understands ${what} in assigning a signer`, async (context) => {
    const { api, given, people } = context
    const signer = people.email()
    const address = rule === 'form-percent' ? encoded(signer) : signer
    const signers = (answered: JsonObject) => signaturesIn(answered).map((one) => one['signer'])
    const at = (answered: JsonObject) => {
      const [first, ...more] = signers(answered)
      if ([first, ...more].some((email) => sameEmail(signer, email))) return signer
      return more.length === 0 ? first : [first, ...more]
    }
    const onField = (field: string, email = signer): Written => ({
      form: writtenForm(`signer=${email}&field=${field}`),
      member: 'instructions.signatures[].signer',
      held: signer,
      at,
    })
    await understood(context, 'addSigner', onField(raw, address), onField('Lease'), 'signature/by-name', async () => {
      const { id, documentId } = await given.documented()
      await ifAllowed(
        () => api.addField(id, documentId, { ...PLACE, name }),
        `the service refuses a field with the name ${name}`,
      )
      await given.calls.addField(id, documentId, { ...PLACE, y: 500, name: 'Lease' })
      return { ids: [id] }
    })
  })

/** A review as it is written in a form, and as it shows in the response. */
const review = (raw: string, reviewer: string, recipient: string): Written => ({
  form: writtenForm(raw),
  member: 'instructions.reviews[]',
  held: `${reviewer} of ${recipient}`,
  at: (answered) =>
    reviewsOf(answered, reviewer, recipient).length > 0
      ? `${reviewer} of ${recipient}`
      : reviewsIn(answered)
          .map((one) => `${String(one['reviewer'])} of ${String(one['recipient'])}`)
          .join(', '),
})

scenario('conventions/form-percent-add-reviewer', 'understands percent-encoded values in a review', async (context) => {
  const [reviewer, recipient] = [context.people.email(), context.people.email()]
  const percent = review(`reviewer=${encoded(reviewer)}&recipient=${encoded(recipient)}`, reviewer, recipient)
  const plain = review(`reviewer=${reviewer}&recipient=${recipient}`, reviewer, recipient)
  await understood(context, 'addReviewer', percent, plain, undefined, async () => ({
    ids: [(await context.given.startable({}, {}, recipient)).id],
  }))
})

/** Adds a signer whose address has a plus sign, which not every service accepts. */
async function signerOf({ given, check, shows, notExercised }: Context, id: string, documentId: string, email: string) {
  try {
    await given.signer(id, documentId, { signer: email, field: { y: 500 } })
    await shows(id, (read) => check.present('participants[] of the signer', participantsOf(read, email)))
    return
  } catch (error) {
    const isRefusal = error instanceof Inconclusive && !error.passing
    if (!isRefusal && !(error instanceof Violation)) throw error
  }
  notExercised('the service accepts no participant with a plus sign in the address')
}

scenario('conventions/form-once-add-reviewer', 'reads an encoded plus sign in a review literally', async (context) => {
  const [reviewer, recipient] = [context.people.email(), context.people.email()]
  const plus = recipient.replace('@', '+b@')
  const of = (who: string, email: string) => review(`reviewer=${encoded(who)}&recipient=${encoded(email)}`, who, email)
  const both = of(reviewer.replace('@', '+b@'), plus)
  await understood(context, 'addReviewer', both, of(reviewer, recipient), undefined, async () => {
    const { id, documentId } = await context.given.startable({}, {}, recipient)
    await signerOf(context, id, documentId, plus)
    return { ids: [id] }
  })
})

for (const { rule, what, raw, plain } of [
  { rule: 'brackets-raw', what: 'unencoded brackets in an argument name', raw: ['[', ']'], plain: ['%5B', '%5D'] },
  { rule: 'brackets-encoded', what: 'encoded brackets in an argument name', raw: ['%5B', '%5D'], plain: ['[', ']'] },
] as const)
  scenario(`conventions/${rule}-authorize-seal`, `understands ${what} in authorizing a seal`, async (context) => {
    const { fact } = context
    const [means, pin, seal] = [encodeURIComponent(fact('seal-means')), fact('seal-pin'), fact('seal')]
    const within = ([open, close]: readonly [string, string]): Written => ({
      form: writtenForm(`auth_data${open}${means}${close}.value=${pin}`),
      member: 'id',
      held: seal,
      // The document does not say in which state a seal can be authorized.
      mayRefuse: 'the seal of a draft cannot be authorized',
    })
    await understood(context, 'authorizeSeal', within(raw), within(plain), 'seal/authorized', async () => ({
      ids: [(await sealed(context)).id, seal],
    }))
  })

/** The response to an authorization. */
async function authorized(context: Context) {
  const scene = await sealed(context)
  return context.given.answer(() => authorize(context, scene))
}

scenario('conventions/success-authorize-seal', 'responds to authorizing a seal with 200', async (context) => {
  context.dependsOn('conventions/successes-are-200')
  context.check.status(await authorized(context), 200)
})

scenario('conventions/json-authorize-seal', 'responds to authorizing a seal with JSON', async (context) => {
  const { body, text } = await authorized(context)
  context.check.that('body of the response', body !== undefined, 'JSON', text)
})

scenario('conventions/json-type-authorize-seal', 'responds with JSON to authorizing a seal', async (context) => {
  context.dependsOn('conventions/json-type-create')
  assertSaysJson(context, await authorized(context))
})
