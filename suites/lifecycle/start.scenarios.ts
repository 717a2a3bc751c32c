import { DAY, instantOf, isAbsent, isSuccess, MINUTE, SECOND } from '../../helpers/engine/index.ts'
import { leadsTo, recordCall } from '../interface/reads/assertions.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { addedIfAccepted } from '../interface/scenes/late-addition.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { statesExcept } from '../interface/document/states.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { ahead, iso } from '../interface/document/times.ts'
import { scenario } from '../scenario.ts'
import { keepsTimes } from './refused-again.ts'

scenario('lifecycle/draft-start', 'starts a draft that has a signature instruction', async (context) => {
  const { id } = await context.given.startable()
  await leadsTo(context, 'start', id, 'started')
})

// Unfinished parts of a draft that already has the signature instruction for its start.
for (const what of ['a field without a signer', 'a document without a field'] as const)
  scenario('lifecycle/start-unfinished', `records the effect of starting a draft with ${what}`, async (context) => {
    const { given } = context
    const { id, documentId } = await given.startable()
    if (what === 'a field without a signer') await given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
    else await given.calls.addDocument(id, { document: await given.file() })
    await recordCall(context, 'start', id, `draft with ${what}`)
  })

scenario('lifecycle/start-without-instruction', 'records the effect of starting an empty draft', async (context) => {
  const { id } = await context.given.draft()
  await recordCall(context, 'start', id, 'draft without a signature instruction')
})

scenario('lifecycle/start-refused-sets-no-time', 'sets no time if an empty draft is not started', async (context) => {
  const { api, given, check, copes, notExercised } = context
  const { id } = await given.draft()
  const before = await given.read(id)
  if (isSuccess(await copes(() => api.start(id)))) notExercised('the target starts an empty draft')
  await staysTrue(context, id, (read) => {
    // The state that follows is open.
    if (read['state'] !== 'draft') notExercised('an empty draft changes its state with a refused start')
    // A draft may show when it would expire; another rule covers a draft that shows when it was started.
    for (const member of ['started_at', 'expires_at']) if (isAbsent(before[member])) check.absent(member, read[member])
  })
})

scenarioIn(statesExcept('draft'), 'lifecycle/*-start', 'records the effect of starting *', (context, { id }, state) =>
  recordCall(context, 'start', id, `transaction that is ${state}`),
)

scenario('lifecycle/visa-start', 'starts a draft whose only instruction is a visa', async (context) => {
  const { id } = await context.given.startable({}, { type: 'visa' })
  await leadsTo(context, 'start', id, 'started')
})

scenario('lifecycle/invisible-start', 'starts a draft whose only field is invisible', async (context) => {
  context.dependsOn('field/invisible-unplaced', 'signature/invisible-assigned')
  const { given } = context
  const { id } = await given.startable({}, { page: undefined, x: undefined, y: undefined })
  await blamePlainCase(
    () => leadsTo(context, 'start', id, 'started'),
    async () => leadsTo(context, 'start', (await given.startable()).id, 'started'),
    'lifecycle/draft-start',
  )
})

scenario('lifecycle/start-empty-form', 'accepts a start with an empty form', async ({ api, given, accepts }) => {
  const { id } = await given.startable()
  await accepts(() => api.raw('start', [id], { form: [] }))
})

scenario('lifecycle/start-answer-state', 'returns state started at once', async ({ api, given, accepts, check }) => {
  const { id } = await given.startable()
  const { state } = await accepts(() => api.start(id))
  check.equal('state', state, 'started')
})

scenario('lifecycle/start-answer-started-at', 'returns started_at at once', async ({ api, given, accepts, check }) => {
  const { id } = await given.startable()
  const { started_at } = await accepts(() => api.start(id))
  check.now('started_at', started_at, await api.get(id))
})

scenario('lifecycle/start-answer-expires-at', 'returns expires_at at once', async (context) => {
  const { api, given, accepts, check, shows } = context
  const { id } = await given.startable()
  const { expires_at } = await accepts(() => api.start(id))
  await shows(id, (read) =>
    check.instant('expires_at in the response', expires_at, instantOf(read['expires_at']), MINUTE),
  )
})

