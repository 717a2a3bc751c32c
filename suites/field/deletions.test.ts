import type { Context } from '../../helpers/scenario/context.ts'
import { Inconclusive } from '../../helpers/outcome/errors.ts'
import { objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { acceptedAnswer } from '../interface/accepted-answer.ts'
import { creatableOf, fieldIn, fieldsIn, givenField, PLACE, plainField, type Site } from '../interface/fields.ts'
import { onceShown } from '../interface/shown.ts'
import { scenario } from '../scenario.ts'
import { PATHS } from './deletions.rules.ts'
import { added, besides, CREATED, inTurn, refusesEach, staySame } from './scene.ts'

type Path = (typeof PATHS)[number]

/** Deletes a field of a document by one of the two paths. */
const sendTo = ({ api }: Context, { call }: Path, { id, documentId }: Site, fieldId: string) =>
  call === 'deleteField' ? api.deleteField(id, documentId, fieldId) : api.deleteFieldDirectly(id, fieldId)

/** A draft of two documents, each of which has a field that is to go between two that stay. */
async function twoDocuments(context: Context) {
  const first = await context.given.documented()
  const sites = [first, await besides(context, first)]
  const types = creatableOf(context, ['signature', 'text', 'dropdown'])
  const [staying, going] = [new Array<string>(), new Array<{ site: Site; id: string }>()]
  for (const [i, site] of sites.entries()) {
    const [before, gone, after] = await inTurn([0, i + 1, 2], async (type) => {
      const field = await givenField(context, site, types[type % types.length] ?? 'signature')
      return field.id
    })
    staying.push(before ?? '', after ?? '')
    going.push({ site, id: gone ?? '' })
  }
  return { id: first.id, staying, going }
}

/** Asserts that none of some fields is there. */
const areGone = ({ check }: Context, read: JsonObject, ids: readonly string[]) => {
  const left = fieldsIn(read).filter(({ id }) => ids.includes(String(id)))
  check.that('documents[].fields', left.length === 0, 'without those that were deleted', left)
}

/** Links a signer to a field, and gives the one that takes the signer off. */
async function link({ api, given, people }: Context, { id }: Site, field: string) {
  const signer = people.email()
  await given.answer(() => api.addSigner(id, { signer, field }))
  return () => given.answer(() => api.addSigner(id, { signer, field, delete: true }))
}

/** A field that has lost one of two signers; none where it takes no second one, or loses both. */
async function halfLinked(context: Context, site: Site): Promise<string[]> {
  const { id: field } = await added(context, site, plainField('signature'))
  try {
    const unlink = await link(context, site, field)
    await link(context, site, field)
    await unlink()
    const isLinked = ({ instructions }: JsonObject) => {
      const left = objectsIn(instructions, 'signatures').filter((one) => one['field'] === field)
      context.check.equal('instructions.signatures of the field', left.length, 1)
    }
    await onceShown(context, site.id, isLinked)
    return [field]
  } catch (error) {
    if (error instanceof Inconclusive && !error.passing) return []
    throw error
  }
}

for (const path of PATHS) {
  const { word, name } = path

  scenario(
    `field/deleted${word}`,
    `deletes fields ${name}`,
    async (context) => {
      const { id, staying, going } = await twoDocuments(context)
      for (const one of going) await acceptedAnswer(context, () => sendTo(context, path, one.site, one.id))
      await context.shows(id, (read) => {
        context.check.present('documents[].fields', fieldIn(read, staying[0])?.['id'])
        areGone(
          context,
          read,
          going.map((one) => one.id),
        )
      })
    },
    [...CREATED, `field/deleted${word}-alone`],
  )

  scenario(`field/deleted${word}-empty`, `answers the deletion of a field ${name} with nothing`, async (context) => {
    const { given, check } = context
    const site = await given.documented()
    const { id } = await givenField(context, site, 'signature')
    const answer = await given.answer(() => sendTo(context, path, site, id))
    check.that('body of the answer', answer.text.trim() === '', 'nothing', answer.text)
  })

  scenario(
    `field/deleted${word}-alone`,
    `leaves all other fields as they are ${name}`,
    async (context) => {
      const { given, check } = context
      const { id, staying, going } = await twoDocuments(context)
      const others = [...staying, ...going.slice(1).map((one) => one.id)]
      const areThere = (read: JsonObject) => others.forEach((one) => check.present('id', fieldIn(read, one)?.['id']))
      const before = await onceShown(context, id, areThere, CREATED)
      const [first] = going
      if (first) await given.answer(() => sendTo(context, path, first.site, first.id))
      const isGone = (read: JsonObject) => areGone(context, read, [first?.id ?? ''])
      const after = await onceShown(context, id, isGone, `field/deleted${word}`)
      staySame(context, others, [before, after])
    },
    CREATED,
  )

  scenario(
    `field/deleted${word}-unknown`,
    `answers 404 to another deletion of a field ${name}`,
    async (context) => {
      const { given, answers } = context
      const site = await given.documented()
      const { id } = await givenField(context, site, 'signature')
      const send = () => sendTo(context, path, site, id)
      await given.answer(send)
      await answers(404, send)
    },
    [`field/deleted${word}`],
  )

  scenario(
    `field/linked-not-deleted${word}`,
    `refuses to delete fields with a signer ${name}`,
    async (context) => {
      const { given } = context
      const [site, elsewhere] = await Promise.all([given.documented(), given.documented()])
      await givenField(context, site, 'signature')
      const linked = await inTurn(creatableOf(context, ['signature', 'visa']), async (type) => {
        const { id } = await added(context, site, plainField(type))
        await link(context, site, id)
        return id
      })
      const half = await halfLinked(context, site)
      const pairs = await inTurn([...linked, ...half], async (id) => {
        const { id: spare } = await added(context, elsewhere, plainField('signature'))
        return { bad: () => sendTo(context, path, site, id), twin: () => sendTo(context, path, elsewhere, spare) }
      })
      await refusesEach(context, site.id, pairs)
    },
    CREATED,
  )

  scenario(
    `field/unlinked-deleted${word}`,
    `deletes a field whose signer was removed ${name}`,
    async (context) => {
      const site = await context.given.documented()
      const { id: field } = await added(context, site, plainField('signature'))
      const unlink = await link(context, site, field)
      await unlink()
      await acceptedAnswer(context, () => sendTo(context, path, site, field))
      await context.shows(site.id, (read) => areGone(context, read, [field]))
    },
    [`field/deleted${word}`],
  )
}

scenario(
  'field/deleted-not-updated',
  'answers 404 to the update of a deleted field',
  async (context) => {
    const { api, given, answers } = context
    const { id, documentId } = await given.documented()
    const { id: field } = await givenField(context, { id, documentId }, 'signature')
    await given.answer(() => api.deleteField(id, documentId, field))
    await answers(404, () => api.updateField(id, documentId, field, { type: 'signature', ...PLACE, y: 400 }))
  },
  ['field/deleted'],
)

/** Asserts a flag of a field: what is not so may as well not be told. */
function tells({ check }: Context, read: JsonObject, id: string, flag: 'deletable' | 'updatable', isSo: boolean): void {
  const shown = fieldIn(read, id)
  check.present('documents[].fields[].id', shown?.['id'])
  const what = `documents[].fields[].${flag}`
  if (isSo) check.equal(what, shown?.[flag], true)
  else check.different(what, shown?.[flag], true)
}

const flags = [
  { rule: 'deletable-unlinked', flag: 'deletable' },
  { rule: 'updatable-draft', flag: 'updatable' },
] as const

for (const { rule, flag } of flags) {
  const title = `tells that fields of a draft are ${flag}`
  const body = async (context: Context) => {
    const site = await context.given.documented()
    const made = await inTurn(creatableOf(context, ['signature', 'dropdown']), (type) =>
      added(context, site, plainField(type)),
    )
    await context.shows(site.id, (read) => made.forEach(({ id }) => tells(context, read, id, flag, true)))
  }
  scenario(`field/${rule}`, title, body, CREATED)
}

scenario(
  'field/deletable-linked',
  'tells that fields with a signer are not deletable',
  async (context) => {
    const site = await context.given.documented()
    const fields = await inTurn(creatableOf(context, ['signature', 'visa']), async (type) => {
      const { id } = await added(context, site, plainField(type))
      await link(context, site, id)
      return id
    })
    await context.shows(site.id, (read) => fields.forEach((id) => tells(context, read, id, 'deletable', false)))
  },
  CREATED,
)

scenario('field/cancelled-neither', 'tells that nothing can be done to fields after the end', async (context) => {
  const { given } = context
  const { id, documentId, fieldId } = await given.startable()
  const spare = await added(context, { id, documentId }, plainField('signature'))
  await given.calls.start(id)
  await given.calls.cancel(id)
  await given.reached(id, 'cancelled')
  await context.shows(id, (read) => {
    // What has ended may show its fields no more.
    for (const field of [fieldId, spare.id].filter((one) => fieldIn(read, one))) {
      tells(context, read, field, 'updatable', false)
      tells(context, read, field, 'deletable', false)
    }
  })
})

scenario(
  'field/built-in-made',
  'tells of no field that was created that it came with the file',
  async (context) => {
    const site = await context.given.documented()
    const made = await inTurn(creatableOf(context, ['signature', 'dropdown']), (type) =>
      added(context, site, plainField(type)),
    )
    const isMade = (field: JsonObject | undefined) => {
      context.check.present('documents[].fields[].id', field?.['id'])
      context.check.different('documents[].fields[].built_in', field?.['built_in'], true)
    }
    made.forEach(isMade)
    await context.shows(site.id, (read) => made.forEach(({ id }) => isMade(fieldIn(read, id))))
  },
  CREATED,
)

scenario('field/flags-started', 'records the flags of a signature field after the start', async (context) => {
  const { given, observe } = context
  const { id, fieldId } = await given.startable()
  await given.calls.start(id)
  const field = fieldIn(await given.read(id), fieldId)
  for (const flag of ['updatable', 'deletable']) observe(flag, field?.[flag] ?? 'nothing')
})

scenario(
  ['field/flags-signed', 'field/signed-changed'],
  'records what can be done to a field that somebody has signed',
  async (context) => {
    const { api, given, observe, witness } = context
    const { id, documentId, fieldId } = await given.startable()
    await given.signer(id, documentId, { field: { y: 300 } })
    await given.calls.start(id)
    await given.performed(id)
    const field = fieldIn(await given.read(id), fieldId)
    for (const flag of ['updatable', 'deletable']) observe(flag, field?.[flag] ?? 'nothing')
    await witness('moving it', () => api.updateField(id, documentId, fieldId, { ...PLACE, y: 500 }))
  },
)
