import { hasEmail, ifAllowed, type Args, type Context } from '../../helpers/engine/index.ts'
import { showsState } from '../interface/reads/assertions.ts'
import { ONCE_STARTED, onceStarted } from '../interface/scenes/once-started.ts'
import { allAct, hasLeft, performs, signedByOne, type Signing } from '../interface/scenes/performing.ts'
import { givenAnotherField, onceTaskShown, signedTwoFields } from '../interface/scenes/given-another-field.ts'
import { creatableOf, plainField, type Site } from '../interface/reads/fields.ts'
import { signaturesIn } from '../interface/reads/people.ts'
import { refusedOnceStarted } from '../interface/scenes/refused-once-started.ts'
import { endOfTwo, refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'
import { settled, staysIn } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { unknownIdLike } from '../interface/document/unknown-ids.ts'
import { closesAsWithOneSigner, documentIn, fieldOn, ofTwo, removal } from './scene.ts'

for (const { when, title } of ONCE_STARTED)
  scenario(`signature/signer-${when}`, `accepts another signer ${title}`, async (context) => {
    const { api, people, accepts, shows, check } = context
    const site = await onceStarted(context, when)
    const [signer, field] = [people.email(), await fieldOn(context, site)]
    await accepts(() => api.addSigner(site.id, { signer, field }))
    await shows(site.id, (transaction) => {
      const signers = signaturesIn(transaction).map((instruction) => instruction['signer'])
      check.that('instructions.signatures[].signer', hasEmail(signers, signer), `one is ${signer}`, signers)
    })
  })

scenario('signature/signer-after-start-awaited', 'waits for a signer added after the start', async (context) => {
  const { id, documentId } = await context.given.startable()
  await context.given.calls.start(id)
  await context.given.signer(id, documentId, { field: { y: 300 } })
  await context.given.performed(id)
  await staysIn(context, id, 'started')
  await allAct(context, id)
  await closesAsWithOneSigner(context, id)
})

scenario('signature/signer-after-start-awaited', 'waits for a signer added after a signature', async (context) => {
  const { api, given, people, notExercised } = context
  const { id, left } = await signedByOne(context)
  const field = await fieldOn(context, await documentIn(context, id))
  const late = people.email()
  await ifAllowed(
    () => api.addSigner(id, { signer: late, field }),
    'the target accepts no new signer after another signer has signed',
  )
  await performs(context, id, left.signer)
  await settled(context)
  if (!hasLeft(await given.read(id), late)) notExercised('the signer who was added last acts before another signer')
  await showsState(context, id, 'started')
})

scenario('signature/signed-signer-awaited-again', 'waits for a signer assigned another field', async (context) => {
  const { id, acted } = await signedByOne(context)
  const field = await fieldOn(context, await documentIn(context, id))
  await ifAllowed(
    () => context.api.addSigner(id, { signer: acted.signer, field }),
    'a signer who has signed cannot be assigned another field',
  )
  // Both signers have a task left, so one is left after the next act.
  await context.given.acted(id, { outcome: 'done' })
  await staysIn(context, id, 'started')
})

/** Removes the signer of a field. */
const remove = ({ api }: Context, { id, signer, fieldId: field }: Signing) =>
  api.addSigner(id, removal({ signer, field }))

/** Removes one of two signers of a draft: another rule covers its only signer. */
async function removeOfTwo(context: Context) {
  const { id, one } = await ofTwo(context)
  return context.api.addSigner(id, removal(one))
}

scenario('signature/signer-after-signing', 'refuses to remove a signer who has signed', async (context) => {
  const { id, acted } = await signedByOne(context)
  await context.refused(() => remove(context, acted), { twin: () => removeOfTwo(context), leaves: id })
})

for (const type of ['signature', 'visa'] as const) {
  const title = `refuses to remove a signer who signed ${type === 'visa' ? 'and gave a visa' : 'two fields'}`
  scenario('signature/signer-after-signing', title, async (context) => {
    creatableOf(context, [type])
    const { id, acted, fields } = await signedTwoFields(context, type)
    const twin = () => removeOfTwo(context)
    for (const fieldId of fields)
      await context.refused(() => remove(context, { ...acted, fieldId }), { twin, leaves: id })
  })
}

scenario('signature/signer-after-signing', 'refuses to remove a signer who must sign again', async (context) => {
  const scene = await givenAnotherField(context)
  await onceTaskShown(context, scene)
  await context.refused(() => remove(context, scene.acted), { twin: () => removeOfTwo(context), leaves: scene.id })
})

/** The arguments that are wrong in an assignment, given the id of a field that can be assigned. */
const WRONG = [
  ['signer-missing', 'no signer', () => ({ signer: undefined })],
  ['field-missing', 'no field', () => ({ field: undefined })],
  ['signer-empty', 'an empty signer', () => ({ signer: '' })],
  ['field-empty', 'an empty field', () => ({ field: '' })],
  ['delete-not-boolean', 'a word as `delete`', () => ({ delete: 'perhaps' })],
  [
    'field-elsewhere',
    // Its id may also be the id of a field here, because ids may repeat in other transactions.
    'the name of a field of another transaction',
    async (context: Context) => {
      const name = context.people.title()
      await fieldOn(context, await context.given.documented(), { name })
      return { field: name }
    },
  ],
  ['field-unknown', 'an unknown field', (_: Context, __: Site, field: string) => ({ field: unknownIdLike(field) })],
  [
    'label-not-assigned',
    'a label',
    async (context: Context, site: Site) => {
      const [type = 'label'] = creatableOf(context, ['label'])
      const answer = await ifAllowed(
        () => context.api.addField(site.id, site.documentId, plainField(type)),
        'the service adds no label at that time',
      )
      return { field: (await context.given.made(async () => answer)).id }
    },
  ],
] as const

for (const [rule, what, wrong] of WRONG)
  refusedOnceStarted(
    `signature/${rule}-*`,
    `refuses an assignment with ${what} in *`,
    [`signature/${rule}`],
    async (context, site) => {
      const good = { signer: context.people.email(), field: await fieldOn(context, site) }
      const bad: Args = await wrong(context, site, good.field)
      const send = (args: Args) => () => context.api.addSigner(site.id, args)
      return {
        bad: send({ ...good, ...bad }),
        twin: send(good),
        notFound: 'field' in bad && bad['field'] !== undefined,
      }
    },
  )

refusedWhenEnded('signature/not-added-*', 'refuses to add a signer to *', {
  call: 'addSigner',
  prepare: async (context, draft) => {
    const field = await fieldOn(context, draft)
    return { ids: [draft.id], args: { signer: context.people.email(), field } }
  },
})

refusedWhenEnded('signature/not-removed-*', 'refuses to remove a signer of *', {
  call: 'addSigner',
  // With another signer, as another rule covers the removal of the only one.
  prepare: async ({ given }, { id, documentId, signer, fieldId }) => {
    await given.signer(id, documentId, { field: { y: 300 } })
    return { ids: [id], args: removal({ signer, field: fieldId }) }
  },
  end: endOfTwo,
})
