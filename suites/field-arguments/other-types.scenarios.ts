import { isDeepStrictEqual } from 'node:util'
import { type Answer, type Args, check, type Context, isAbsent, isObject } from '../../helpers/engine/index.ts'
import { isSuccess, type JsonObject, unlessConflicting } from '../../helpers/engine/index.ts'
import { creatableOf, FIELD_TYPES, plainField, type FieldType, type Site } from '../interface/reads/fields.ts'
import { ONCE_RUNNING } from '../interface/document/states.ts'
import { onceStarted } from '../interface/scenes/once-started.ts'
import { unlessRefused } from '../interface/writes/unless-refused.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { pathOf, shownOf, type Look } from '../interface/reads/field-shows.ts'
import { beside, onCreatable, showsEach, writeOn, type Looked, type On } from './cases.ts'

/** An argument that only some types have. */
interface Barred {
  readonly argument: string
  readonly value: Args[string]
  /** A type that has the argument. */
  readonly own: FieldType
  /** The most similar types that do not have it. */
  readonly others: readonly FieldType[]
  /** A value that a field may show if the argument was ignored: a default that it shows does not come from the request. */
  readonly byDefault?: unknown
  /** A valid value for the type that has the argument, by default `value`. */
  readonly good?: Args[string]
}

/** Each value differs from the default. */
const BARRED = [
  ['consents', ['I agree.'], 'signature', ['text', 'label', 'checkbox', 'signature_date']],
  ['optional-consents', ['I agree.'], 'visa', ['text', 'image', 'checkbox', 'full_name']],
  ['font-size', 9, 'label', ['text', 'signature', 'dropdown', 'checkbox', 'signature_date'], { byDefault: 12 }],
  ['height', 33, 'text', ['signature', 'image', 'checkbox', 'full_name'], { byDefault: 19 }],
  ['width', 187, 'text', ['signature', 'image', 'checkbox', 'email'], { byDefault: 200 }],
  ['tooltip', 'A hint', 'text', ['signature', 'label', 'checkbox', 'dropdown', 'email']],
  ['value', 'Text', 'text', ['signature', 'image', 'checkbox', 'signature_date', 'full_name']],
  ['checked', true, 'checkbox', ['checkbox_group', 'dropdown', 'text'], { byDefault: false }],
  // A group without boxes may refuse a minimum of one.
  ['minimum-required', 1, 'checkbox_group', ['radio_group', 'checkbox', 'text'], { byDefault: 0, good: 0 }],
  [
    'required',
    false,
    'text',
    ['signature', 'checkbox', 'checkbox_group', 'full_name', 'email', 'signature_date'],
    { byDefault: true },
  ],
  ['options', { one: 'one' }, 'dropdown', ['radio_group', 'checkbox_group', 'text', 'label']],
  ['format', 'YYYY/MM/DD', 'signature_date', ['text', 'label', 'full_name', 'signature']],
] as const

const SIZED = ['text', 'label', 'dropdown']

/** All types that have each argument. */
const HAVE: Readonly<Record<(typeof BARRED)[number][0], readonly string[]>> = {
  consents: ['signature', 'visa'],
  'optional-consents': ['signature', 'visa'],
  'font-size': ['label'],
  height: SIZED,
  width: SIZED,
  tooltip: ['text', 'image'],
  value: SIZED,
  checked: ['checkbox', 'radiobutton'],
  'minimum-required': ['checkbox_group'],
  required: ['dropdown', 'radiobutton', 'image', 'text', 'company_name', 'job_title'],
  options: ['dropdown'],
  format: ['signature_date'],
}

