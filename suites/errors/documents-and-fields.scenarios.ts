import type { Answer, Api, Args, Context, Send } from '../../helpers/engine/index.ts'
import { NotExercised } from '../../helpers/engine/outcome/errors.ts'
import { offersInitials } from '../../helpers/engine/facts/workspace.ts'
import { PLACE } from '../interface/reads/fields.ts'
import { writtenForm } from '../interface/writes/forms.ts'
import { unknownIdLike } from '../interface/document/unknown-ids.ts'
import { scenario } from '../scenario.ts'
import { errorObjects } from './error-objects.ts'
import { DIGITS, LONG, ODD } from './unusual-texts.ts'

/** A draft with one document that has one field. */
async function ofOneField({ given }: Context) {
  const { id, documentId } = await given.documented()
  const { id: fieldId } = await given.calls.addField(id, documentId, PLACE)
  return { id, documentId, fieldId: String(fieldId) }
}

type OfOneField = Awaited<ReturnType<typeof ofOneField>>

/** Bad requests about the documents and fields of such a draft; none of them may cause a failure. */
type Bad = (context: Context, at: OfOneField) => readonly Send[]

/** Requests that create a field with these arguments, and requests that change the existing field with them. */
const forFields =
  (...all: readonly Args[]): Bad =>
  ({ api }, { id, documentId, fieldId }) =>
    all.flatMap((args) => [
      () => api.addField(id, documentId, args),
      () => api.updateField(id, documentId, fieldId, args),
    ])

const forDocuments =
  (...all: readonly Args[]): Bad =>
  ({ api }, { id, documentId }) =>
    all.map((args) => () => api.updateDocument(id, documentId, args))

const forms =
  (call: 'addField' | 'updateDocument', ...all: readonly string[]): Bad =>
  ({ api }, { id, documentId }) =>
    all.map((raw) => () => api.raw(call, [id, documentId], writtenForm(raw)))

const oddIds: Bad = ({ api, workspace }, { id, documentId, fieldId }) => [
  () => api.addDocument(id, { document: ODD }),
  () => api.updateDocument(id, ODD, { name: 'Lease' }),
  () => api.deleteDocument(id, ODD),
  () => api.addField(id, ODD, PLACE),
  () => api.updateField(id, documentId, ODD, PLACE),
  () => api.updateField(id, ODD, fieldId, PLACE),
  () => api.deleteField(id, documentId, ODD),
  () => api.deleteFieldDirectly(id, ODD),
  ...(offersInitials(workspace) ? [() => api.addInitials(id, ODD, { y: 40 })] : []),
  () => api.addField(id, documentId, { copy_from: ODD }),
  () => api.addField(id, documentId, { type: 'checkbox', name: 'Box', ...PLACE, parent: ODD }),
]

const survived = [
  {
    rule: 'numbers-inside',
    what: 'texts and 20 digits for the numbers of a field',
    bad: [DIGITS, 'left'].map((x) =>
      forFields(
        { ...PLACE, x },
        { ...PLACE, page: x },
        { type: 'text', ...PLACE, height: x },
        { type: 'label', ...PLACE, value: 'Label', font_size: x },
      ),
    ),
  },
  {
    rule: 'booleans-inside',
    what: 'words for booleans',
    bad: [
      forFields({ type: 'text', ...PLACE, required: 'perhaps' }),
      forDocuments({ delete_archiving_configuration_id: 'perhaps' }),
    ],
  },
  {
    rule: 'options-inside',
    what: 'options and consents with malformed names',
    bad: [
      ...['options=one', 'options%5Bone=one', 'options%5B%5D=one', 'options%5Bone%5D%5Btwo%5D=one'].map((options) =>
        forms('addField', `type=dropdown&name=Choice&page=1&x=100&y=300&${options}`),
      ),
      forms('addField', 'page=1&x=100&y=300&consents%5Bword%5D=one'),
    ],
  },
  {
    rule: 'long-texts-inside',
    what: 'texts of 10,000 letters',
    bad: [
      forDocuments({ name: LONG }),
      forFields({ ...PLACE, name: LONG }, { type: 'text', ...PLACE, tooltip: LONG }, { ...PLACE, consents: [LONG] }),
    ],
  },
  {
    rule: 'broken-encoding-inside',
    what: 'a percent sign without digits',
    bad: [forms('updateDocument', 'name=50%'), forms('addField', 'name=50%&page=1&x=100&y=300')],
  },
  { rule: 'odd-ids-inside', what: 'ids of special characters', bad: [oddIds] },
  {
    rule: 'numbers-initials',
    what: 'a word and 20 digits for the y of initials',
    bad: [({ api }, { id, documentId }) => ['bottom', DIGITS].map((y) => () => api.addInitials(id, documentId, { y }))],
  },
] as const satisfies readonly { readonly rule: string; readonly what: string; readonly bad: readonly Bad[] }[]

