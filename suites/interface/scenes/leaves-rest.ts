import { isObject, objectsIn, type JsonObject } from '../../../helpers/engine/values/json.ts'
import { ifAllowed, type Send } from '../../../helpers/engine/judge/requests.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import type { RuleId } from '../../catalogue.ts'
import { scenario } from '../../scenario.ts'
import { ONCE_RUNNING } from '../document/states.ts'
import { fieldIn, fieldsIn } from '../reads/fields.ts'
import { onceShown } from '../reads/once-shown.ts'
import { sameFields } from '../reads/same-contents.ts'
import { settled, staysTrue } from '../reads/stays-true.ts'
import { onceContentsShown } from '../reads/with-contents.ts'
import { advance } from './advance.ts'

/**
 * Registers one scenario after the start and one in a pause: a request about a document or a field leaves everything else unchanged. A
 * service that refuses the request then is not judged.
 * @param title has `*` in place of the transaction
 * @param compared whether the rule speaks of the rest of the transaction, or of its fields alone
 * @param prepare returns the request, and the id of the document or field that it changes or deletes
 */
export function leavesRestOnceStarted(
  rule: RuleId,
  title: string,
  compared: 'all' | 'fields',
  prepare: (context: Context, site: Awaited<ReturnType<typeof running>>) => Promise<{ send: Send; of?: string }>,
): void {
  for (const { word, name } of ONCE_RUNNING)
    scenario(rule, title.replace('*', name), async (context) => {
      const site = await running(context, word)
      const { send, of } = await prepare(context, site)
      await settled(context)
      const first = await onceThere(context, site, of)
      const known = [...objectsIn(first, 'documents'), ...fieldsIn(first)].map(({ id }) => id).filter((id) => id !== of)
      await ifAllowed(send, `the target refuses such a request in ${name}`)
      await staysTrue(context, site.id, (read) => {
        const [before, now] = [restOf(first, known), restOf(read, known)]
        if (compared === 'fields') return sameFields(context, fieldsIn(before), fieldsIn(now), 'afterwards')
        // Other rules cover the state.
        context.sameContent(before, now, 'afterwards', { but: ['state'] })
        const are = tasksOf(now)
        for (const task of tasksOf(before)) context.check.that('actions[].tasks[]', are.includes(task), task, are)
      })
    })
}

/** A running transaction of two documents, each with a field that has a signer. */
async function running({ given, ...context }: Context, word: (typeof ONCE_RUNNING)[number]['word']) {
  const field = { name: 'tenant', consents: ['I accept.'] }
  const { id, documentId, fieldId } = await given.startable({ metadata: { purpose: 'lease' } }, field)
  const otherId = await given.anotherDocument(id)
  await given.signer(id, otherId, { field: { name: 'owner', consents: ['I have read it.'] } })
  await given.calls.start(id)
  if (word === 'in-pause') await advance({ given, ...context }, id, 'paused')
  else await given.reached(id, 'started')
  return { id, documentId, fieldId, otherId }
}

/** The transaction, once it shows both documents, and the document or field that is about to change. */
async function onceThere(context: Context, site: Awaited<ReturnType<typeof running>>, of?: string) {
  const read = await onceContentsShown(context, site.id, [site.documentId, site.otherId])
  const isThere = (shown: JsonObject) => {
    const found = objectsIn(shown, 'documents').find(({ id }) => id === of) ?? fieldIn(shown, of)
    context.check.present('documents[] or fields[] to change', found)
  }
  const claims = ['transaction/documents-hold-document', 'transaction/documents-hold-field'] as const
  return of === undefined ? read : onceShown(context, site.id, isThere, claims)
}

/** A transaction with known documents and fields alone. */
function restOf({ instructions, ...read }: JsonObject, known: readonly unknown[]): JsonObject {
  const isKnown = ({ id }: JsonObject) => known.includes(id)
  const ofKnown = ({ field }: JsonObject) => field === undefined || known.includes(field)
  const documents = objectsIn(read, 'documents').filter(isKnown)
  const signatures = objectsIn(instructions, 'signatures').filter(ofKnown)
  return {
    ...read,
    documents: documents.map((one) => ({ ...one, fields: objectsIn(one, 'fields').filter(isKnown) })),
    instructions: isObject(instructions) ? { ...instructions, signatures } : instructions,
    actions: objectsIn(read, 'actions').map((one) => ({ ...one, tasks: objectsIn(one, 'tasks').filter(ofKnown) })),
  }
}

/** The tasks of each participant, in words. */
const tasksOf = (read: JsonObject): string[] =>
  objectsIn(read, 'actions').flatMap(({ actor, ...action }) =>
    objectsIn(action, 'tasks').map(({ type, field }) => [actor, type, field].join(' ').toLowerCase()),
  )
