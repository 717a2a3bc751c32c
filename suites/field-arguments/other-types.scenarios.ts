import { isDeepStrictEqual } from 'node:util'
import { type Answer, type Args, check, type Context, isAbsent, isObject } from '../../helpers/engine/index.ts'
import { isSuccess, type JsonObject, unlessConflicting } from '../../helpers/engine/index.ts'
import { creatableOf, plainField, type FieldType, type Site } from '../interface/reads/fields.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { pathOf, shownOf, type Look } from '../interface/reads/field-shows.ts'
import { beside, showsEach, writeOn, type Looked, type On } from './cases.ts'

/** An argument that only some types have. */
interface Barred {
  readonly slug: string
  readonly argument: string
  readonly value: Args[string]
  /** A value that a field may show if the argument was ignored. */
  readonly byDefault?: unknown
  /** A type that has the argument, and a valid value for it, by default `value`. */
  readonly own: FieldType
  readonly good?: Args[string]
  /** The most similar types that do not have the argument. */
  readonly others: readonly FieldType[]
}

/** Each value differs from the default. */
const barred = [
  { slug: 'consents', value: ['I agree.'], own: 'signature', others: ['text', 'label', 'checkbox', 'signature_date'] },
  { slug: 'optional-consents', value: ['I agree.'], own: 'visa', others: ['text', 'image', 'checkbox', 'full_name'] },
  // A default that such a type shows does not come from the request.
  {
    slug: 'font-size',
    value: 9,
    byDefault: 12,
    own: 'label',
    others: ['text', 'signature', 'dropdown', 'checkbox', 'signature_date'],
  },
  { slug: 'height', value: 33, byDefault: 19, own: 'text', others: ['signature', 'image', 'checkbox', 'full_name'] },
  { slug: 'width', value: 187, byDefault: 200, own: 'text', others: ['signature', 'image', 'checkbox', 'email'] },
  { slug: 'tooltip', value: 'A hint', own: 'text', others: ['signature', 'label', 'checkbox', 'dropdown', 'email'] },
  {
    slug: 'value',
    value: 'Text',
    own: 'text',
    others: ['signature', 'image', 'checkbox', 'signature_date', 'full_name'],
  },
  { slug: 'checked', value: true, byDefault: false, own: 'checkbox', others: ['checkbox_group', 'dropdown', 'text'] },
  {
    slug: 'minimum-required',
    value: 1,
    byDefault: 0,
    own: 'checkbox_group',
    // A group without boxes may refuse a minimum of one.
    good: 0,
    others: ['radio_group', 'checkbox', 'text'],
  },
  {
    slug: 'required',
    value: false,
    byDefault: true,
    own: 'text',
    others: ['signature', 'checkbox', 'checkbox_group', 'full_name', 'email', 'signature_date'],
  },
  {
    slug: 'options',
    value: { one: 'one' },
    own: 'dropdown',
    others: ['radio_group', 'checkbox_group', 'text', 'label'],
  },
  { slug: 'format', value: 'YYYY/MM/DD', own: 'signature_date', others: ['text', 'label', 'full_name', 'signature'] },
] as const satisfies readonly Omit<Barred, 'argument'>[]

for (const { on, when } of WRITES) {
  for (const one of barred) {
    const argument = one.slug.replace('-', '_')
    const title = `lets ${argument} have no effect on other types ${when}`
    scenario(`field-arguments/${one.slug}-elsewhere-${on}`, title, async (context) =>
      takesNoEffect(context, on, await context.given.documented(), { ...one, argument }),
    )
  }

  scenario(`field-arguments/parent-elsewhere-${on}`, `ignores parent for other types ${when}`, async (context) => {
    creatableOf(context, ['checkbox_group'])
    const { api, given } = context
    const site = await given.documented()
    const group = await given.made(() => api.addField(site.id, site.documentId, plainField('checkbox_group')))
    const others = ['radio_group', 'dropdown', 'text', 'signature'] as const
    const parent = { slug: 'parent', argument: 'parent', value: group.id, own: 'checkbox', others } as const
    await takesNoEffect(context, on, site, parent)
  })
}

/** Asserts that an argument is refused or ignored on each type without it, while a type with it accepts it. */
async function takesNoEffect(context: Context, on: On, site: Site, barredOne: Barred): Promise<void> {
  const { argument, value, own, good = value, others } = barredOne
  creatableOf(context, [own])
  const args = { [argument]: value }
  let sentTwin: Promise<Answer> | undefined
  const twin = () =>
    (sentTwin ??= writeOn(on, own, site)
      .prepare(context)
      .then(({ send }) => unlessConflicting(() => send({ [argument]: good }))))
  const looked: Looked[] = []
  for (const type of creatableOf(context, others)) {
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