/** Whether a request could be sent. The workspace may not offer a type of field. */
const isSent = (sending: Promise<Answer>): Promise<boolean> =>
  sending.then(
    () => true,
    (error: unknown) => {
      if (error instanceof NotExercised) return false
      throw error
    },
  )

for (const { rule, what, bad } of survived)
  scenario(`errors/survives-${rule}`, `does not fail on ${what}`, async (context) => {
    const at = await ofOneField(context)
    const all: readonly Bad[] = bad
    const sent: boolean[] = []
    // One after another, because the rule is about the contents of requests and not about overlapping writes.
    for (const send of all.flatMap((sends) => sends(context, at))) sent.push(await isSent(context.copes(send)))
    if (!sent.includes(true)) context.notExercised('the workspace offers none of these fields')
  })

/** Sends a request about such a draft, which must be refused. */
const onOneField = (send: (api: Api, at: OfOneField) => Promise<Answer>) => async (context: Context) =>
  send(context.api, await ofOneField(context))

// Requests about files, documents and fields that are refused for a documented reason, each in one or more variants.
errorObjects([
  {
    rule: 'refused-upload',
    what: 'an upload without a file',
    ways: [
      ({ api }: Context) => api.raw('upload', [], { parts: [{ field: 'name', bytes: Buffer.from('lease.pdf') }] }),
      ({ api }: Context) =>
        api.upload({ filename: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('No document.') }),
    ],
  },
  {
    rule: 'refused-document',
    what: 'a document without a file',
    ways: [async ({ api, given }: Context) => api.addDocument((await given.draft()).id, { name: 'Lease' })],
  },
  {
    rule: 'refused-field',
    what: 'a field of an unlisted type or without a required argument',
    ways: [{ ...PLACE, type: 'stamp' }, { type: 'dropdown' }].map((args) => async ({ api, given }: Context) => {
      const { id, documentId } = await given.documented()
      return api.addField(id, documentId, args)
    }),
  },
  {
    rule: 'refused-field',
    what: 'a change of a field into an unlisted type',
    ways: [
      onOneField((api, { id, documentId, fieldId }) =>
        api.updateField(id, documentId, fieldId, { ...PLACE, type: 'stamp' }),
      ),
    ],
  },
  {
    rule: 'refused-initials',
    what: 'initials without y or with an unlisted alignment',
    ways: [{ alignment: 'left' }, { y: 40, alignment: 'justify' }].map((args) => async ({ api, given }: Context) => {
      const { id, documentId } = await given.documented()
      return api.addInitials(id, documentId, args)
    }),
  },
  {
    rule: 'refused-document-deletion',
    what: 'the deletion of a document that has a field',
    ways: [onOneField((api, { id, documentId }) => api.deleteDocument(id, documentId))],
  },
  {
    rule: 'refused-field-deletion',
    what: 'the deletion of a field that has a signer',
    ways: [
      async ({ api, given }: Context) => {
        const { id, documentId, fieldId } = await given.startable()
        return api.deleteField(id, documentId, fieldId)
      },
    ],
  },
  {
    rule: 'refused-field-deletion',
    what: 'the deletion of a field that has a signer, without its document',
    ways: [
      async ({ api, given }: Context) => {
        const { id, fieldId } = await given.startable()
        return api.deleteFieldDirectly(id, fieldId)
      },
    ],
  },
  {
    rule: 'unknown-document',
    what: 'a request for an unknown document',
    ways: [
      async ({ api, given }: Context) => {
        const { id, documentId } = await given.documented()
        return api.updateDocument(id, unknownIdLike(documentId), { name: 'Lease' })
      },
    ],
  },
  {
    rule: 'unknown-field',
    what: 'a request for an unknown field',
    ways: [onOneField((api, { id, documentId, fieldId }) => api.deleteField(id, documentId, unknownIdLike(fieldId)))],
  },
])
