import { offersInitials } from '../../helpers/engine/facts/workspace.ts'
import { isAbsent, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { FIELD_TYPES, fieldIn, fieldsIn, givenField, PLACE, plainField } from '../interface/reads/fields.ts'
import type { FieldType } from '../interface/reads/fields.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { designated, halfLinked, link, linkedOn, linksOf, movedLinked, otherwiseLinked } from './linked.ts'
import { added, eachType, PLACED_TYPES } from './scene.ts'

type Flag = 'deletable' | 'updatable'

/** Asserts a flag of several fields. A false flag may be absent, as `field/flags-shown-when-false` covers that. */
async function flagsAre(context: Context, id: string, fields: readonly string[], flag: Flag, isSo: boolean) {
  const { check, shows, notShown } = context
  const flagOf = (read: JsonObject, field: string) => fieldIn(read, field)?.[flag]
  const read = await shows(id, (now) => {
    for (const field of fields) {
      check.present('documents[].fields[].id', fieldIn(now, field)?.['id'])
      const value = flagOf(now, field)
      if (isSo || !isAbsent(value)) check.equal(`documents[].fields[].${flag}`, value, isSo)
    }
  })
  if (fields.every((field) => isAbsent(flagOf(read, field)))) notShown(`documents[].fields[].${flag}`)
}

for (const [rule, flag] of [
  ['field/deletable-unlinked', 'deletable'],
  ['field/updatable-draft', 'updatable'],
] as const)
  scenario(rule, `shows fields of a draft as ${flag}`, async (context) => {
    const site = await context.given.documented()
    // Groups are left out, as it is open whether one with boxes can be deleted.
    const make = async (type: FieldType) => (await givenField(context, site, type)).id
    await flagsAre(context, site.id, await eachType(context, PLACED_TYPES, make), flag, true)
  })

scenario('field/deletable-linked', 'shows fields with a signer as not deletable', async (context) => {
  const site = await context.given.documented()
  const linked = [...(await linkedOn(context, site)), ...(await halfLinked(context, site))]
  await flagsAre(context, site.id, [...linked, ...(await otherwiseLinked(context, site))], 'deletable', false)
})

scenario('field/deletable-linked', 'shows a field of an unknown signer as not deletable', async (context) => {
  const site = await context.given.documented()
  await flagsAre(context, site.id, [await designated(context, site)], 'deletable', false)
})

scenario('field/deletable-linked', 'shows a moved field with a signer as not deletable', async (context) => {
  const { id, field } = await movedLinked(context)
  await flagsAre(context, id, [field], 'deletable', false)
})

scenario('field/deletable-answered-linked', 'returns a field with a new signer as not deletable', async (context) => {
  context.dependsOn('field/deletable-linked')
  const { api, given, check, notShown, people } = context
  const site = await given.documented()
  const { id: field } = await added(context, site, plainField('signature'))
  const answered = await given.success(() => api.addSigner(site.id, { signer: people.email(), field }))
  if (linksOf(answered, field).length === 0) notShown('instructions.signatures in the response')
  const value = fieldIn(answered, field)?.['deletable']
  if (isAbsent(value)) notShown('documents[].fields[].deletable in the response')
  check.equal('documents[].fields[].deletable in the response', value, false)
})

scenario('field/deletable-again', 'shows a field whose signer was removed as deletable', async (context) => {
  context.dependsOn('field/deletable-unlinked', 'field/unlinked-deleted')
  const site = await context.given.documented()
  const { id } = await added(context, site, plainField('signature'))
  const unlink = await link(context, site, id)
  await unlink()
  await flagsAre(context, site.id, [id], 'deletable', true)
})

/** Asserts that a field exists and is not shown as built in. */
function isMade({ check }: Context, field: JsonObject | undefined): void {
  check.present('documents[].fields[].id', field?.['id'])
  check.different(`documents[].fields[].built_in of type ${String(field?.['type'])}`, field?.['built_in'], true)
}

scenario('field/built-in-made', 'shows created fields as not built in', async (context) => {
  const site = await context.given.documented()
  const made = await eachType(context, FIELD_TYPES, (type) => givenField(context, site, type))
  for (const field of made) isMade(context, field)
  await context.shows(site.id, (read) => made.forEach(({ id }) => isMade(context, fieldIn(read, id))))
})

scenario('field/built-in-made', 'shows copies and initials as not built in', async (context) => {
  context.dependsOn('field/copied', 'initials/created')
  const { api, given, check, workspace } = context
  const site = await given.documented()
  const source = await added(context, site, plainField('signature'))
  const copy = await added(context, site, { copy_from: source.id })
  const isOffered = offersInitials(workspace)
  if (isOffered) await given.answer(() => api.addInitials(site.id, site.documentId, { y: 40 }))
  isMade(context, copy)
  await context.shows(site.id, (read) => {
    const many = isOffered ? 3 : 2
    check.that('documents[].fields', fieldsIn(read).length === many, `${many} fields`, fieldsIn(read).length)
    for (const field of fieldsIn(read)) isMade(context, field)
  })
})

/** The form fields of a PDF. */
const FORM = [
  { kind: 'text', name: 'town', x: 60, y: 100 },
  { kind: 'checkbox', name: 'agreed', x: 60, y: 160 },
  { kind: 'signature', name: 'tenant', x: 60, y: 220 },
] as const

scenario('field/built-in-found', 'shows form fields of the file as built in', async (context) => {
  const { given, check, shows, notShown } = context
  const { id } = await given.draft()
  await given.calls.addDocument(id, { document: await given.file({ fields: FORM }) })
  await settled(context)
  const read = await shows(id, (now) => {
    check.present('documents', now['documents'])
    for (const field of fieldsIn(now)) check.equal('documents[].fields[].built_in', field['built_in'], true)
  })
  // It is open whether the form fields of a file become fields of the document.
  if (fieldsIn(read).length === 0) notShown('documents[].fields of a file with form fields')
})

scenario('field/flags-started', 'records the flags of a signature field once started', async ({ given, observe }) => {
  const { id, fieldId } = await given.startable()
  await given.calls.start(id)
  const field = fieldIn(await given.read(id), fieldId)
  for (const flag of ['updatable', 'deletable']) observe(flag, field?.[flag] ?? 'nothing')
})

scenario(['field/flags-signed', 'field/signed-changed'], 'records flags and moves once signed', async (context) => {
  const { api, given, observe, witness } = context
  const { id, documentId, fieldId } = await given.startable()
  await given.signer(id, documentId, { field: { y: 300 } })
  await given.calls.start(id)
  await given.performed(id)
  const field = fieldIn(await given.read(id), fieldId)
  for (const flag of ['updatable', 'deletable']) observe(flag, field?.[flag] ?? 'nothing')
  await witness('moving the signed field', () => api.updateField(id, documentId, fieldId, { ...PLACE, y: 500 }))
})
