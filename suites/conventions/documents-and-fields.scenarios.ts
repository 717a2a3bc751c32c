import { formEncode, isObject, pairsOf, type Args } from '../../helpers/engine/index.ts'
import { ENDPOINTS } from '../interface/scenes/endpoints.ts'
import { creatableOf, givenField, plainField } from '../interface/reads/fields.ts'
import { writtenForm } from '../interface/writes/forms.ts'
import { scenario } from '../scenario.ts'
import { KEYED_CALLS, NAMING_CALLS } from './documents-and-fields.rules.ts'
import { understood } from './form-understood.ts'
import { isPlain, WRITINGS } from './writings.ts'

/** The form of a plain call in which one argument is written as given in `raw`. */
const formWithRaw = (raw: string, name: string) => (args: Args) => {
  const others = Object.entries(args).filter(([other]) => other !== name)
  return writtenForm([formEncode(pairsOf(Object.fromEntries(others))), raw].filter((part) => part !== '').join('&'))
}
const named = (raw: string, held: string) => ({ form: formWithRaw(raw, 'name'), member: 'name', held }) as const
/** A name with signs or letters that a service may not allow in names; a plus sign stands for a usual space. */
const odd = (raw: string, held: string) =>
  ({
    ...named(raw, held),
    ...(isPlain(held) ? {} : { usual: formWithRaw(`name=${encodeURIComponent(held)}`, 'name') }),
  }) as const
const PLAIN = named('name=Lease', 'Lease')

/** The rules that a plain name is stored, and one with further signs. */
const NAMED_BY = {
  addDocument: ['document/named', 'document/name-signs-create'],
  updateDocument: ['document/renamed', 'document/name-signs-update'],
  addField: ['field-arguments/name-kept-create', 'field-arguments/name-signs-create'],
  updateField: ['field-arguments/name-kept-update', 'field-arguments/name-signs-update'],
} as const

for (const { rule, what, text, raw } of WRITINGS) {
  for (const call of NAMING_CALLS) {
    const { slug, doing } = ENDPOINTS[call]
    scenario(`conventions/${rule}-${slug}`, `understands ${what} in ${doing}`, (context) =>
      understood(context, call, odd(`name=${raw}`, text), PLAIN, NAMED_BY[call]),
    )
  }
}

/** These keys are those of a plain dropdown, because an update may add to the options or replace them. */
const options = (raw: string) =>
  ({ form: formWithRaw(raw, 'options'), member: 'options', held: { one: 'lease', two: 'sale' } }) as const
const RAW = options('options[one]=lease&options[two]=sale')
const ENCODED = options('options%5Bone%5D=lease&options%5Btwo%5D=sale')

for (const { rule, what, written, plain } of [
  { rule: 'brackets-raw', what: 'unencoded brackets in an argument name', written: RAW, plain: ENCODED },
  { rule: 'brackets-encoded', what: 'encoded brackets in an argument name', written: ENCODED, plain: RAW },
] as const) {
  for (const call of KEYED_CALLS) {
    const { slug, doing } = ENDPOINTS[call]
    scenario(`conventions/${rule}-${slug}`, `understands ${what} in ${doing}`, (context) =>
      understood(context, call, written, plain, undefined, async () => {
        creatableOf(context, ['dropdown'])
        const site = await context.given.documented()
        const ids = [site.id, site.documentId]
        if (call !== 'addField') ids.push((await givenField(context, site, 'dropdown')).id)
        return { ids, args: plainField('dropdown') }
      }),
    )
  }
}

scenario('conventions/multipart-form', 'records the response to a multipart form without a file', async (context) => {
  const { api, given, observe, witness } = context
  const { id, documentId } = await given.documented()
  const parts = [{ field: 'name', bytes: Buffer.from('Lease') }]
  const send = () => api.raw('updateDocument', [id, documentId], { parts })
  const answer = await witness('a change of a document in multipart', send)
  observe('the name in the multipart form is stored', isObject(answer?.body) && answer.body['name'] === 'Lease')
})
