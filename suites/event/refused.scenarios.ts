import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import { BASICS, isErrorWithSuccess } from '../../helpers/engine/judge/basics.ts'
import { Inconclusive, ServerError } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { objectsIn } from '../../helpers/engine/values/json.ts'
import type { RuleId } from '../catalogue.ts'
import { responseOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { PLACE } from '../interface/reads/fields.ts'
import { eventsOf, logCatchesUp, logged, logsNoMore, settledEventsOf } from '../interface/reads/log.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { ENDED } from '../interface/document/states.ts'
import { isolatedScenario, scenario } from '../scenario.ts'
import { REFUSED_ONCE_STARTED } from './refused.rules.ts'

const CREATED = 'transaction.lifecycle.created'
const CANCELLED = 'transaction.lifecycle.cancelled'
const STARTED = 'transaction.lifecycle.started'
const late = { cancel_code: 'other_reason', cancel_reason: 'too late' }

/** Sends a request that must be refused. If it is carried out, its event may be logged, and another rule covers the missing refusal. */
async function assertRefused(send: () => Promise<Answer>, claim?: RuleId): Promise<void> {
  const claims = claim === undefined ? [] : [claim]
  const answer = await responseOrServerError(send)
  if (answer instanceof ServerError)
    throw new Inconclusive(answer.message, { causes: [...claims, BASICS.refusalStatus] })
  if (!isSuccess(answer)) return
  const causes = [...claims, ...(isErrorWithSuccess(answer) ? [BASICS.errorWithSuccess] : [])]
  throw new Inconclusive(`the request was accepted with ${answer.status}, so its event may be logged`, { causes })
}

scenarioIn(ENDED, 'event/none-of-refused-cancel-*', 'logs no refused cancel of *', async (context, { id }, state) => {
  // The event of the successful cancellation may be late and must not be counted as that of the refused one.
  if (state === 'cancelled') {
    await logged(context, id, CANCELLED, 'event/started-cancelled')
    await logCatchesUp(context)
  }
  const before = (await eventsOf(context, id, CANCELLED)).length
  await assertRefused(() => context.api.cancel(id, late), `lifecycle/${state}-cancel`)
  await logsNoMore(context, id, CANCELLED, before)
})

scenario('event/none-of-refused-cancel-code', 'does not log a cancellation with a refused code', async (context) => {
  const { id } = await context.given.draft()
  await assertRefused(() => context.api.cancel(id, { cancel_code: 'no_such_code' }), 'lifecycle/cancel-code-unknown')
  await logsNoMore(context, id, CANCELLED)
})

isolatedScenario('event/none-of-refused-create', 'logs no refused creation', async (context) => {
  context.dependsOn('event/created-once', 'transaction-arguments/refused-create-leaves-nothing', 'listing/own-listed')
  const { api, check, control, eventually, given } = context
  await assertRefused(() => api.create({ language: 'english' }), 'transaction-arguments/language-unlisted-create')
  // This draft may be deleted with its cancellation while its events stay.
  const draft = await logCatchesUp(context)
  const all = (await control.events()).filter(({ type }) => type === CREATED).length
  const created = all - (await eventsOf(context, draft, CREATED)).length
  await eventually(async () => {
    const { length } = objectsIn(await given.calls.list({ size: 100 }), 'content').filter(({ id }) => id !== draft)
    check.that(`number of events ${CREATED}`, created <= length, `at most ${length}`, created)
  })
})

for (const { call, type, what } of [
  { call: 'start', type: 'transaction.lifecycle.started', what: 'start of an empty draft' },
  { call: 'pause', type: 'transaction.lifecycle.paused', what: 'pause of a draft' },
] as const) {
  // The document does not say whether these requests are refused.
  scenario(`event/none-of-refused-${call}`, `does not log the refused ${what}`, async (context) => {
    const { api, given, notExercised } = context
    const { id } = await given.draft()
    const answer = await responseOrServerError(() => api[call](id))
    if (answer instanceof ServerError) throw new Inconclusive(answer.message, { causes: [BASICS.refusalStatus] })
    if (isSuccess(answer)) notExercised(`the target does not refuse the ${what}`)
    await logsNoMore(context, id, type)
  })
}

scenario('event/none-of-refused-start', 'logs no refused start of a cancelled transaction', async (context) => {
  const { api, given, notExercised } = context
  const { id } = await given.cancelled()
  await logged(context, id, STARTED, 'event/started')
  const before = (await settledEventsOf(context, id, STARTED)).length
  const answer = await responseOrServerError(() => api.start(id))
  if (answer instanceof ServerError) throw new Inconclusive(answer.message, { causes: [BASICS.refusalStatus] })
  if (isSuccess(answer)) notExercised('the target does not refuse the start')
  await logsNoMore(context, id, STARTED, before)
})

/** The types of events that the document lists for transactions and their actions. */
const LISTED = [
  /^transaction\.(?:lifecycle\.(?:created|started|paused|cancelled|expired|completed)|chat\.message\.received)$/,
  /^action\.(?:opened|closed|stalled|manualreminder\.sent|reminder\.sent|waitingperiod\.(?:cancelled|ended))$/,
]
const isListed = (type: string) => LISTED.some((listed) => listed.test(type))

/** The listed events of a transaction, once the log has caught up. */
async function listedOf(context: Context, id: string): Promise<string[]> {
  await logCatchesUp(context)
  return (await context.control.events(id)).map(({ type }) => type).filter(isListed)
}

type Draft = Awaited<ReturnType<Context['given']['startable']>>
type Make = (context: Context) => Promise<Draft>

/** Asserts that a draft has no more listed events than a similar draft that was left alone. */
async function assertNothingLogged(context: Context, id: string, make: Make): Promise<void> {
  const listed = await listedOf(context, id)
  // Every draft has the event of its creation.
  if (listed.length <= 1 && listed.every((type) => type === 'transaction.lifecycle.created')) return
  const usual = await listedOf(context, (await make(context)).id)
  const expected = `no more events than for another draft: ${usual.join(', ')}`
  context.check.that('listed events of the draft', listed.length <= usual.length, expected, listed)
}

const drafted: Make = ({ given }) => given.startable()

interface Refused {
  readonly slug: string
  readonly what: string
  readonly claim: RuleId | undefined
  /** Makes the draft, if it needs more than a signer. */
  readonly make?: Make
  readonly send: (context: Context, draft: Draft) => Promise<Answer>
}

const REFUSED = [
  {
    slug: 'refused-update',
    what: 'a refused update',
    claim: 'transaction-arguments/language-unlisted-update',
    send: ({ api }, { id }) => api.update(id, { language: 'xx' }),
  },
  {
    slug: 'refused-document',
    what: 'a refused addition of a document',
    claim: 'document/file-missing',
    send: ({ api }, { id }) => api.addDocument(id, {}),
  },
  {
    slug: 'refused-field',
    what: 'a refused addition of a field',
    claim: 'field-arguments/tooltip-beyond-limit-create',
    send: ({ api }, { id, documentId }) =>
      api.addField(id, documentId, { ...PLACE, type: 'text', tooltip: 'a'.repeat(101) }),
  },
  {
    slug: 'refused-signer',
    what: 'a refused assignment of a signer',
    claim: 'signature/field-unknown',
    send: ({ api, people }, { id }) => api.addSigner(id, { signer: people.email(), field: 'no-such-field' }),
  },
  {
    slug: 'refused-reviewer',
    what: 'a refused appointment of a reviewer',
    claim: undefined,
    send: ({ api, people }, { id }) => api.addReviewer(id, { reviewer: people.email() }),
  },
  {
    slug: 'refused-document-deletion',
    what: 'a refused deletion of a document',
    claim: 'document/deleted-with-field',
    send: ({ api }, { id, documentId }) => api.deleteDocument(id, documentId),
  },
  {
    slug: 'refused-field-deletion',
    what: 'a refused deletion of a field',
    claim: 'field/linked-not-deleted',
    send: ({ api }, { id, documentId, fieldId }) => api.deleteField(id, documentId, fieldId),
  },
  {
    slug: 'refused-logo',
    what: 'a refused logo',
    claim: 'seal/logo-unknown-value',
    make: async (context) => {
      const draft = await drafted(context)
      await context.given.signer(draft.id, draft.documentId, { signer: context.fact('seal'), field: { y: 500 } })
      return draft
    },
    send: ({ api, fact }, { id }) => api.showSealLogo(id, fact('seal'), { logo_display: 'workspace_logo' }),
  },
  {
    slug: 'missing-key',
    what: 'a start without a key',
    claim: 'authentication/missing-key-start',
    send: ({ apiAs }, { id }) => apiAs(undefined).start(id),
  },
  {
    slug: 'no-access',
    what: 'a start with a key that lacks access',
    claim: 'authentication/no-access-start',
    send: ({ apiWithoutAccess }, { id }) => apiWithoutAccess().start(id),
  },
] as const satisfies readonly Refused[]

for (const refusal of REFUSED) {
  const { slug, what, claim, send } = refusal
  const make = 'make' in refusal ? refusal.make : drafted
  scenario(`event/none-of-${slug}`, `does not log ${what}`, async (context) => {
    const draft = await make(context)
    await assertRefused(() => send(context, draft), claim)
    await assertNothingLogged(context, draft.id, make)
  })
}

/** The number of listed events of each type that a transaction has. */
async function countsOf(context: Context, id: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const { type } of await context.control.events(id))
    if (isListed(type)) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
}