for (const { on, when } of WRITES) {
  for (const [slug, value, own, others, more] of BARRED) {
    const argument = slug.replace('-', '_')
    const title = `lets ${argument} have no effect on other types ${when}`
    // A creation is cheap enough to be tried on every other type.
    const all = on === 'create' ? FIELD_TYPES.filter((type) => !HAVE[slug].includes(type)) : others
    scenario(`field-arguments/${slug}-elsewhere-${on}`, title, async (context) =>
      takesNoEffect(context, on, await context.given.documented(), { argument, value, own, others: all, ...more }),
    )
  }

  scenario(`field-arguments/parent-elsewhere-${on}`, `ignores parent for other types ${when}`, async (context) => {
    creatableOf(context, ['checkbox_group'])
    const { api, given } = context
    const site = await given.documented()
    const group = await given.made(() => api.addField(site.id, site.documentId, plainField('checkbox_group')))
    const others = ['radio_group', 'dropdown', 'text', 'signature'] as const
    await takesNoEffect(context, on, site, { argument: 'parent', value: group.id, own: 'checkbox', others })
  })
}

for (const { word, name } of ONCE_RUNNING)
  for (const { on, when } of WRITES)
    scenario(
      `field-arguments/elsewhere-${word}`,
      `ignores arguments of other types ${when} in ${name}`,
      async (context) => {
        const barred = BARRED.filter(([slug]) => slug !== 'optional-consents')
        context.dependsOn(...barred.map(([slug]) => `field-arguments/${slug}-elsewhere-${on}` as const))
        const site = await onceStarted(context, word)
        const done: Barred[] = []
        for (const [slug, value, own, [one, other], more] of barred) {
          const argument = { argument: slug.replace('-', '_'), value, own, others: [one, other], ...more }
          // An argument that the target refuses late anyway is left out.
          done.push(...(await unlessRefused(() => takesNoEffect(context, on, site, argument).then(() => argument))))
        }
        if (done.length === 0) context.notExercised(`the service refuses such fields in ${name} anyway`)
      },
    )

/** Asserts that an argument is refused or ignored on each type without it, while a type with it accepts it. */
async function takesNoEffect(context: Context, on: On, site: Site, barredOne: Barred): Promise<void> {
  creatableOf(context, [barredOne.own])
  const others = barredOne.others.map((type) => ({ type }))
  await onCreatable(context, others, (left) => takesNoEffectOn(context, on, site, barredOne, left))
}

async function takesNoEffectOn(
  context: Context,
  on: On,
  site: Site,
  barredOne: Barred,
  others: readonly { readonly type: FieldType }[],
): Promise<void> {
  const { argument, value, own, good = value } = barredOne
  const args = { [argument]: value }
  const sendTwin = async () => {
    const { send } = await writeOn(on, own, site).prepare(context)
    return unlessConflicting(() => send({ [argument]: good }))
  }
  let sent: Promise<Answer> | undefined
  const twin = () => (sent ??= sendTwin())
  const looked: Looked[] = []
  for (const { type } of others) {
    const { send, before } = await writeOn(on, type, site).prepare(context)
    const answered = await beside(context, send, () => context.refusedOrIgnored(() => send(args), { twin }))
    const isNew = answered && !before
    const unset = isNew && shows(answered, barredOne) ? await plainOf(context, site, type) : before
    const look: Look = (field) => {
      const actual = shownOf(field, argument)
      const isUnset = !shows(field, barredOne) || isDeepStrictEqual(actual, shownOf(unset ?? {}, argument))
      check.that(pathOf(argument, type), isUnset, 'absent, or its value without the argument', actual)
    }
    if (answered) look(answered)
    const id = before?.['id'] ?? answered?.['id']
    if (id !== undefined) looked.push({ id, look })
  }
  await showsEach(context, site, looked)
}

/** Whether a field shows an argument with a value other than its default. */
const shows = (field: JsonObject, { argument, byDefault }: Barred): boolean => {
  const actual = shownOf(field, argument)
  return !isAbsent(actual) && actual !== byDefault
}

/** The response to the creation of a field of a type without the argument; empty if it is refused. */
async function plainOf(context: Context, site: Site, type: FieldType): Promise<JsonObject> {
  const { send } = await writeOn('create', type, site).prepare(context)
  const { status, body } = await send({})
  return isSuccess({ status }) && isObject(body) ? body : {}
}