scenario('lifecycle/start-started-at', 'sets started_at to the start time', async ({ api, given, shows, check }) => {
  const { id } = await given.started()
  const at = await api.get(id)
  await shows(id, ({ started_at }) => check.now('started_at', started_at, at))
})

scenario('lifecycle/start-started-at-not-creation', 'sets started_at when an old draft starts', async (context) => {
  const { given, control, shows, check } = context
  const { id } = await given.startable()
  const now = await control.advance(DAY / SECOND)
  await given.calls.start(id)
  await shows(id, ({ started_at }) => check.instant('started_at', started_at, now, 2 * MINUTE))
})

scenario('lifecycle/start-started-at-not-creation', 'keeps started_at through changes a day later', async (context) => {
  const { given, control, check } = context
  const { id, documentId } = await given.startable({ duration: 4_000 })
  await given.calls.start(id)
  const { started_at } = await given.reached(id, 'started')
  await control.advance(DAY / SECOND)
  await given.calls.update(id, { metadata: { purpose: 'lease' } })
  await addedIfAccepted(() => given.signer(id, documentId, { field: { y: 300 } }))
  await staysTrue(context, id, (updated) => check.kept('started_at', updated['started_at'], started_at))
})

scenario('lifecycle/start-refused-keeps-times', 'keeps all times if it refuses a second start', (context) =>
  keepsTimes(context, 'start'),
)

scenario('lifecycle/start-expires-at-default', 'expires after 20160 minutes', async ({ api, given, shows, check }) => {
  const { id } = await given.started()
  const at = await api.get(id)
  await shows(id, ({ expires_at }) => check.now('expires_at', expires_at, at, 20_160 * MINUTE))
})

// A duration of more milliseconds than fit into 31 bits, and fewer than 45 days.
scenario('lifecycle/start-expires-at-duration', 'counts the passed duration', async ({ api, given, shows, check }) => {
  const { id } = await given.startable({ duration: (40 * DAY) / MINUTE })
  await given.calls.start(id)
  const at = await api.get(id)
  await shows(id, ({ expires_at }) => check.now('expires_at', expires_at, at, 40 * DAY))
})

for (const by of ['creation', 'update'] as const)
  scenario('lifecycle/start-countdown', `counts a day from the start, two days after the ${by}`, async (context) => {
    if (by === 'update') context.dependsOn('transaction-arguments/duration-updated-counts')
    const { given, control, accepts, shows, check } = context
    const args = { duration: DAY / MINUTE }
    const { id } = await given.startable(by === 'creation' ? args : {})
    if (by === 'update') await given.calls.update(id, args)
    const now = await control.advance((2 * DAY) / SECOND)
    await blamePlainCase(
      async () => void (await accepts(() => context.api.start(id))),
      async () => leadsTo(context, 'start', (await given.startable(args)).id, 'started'),
      'lifecycle/draft-start',
    )
    await shows(id, ({ expires_at }) => check.instant('expires_at', expires_at, now + DAY, 2 * MINUTE))
  })

scenario('lifecycle/start-keeps-expires-at', 'keeps the passed expires_at at the start', async (context) => {
  const passed = iso(ahead(context, 3 * DAY))
  const { expires_at } = await context.given.started({ expires_at: passed })
  context.check.instant('expires_at', expires_at, passed)
})

scenario('lifecycle/start-late-keeps-expires-at', 'keeps the passed expires_at of an old draft', async (context) => {
  context.dependsOn('lifecycle/start-keeps-expires-at')
  const { given, control, check, shows } = context
  const passed = iso(ahead(context, 9 * DAY))
  const { id } = await given.startable({ expires_at: passed })
  await control.advance((2 * DAY) / SECOND)
  await given.calls.start(id)
  await given.reached(id, 'started')
  await shows(id, ({ expires_at }) => check.instant('expires_at', expires_at, passed))
})