const CODE: Refused = {
  slug: 'refused-cancel-code',
  what: 'a cancellation that is refused because of its code',
  claim: 'lifecycle/cancel-code-unknown',
  send: ({ api }, { id }) => api.cancel(id, { cancel_code: 'no_such_code' }),
}

for (const { word } of REFUSED_ONCE_STARTED) {
  const { what, claim, send } = [CODE, ...REFUSED].find(({ slug }) => slug === `refused-${word}`) ?? CODE
  scenario(`event/none-of-refused-${word}-started`, `does not log ${what} after the start`, async (context) => {
    const { given, check, eventually } = context
    // The transaction that is left alone is created first, so it has all of its events when both are checked.
    const [alone, other] = [await drafted(context), await drafted(context)]
    for (const { id } of [alone, other]) await given.calls.start(id)
    await given.actions(other.id)
    await assertRefused(() => send(context, other), claim)
    await logCatchesUp(context)
    // Events may show late and in any order.
    await eventually(async () => {
      const usual = await countsOf(context, alone.id)
      for (const [type, count] of await countsOf(context, other.id)) {
        const most = usual.get(type) ?? 0
        check.that(`number of events ${type}`, count <= most, `at most the ${most} of a transaction left alone`, count)
      }
    })
  })
}

scenario('event/none-of-reading', 'does not log reading and listing a transaction', async (context) => {
  const { id } = await context.given.startable()
  await context.given.read(id)
  await context.given.calls.list({ size: 10 })
  await assertNothingLogged(context, id, drafted)
})
