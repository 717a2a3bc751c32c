import { sameEmail, unlessConflicting } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject, Look, Send } from '../../helpers/engine/index.ts'
import { creatableOf, fieldIn, PLACE, positionOf } from '../interface/reads/fields.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { scenario } from '../scenario.ts'
import { link, linksOf } from './linked.ts'
import { added, created, isInvisible } from './scene.ts'

/** The position of an invisible field. */
const NOWHERE: Args = { page: undefined, x: undefined, y: undefined }

/** Asserts that a field has a signer. */
function isLinked({ check }: Context, read: JsonObject, fieldId: string, signer: string): void {
  const linked = linksOf(read, fieldId)
  const isThere = linked.some((one) => sameEmail(one['signer'], signer))
  check.that(`instructions.signatures of ${fieldId}`, isThere, signer, linked)
}

/**
 * Two signature fields of a draft, once each shows its signers; and the assertion that each does. The first has this position, and
 * these alternate signers besides its own.
 */
async function linkedFields(context: Context, at: Args = PLACE, alternates: readonly string[] = []) {
  context.dependsOn(...created('signature'), 'field/update-same-field')
  const { id, documentId, ...first } = await context.given.startable({}, { ...at, type: 'signature' })
  const second = await context.given.signer(id, documentId, { field: { ...PLACE, type: 'signature', y: 500 } })
  for (const signer of alternates) await link(context, { id }, first.fieldId, signer)
  const others = alternates.map((signer) => ({ fieldId: first.fieldId, signer }))
  const areLinked = (read: JsonObject) =>
    [first, second, ...others].forEach(({ fieldId, signer }) => isLinked(context, read, fieldId, signer))
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
    const at = slug === 'visible-linked' ? NOWHERE : PLACE
    const { id, documentId, fieldId, areLinked } = await linkedFields(context, at)
    await updates(context, () => context.api.updateField(id, documentId, fieldId, { type: 'signature', ...args }))
    areLinked(await onceShown(context, id, (now) => isUpdated(context, fieldIn(now, fieldId), args), does))
  })

scenario('field/changed-linked', 'keeps a signer assigned by the name of a renamed field', async (context) => {
  context.dependsOn('signature/by-name', 'field/moved-linked', 'transaction/instructions-hold-signature')
  const { api, given, people } = context
  const [site, name, signer] = [await given.documented(), people.title(), people.email()]
  const { id } = await added(context, site, { ...PLACE, type: 'signature', name })
  await link(context, site, name, signer)
  const keepsSigner = (read: JsonObject) => isLinked(context, read, id, signer)
  await onceShown(context, site.id, keepsSigner, 'transaction/instructions-hold-signature')
  await updates(context, () => api.updateField(site.id, site.documentId, id, { type: 'signature', ...RENAMED }))
  const isRenamed = (now: JsonObject) => isUpdated(context, fieldIn(now, id), RENAMED)
  keepsSigner(await onceShown(context, site.id, isRenamed, 'field-arguments/name-kept-update'))
})

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
    const isVisa: Look = (now) => check.equal('documents[].fields[].type', fieldIn(now, fieldId)?.['type'], 'visa')
    areLinked(await shows(id, isVisa))
  })
}

// Only the start differs: a service may then refuse the update.
for (const isStarted of [false, true]) {
  const title = `makes a field with a signer invisible ${isStarted ? 'after the start' : 'in a draft'}, and keeps the signer`
  scenario('field/invisible-linked', title, async (context) => {
    context.dependsOn('field/moved-linked', 'field/made-invisible')
    const { id, documentId, fieldId, areLinked } = await linkedFields(context)
    if (isStarted) await context.given.calls.start(id)
    const hidden = { type: 'signature', page: 0 }
    const answered = await updates(context, () => context.api.updateField(id, documentId, fieldId, hidden))
    context.check.absent('position', answered['position'])
    areLinked(await context.shows(id, (read) => isInvisible(context, read, fieldId)))
  })
}
