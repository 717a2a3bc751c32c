import type { Args } from '../../helpers/engine/http/encode.ts'
import { type Context, type JsonObject, sameEmail, type Send, unlessConflicting } from '../../helpers/engine/index.ts'
import { creatableOf, fieldIn, PLACE, positionOf } from '../interface/reads/fields.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { scenario } from '../scenario.ts'
import { link, linksOf } from './linked.ts'
import { added, CREATED, isInvisible } from './scene.ts'

/** The position of an invisible field. */
const NOWHERE: Args = { page: undefined, x: undefined, y: undefined }

/**
 * Two signature fields of a draft, once each shows its signers; and the assertion that each does. The first has this position, and
 * these alternate signers besides its own.
 */
async function linkedFields(context: Context, at: Args = PLACE, alternates: readonly string[] = []) {
  context.dependsOn(...CREATED, 'field/update-same-field')
  const { given, check } = context
  const { id, documentId, ...first } = await given.startable({}, { ...at, type: 'signature' })
  const second = await given.signer(id, documentId, { field: { ...PLACE, type: 'signature', y: 500 } })
  for (const signer of alternates) await link(context, { id }, first.fieldId, signer)
  const others = alternates.map((signer) => ({ fieldId: first.fieldId, signer }))
  const areLinked = (read: JsonObject) => {
    for (const { fieldId, signer } of [first, second, ...others]) {
      const linked = linksOf(read, fieldId)
      const isLinked = linked.some((one) => sameEmail(one['signer'], signer))
      check.that(`instructions.signatures of ${fieldId}`, isLinked, signer, linked)
    }
  }
  await onceShown(context, id, areLinked, 'transaction/instructions-hold-signature')
  return { id, documentId, fieldId: first.fieldId, areLinked }
}

/** The response to the update of a field with a signer. The document does not say that the update must be accepted. */
async function updates({ given, notExercised }: Context, send: Send): Promise<JsonObject> {
  const answer = await unlessConflicting(send)
  if (answer.status >= 400 && answer.status < 500) notExercised('this update of a field with a signer is refused')
  return given.success(async () => answer)
}

/** Asserts that a field shows the arguments of an update which prove that it took effect. */
function isUpdated({ check }: Context, field: JsonObject = {}, args: Args): void {
  const shown: JsonObject = { ...field, ...positionOf(field) }
  for (const name of ['type', 'name', 'x', 'y'])
    if (args[name] !== undefined) check.equal(`documents[].fields[] ${name}`, shown[name], args[name])
}

const RENAMED = { ...PLACE, name: 'The tenant', consents: ['I agree.'] } as const

/** Updates of a field with a signer, with the rule of their effect on a field without one. */
for (const [slug, title, does, args] of [
  ['moved-linked', 'is moved', 'field/moved', { page: 1, x: 237, y: 448 }],
  ['changed-linked', 'gets another name and consents', 'field-arguments/name-kept-update', RENAMED],
  ['visible-linked', 'becomes visible', 'field/made-visible', PLACE],
] as const)
  scenario(`field/${slug}`, `keeps all signers when a field ${title}`, async (context) => {
    context.dependsOn('field/visa-same-field', ...(slug === 'moved-linked' ? [] : (['field/moved-linked'] as const)))
    const { id, documentId, fieldId, areLinked } = await linkedFields(
      context,
      slug === 'visible-linked' ? NOWHERE : PLACE,
    )
    await updates(context, () => context.api.updateField(id, documentId, fieldId, { type: 'signature', ...args }))
    areLinked(await onceShown(context, id, (now) => isUpdated(context, fieldIn(now, fieldId), args), does))
  })

scenario(
  'field/changed-linked',
  'keeps a signer assigned by the name of a field that gets another name',
  async (context) => {
    context.dependsOn('signature/by-name', 'field/moved-linked', 'transaction/instructions-hold-signature')
    const { api, check, given, people } = context
    const [site, name, signer] = [await given.documented(), people.title(), people.email()]
    const { id } = await added(context, site, { ...PLACE, type: 'signature', name })
    await link(context, site, name, signer)
    const isLinked = (read: JsonObject) =>
      check.that(
        `instructions.signatures of ${id}`,
        sameEmail(linksOf(read, id)[0]?.['signer'], signer),
        signer,
        linksOf(read, id),
      )
    await onceShown(context, site.id, isLinked, 'transaction/instructions-hold-signature')
    await updates(context, () => api.updateField(site.id, site.documentId, id, { type: 'signature', ...RENAMED }))
    const isRenamed = (now: JsonObject) => isUpdated(context, fieldIn(now, id), RENAMED)
    isLinked(await onceShown(context, site.id, isRenamed, 'field-arguments/name-kept-update'))
  },
)

for (const hasAlternate of [false, true]) {
  const title = `turns a field with ${hasAlternate ? 'two alternate signers' : 'a signer'} into a visa and keeps all signers`
  scenario('field/visa-linked', title, async (context) => {
    context.dependsOn('field/visa-same-field', 'field/moved-linked', 'field/turned-into-visa')
    if (hasAlternate) context.dependsOn('signature/alternates-held')
    creatableOf(context, ['visa'])
    const { api, check, people, shows } = context
    const alternates = hasAlternate ? [people.email()] : []
    const { id, documentId, fieldId, areLinked } = await linkedFields(context, PLACE, alternates)
    const answered = await updates(context, () => api.updateField(id, documentId, fieldId, { ...PLACE, type: 'visa' }))
    check.equal('type', answered['type'], 'visa')
    areLinked(
      await shows(id, (read) => check.equal('documents[].fields[].type', fieldIn(read, fieldId)?.['type'], 'visa')),
    )
  })
}

// Only the start differs: a service may then refuse the update.
for (const isStarted of [false, true]) {
  const title = `makes a field with a signer invisible ${isStarted ? 'after the start' : 'in a draft'}, and keeps the signer`
  scenario('field/invisible-linked', title, async (context) => {
    context.dependsOn('field/moved-linked', 'field/made-invisible')
    const { api, given, check, shows } = context
    const { id, documentId, fieldId, areLinked } = await linkedFields(context)
    if (isStarted) await given.calls.start(id)
    const hide = () => api.updateField(id, documentId, fieldId, { type: 'signature', page: 0 })
    const answered = await updates(context, hide)
    check.absent('position', answered['position'])
    areLinked(await shows(id, (read) => isInvisible(context, read, fieldId)))
  })
}
