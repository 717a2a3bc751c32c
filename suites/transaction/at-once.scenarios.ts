import { setTimeout as sleep } from 'node:timers/promises'
import { isErrorWithSuccess, isSuccess } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject, Send } from '../../helpers/engine/index.ts'
import { ServerError, objectsIn, valuesAt } from '../../helpers/engine/index.ts'
import { fieldsIn, PLACE, positionOf } from '../interface/reads/fields.ts'
import { reviewsOf, signaturesOf } from '../interface/reads/people.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { casesOf } from '../interface/scenes/per-call.ts'
import { responseOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { scenario } from '../scenario.ts'
import { BESIDE_CANCEL, SENT_AT_ONCE } from './at-once.rules.ts'

/** Requests of one call on a new draft, and whether the draft shows the effect of one of them. */
interface Requests {
  /** The ids for the path; the first is that of the draft. */
  readonly ids: readonly [id: string, ...more: string[]]
  readonly all: readonly Args[]
  readonly isShown: (read: JsonObject, args: Args, at: number) => boolean
}

const REQUESTS: Record<(typeof SENT_AT_ONCE)[number], (context: Context) => Promise<Requests>> = {
  update: async ({ given }) => ({
    ids: [(await given.draft()).id],
    all: [{ language: 'de' }, { carbon_copy_subject: 'Your copy' }, { carbon_copy_message: 'The copy of the lease.' }],
    isShown: (read, args) => Object.entries(args).every(([name, value]) => read[name] === value),
  }),
  addDocument: async ({ given, people }) => {
    const [{ id }, ...files] = await Promise.all([given.draft(), given.file(), given.file(), given.file()])
    return {
      ids: [id],
      all: files.map((document) => ({ document, name: people.title() })),
      isShown: (read, args) => objectsIn(read, 'documents').some(({ name }) => name === args['name']),
    }
  },
  addField: async ({ given }) => {
    const { id, documentId } = await given.documented()
    return {
      ids: [id, documentId],
      all: [200, 300, 400].map((y) => ({ ...PLACE, y })),
      isShown: (read, { y }) => fieldsIn(read).some((field) => positionOf(field)['y'] === y),
    }
  },
  addSigner: async ({ given, people }) => {
    const { id, documentId } = await given.documented()
    const signers = [people.email(), people.email(), people.email()]
    const all: Args[] = []
    for (const [at, signer] of signers.entries()) {
      const { id: field } = await given.calls.addField(id, documentId, { ...PLACE, y: 200 + at * 100 })
      all.push({ signer, field: String(field) })
    }
    return { ids: [id], all, isShown: (read, _, at) => signaturesOf(read, signers[at]!).length > 0 }
  },
  addReviewer: async ({ given, people }) => {
    const { id, signer: recipient } = await given.startable()
    const reviewers = [people.email(), people.email(), people.email()]
    return {
      ids: [id],
      all: reviewers.map((reviewer) => ({ reviewer, recipient })),
      isShown: (read, _, at) => reviewsOf(read, reviewers[at]!, recipient).length > 0,
    }
  },
}

/** The rules that the requests of a call have their effect when they are sent one after the other. */
const ALONE = {
  update: ['transaction-arguments/language-kept-update', 'transaction-arguments/carbon-copy-message-kept-update'],
  addDocument: ['document/named', 'transaction/documents-hold-document'],
  addField: ['field/placed', 'transaction/documents-hold-field'],
  addSigner: ['signature/assigned', 'transaction/instructions-hold-signature'],
  addReviewer: ['review/several-reviewers', 'transaction/instructions-hold-review'],
} as const

/** Whether a request is accepted. A server error says nothing about its effect. */
async function isAccepted(send: Send): Promise<boolean> {
  const answer = await responseOrServerError(send)
  return !(answer instanceof ServerError) && isSuccess(answer) && !isErrorWithSuccess(answer)
}

for (const [at, { rule, doing }] of casesOf('transaction/at-once-*', SENT_AT_ONCE).entries()) {
  const call = SENT_AT_ONCE[at]!
  const haveEffect = async (context: Context, areTogether: boolean) => {
    const { ids, all, isShown } = await REQUESTS[call](context)
    const accepted: Args[] = []
    const send = async (args: Args) => {
      if (await isAccepted(() => context.api.call(call, ids, args))) accepted.push(args)
    }
    if (areTogether) await Promise.all(all.map(send))
    else for (const args of all) await send(args)
    if (accepted.length < 2) context.notExercised('the service does not accept two of these requests at the same time')
    await staysTrue(context, ids[0], (read) => {
      const lost = accepted.filter((args) => !isShown(read, args, all.indexOf(args)))
      context.check.equal('accepted requests without an effect', lost, [])
    })
  }
  scenario(rule, `carries out each of three requests at once for ${doing}`, (context) =>
    blamePlainCase(
      () => haveEffect(context, true),
      () => haveEffect(context, false),
      ALONE[call],
    ),
  )
}

for (const state of ['draft', 'started'] as const)
  scenario('transaction/at-once-cancel', `cancels a ${state} transaction once by two requests`, async (context) => {
    context.dependsOn(`lifecycle/${state}-cancel`, 'lifecycle/cancelled-cancel')
    const { api, given, check } = context
    const { id } = await given.inState(state)
    // The codes differ, so that no service can take the second request for the first one sent again.
    const codes = ['other_reason', 'document_not_compliant'] as const
    const all = await Promise.all(codes.map((cancel_code) => isAccepted(() => api.cancel(id, { cancel_code }))))
    const accepted = all.filter(Boolean).length
    check.that('accepted cancellations of one transaction', accepted <= 1, 'at most one', accepted)
  })

/** Milliseconds by which a cancellation is sent later: if it is carried out first, the other request is refused. */
const DELAYS = [0, 5, 20] as const
const METADATA = { purpose: 'lease' }
const purposeIn = (read: JsonObject) => valuesAt(read, 'metadata.purpose')[0]?.value

for (const { word, name } of BESIDE_CANCEL)
  scenario(`transaction/at-once-cancel-${word}`, `stays cancelled after ${name} at the same time`, async (context) => {
    const { api, given, check, notExercised } = context
    const made = () => (word === 'start' ? given.startable() : given.started())
    const send = (id: string) =>
      isAccepted(() => (word === 'update' ? api.update(id, { metadata: METADATA }) : api[word](id)))
    const cancel = (id: string) => isAccepted(() => api.cancel(id))
    const bothHaveEffect = (id: string) =>
      staysTrue(context, id, (read) => {
        check.equal('state', read['state'], 'cancelled')
        if (word === 'update') check.equal('metadata.purpose', purposeIn(read), METADATA.purpose)
      })
    const together = async () => {
      const { id: ended } = await made()
      if (!(await cancel(ended)) || (await send(ended)))
        notExercised(`the service does not refuse ${name} after a cancellation`)
      const both: string[] = []
      for (const delay of DELAYS) {
        const { id } = await made()
        const late = () => sleep(delay).then(() => cancel(id))
        if (!(await Promise.all([send(id), late()])).includes(false)) both.push(id)
      }
      if (both.length === 0) notExercised('the service does not accept both requests at the same time')
      for (const id of both) await bothHaveEffect(id)
    }
    const inTurn = async () => {
      const { id } = await made()
      if ((await send(id)) && (await cancel(id))) await bothHaveEffect(id)
    }
    await blamePlainCase(together, inTurn, [
      'lifecycle/started-cancel',
      'lifecycle/paused-cancel',
      'transaction/content-stays-cancel',
      'metadata/kept-update',
    ])
  })
