import { contentIn, isObject, isSuccess, ifAllowed } from '../../helpers/engine/index.ts'
import type { Answer, Args, Context, JsonObject } from '../../helpers/engine/index.ts'
import { showsArguments, shownOf } from '../interface/reads/field-shows.ts'
import { creatableOf, fieldIn, plainField, PLACE, type Site } from '../interface/reads/fields.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { ONCE_STARTED, onceStarted } from '../interface/scenes/once-started.ts'
import { refusedOnceStarted } from '../interface/scenes/refused-once-started.ts'
import { refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'
import { scenario } from '../scenario.ts'
import { added, besides, fieldsOn } from './scene.ts'

/** Adds a field without a signer, so that only the state of the transaction can prevent its change. */
const spare = async (context: Context, draft: Site) => (await added(context, draft, PLACE)).id

/** The field in the response to a request. */
function fieldOf(answer: Answer): JsonObject {
  const field = contentIn(answer)
  return isObject(field) ? field : {}
}

for (const { when, title } of ONCE_STARTED) {
  scenario(`field/added-${when}`, `accepts another field ${title}`, async (context) => {
    context.dependsOn('transaction/documents-hold-field')
    const { api, accepts, shows, check } = context
    const { id, documentId } = await onceStarted(context, when)
    const field = await accepts(() => api.addField(id, documentId, PLACE))
    const ids = (read: JsonObject) => fieldsOn(read, { id, documentId }).map((one) => one['id'])
    await shows(id, (read) =>
      check.that('documents[].fields', ids(read).includes(field['id']), `with ${String(field['id'])}`, ids(read)),
    )
  })
}

scenario(['field/changed-after-start', 'field/deleted-after-start'], 'records moves and deletions', async (context) => {
  const { api, given, witness } = context
  const draft = await given.startable()
  const { id, documentId, fieldId } = draft
  const bare = await spare(context, draft)
  await given.calls.start(id)
  await witness('moving a field with a signer', () => api.updateField(id, documentId, fieldId, { ...PLACE, y: 90 }))
  await witness('moving a field without a signer', () => api.updateField(id, documentId, bare, { ...PLACE, y: 400 }))
  await witness('deleting a field without a signer', () => api.deleteField(id, documentId, bare))
})

for (const when of ['after-start', 'in-pause'] as const)
  for (const [whose, type] of [
    ['the signer', 'signature'],
    ['nobody', 'text'],
  ] as const)
    scenario('field/changed-once-started-read', `shows the changed field of ${whose} ${when}`, async (context) => {
      context.dependsOn('field/moved', 'field-arguments/name-kept-update')
      const { api, people, notExercised, notShown } = context
      creatableOf(context, [type])
      const site = await onceStarted(context, when)
      const late = type === 'text' ? await api.addField(site.id, site.documentId, plainField(type)) : undefined
      if (late && !isSuccess(late)) notExercised('no text field can be added once the transaction is started')
      const id = late ? String(fieldOf(late)['id']) : site.fieldId
      const sent = { ...plainField(type), y: 444, name: people.title() }
      const answer = await ifAllowed(
        () => api.updateField(site.id, site.documentId, id, sent),
        'the field cannot be changed once the transaction is started',
      )
      const taken = Object.entries(sent).filter(([name, value]) => shownOf(fieldOf(answer), name) === value)
      if (!taken.some(([name]) => name === 'y' || name === 'name')) notShown('the change in its response')
      await staysTrue(context, site.id, (read) => {
        showsArguments(type, Object.fromEntries(taken))(fieldIn(read, id) ?? {})
      })
    })

refusedOnceStarted(
  'field/type-unlisted-*',
  'refuses to add a field of an unlisted type to *',
  ['field/type-unlisted-create'],
  (context, { id, documentId }) => {
    const add = (type: string) => () => context.api.addField(id, documentId, { ...PLACE, type })
    const [plain = 'signature'] = creatableOf(context, ['signature', 'visa'])
    return { bad: add('bogus'), twin: add(plain) }
  },
)

/** A request that adds a field to a new document, and the id of a field of another one. */
async function adding(context: Context, site: Site) {
  const [field, to] = [await spare(context, site), await besides(context, site)]
  return { field, add: (args: Args) => () => context.api.addField(site.id, to.documentId, args) }
}

refusedOnceStarted(
  'field/copied-and-moved-*',
  'refuses to copy and move in one request in *',
  ['field/copied-and-moved'],
  async (context, site) => {
    const [{ field, add }, other] = [await adding(context, site), await spare(context, site)]
    return { bad: add({ copy_from: field, move_from: other }), twin: add({ copy_from: field }) }
  },
)

refusedOnceStarted(
  'field/copy-barred-*',
  'refuses to copy a dropdown of *',
  ['field/copy-barred'],
  async (context, site) => {
    creatableOf(context, ['dropdown'])
    const dropdown = () => context.api.addField(site.id, site.documentId, { ...plainField('dropdown'), y: 500 })
    const { id } = await context.given.madeIfAllowed(dropdown, 'no dropdown can be added after the start')
    const { field, add } = await adding(context, site)
    return { bad: add({ copy_from: id }), twin: add({ copy_from: field }) }
  },
)

for (const argument of ['copy_from', 'move_from'] as const) {
  const rule = argument === 'copy_from' ? 'field/copy-unknown' : 'field/move-unknown'
  refusedOnceStarted(`${rule}-*`, `refuses an unknown ${argument} in *`, [rule], async (context, site) => {
    const { field, add } = await adding(context, site)
    return { bad: add({ [argument]: 'unknown-0000' }), twin: add({ [argument]: field }), notFound: true }
  })
}

for (const [rule, call] of [
  ['field/linked-not-deleted', 'deleteField'],
  ['field/linked-not-deleted-directly', 'deleteFieldDirectly'],
] as const)
  refusedOnceStarted(
    `${rule}-*`,
    `refuses to delete a field with a signer by ${call} in *`,
    [rule],
    async (context, site) => {
      const draft = await context.given.documented()
      const remove =
        ({ id, documentId }: Site, field: string) =>
        () =>
          call === 'deleteField'
            ? context.api.deleteField(id, documentId, field)
            : context.api.deleteFieldDirectly(id, field)
      const [free, ofDraft] = [await spare(context, site), await spare(context, draft)]
      // Whether a field can be deleted after the start is open, so a deletion in a draft is a twin too.
      return { bad: remove(site, site.fieldId), twin: remove(site, free), otherTwin: remove(draft, ofDraft) }
    },
  )

refusedWhenEnded('field/not-added-*', 'refuses to add a field to *', {
  call: 'addField',
  prepare: (_, { id, documentId }) => ({ ids: [id, documentId], args: PLACE }),
})

refusedWhenEnded('field/not-changed-*', 'refuses to change a field of *', {
  call: 'updateField',
  prepare: async (context, draft) => {
    const field = await spare(context, draft)
    return { ids: [draft.id, draft.documentId, field], args: { ...PLACE, y: 400 } }
  },
})

refusedWhenEnded('field/not-deleted-*', 'refuses to delete a field of * through the path of its document', {
  call: 'deleteField',
  prepare: async (context, draft) => ({ ids: [draft.id, draft.documentId, await spare(context, draft)] }),
})

refusedWhenEnded('field/not-deleted-directly-*', 'refuses to delete a field of * through the path without a document', {
  call: 'deleteFieldDirectly',
  prepare: async (context, draft) => ({ ids: [draft.id, await spare(context, draft)] }),
})
