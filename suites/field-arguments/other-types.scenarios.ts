import { isDeepStrictEqual } from 'node:util'
import type { Args } from '../../helpers/engine/http/encode.ts'
import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import { check } from '../../helpers/engine/judge/check.ts'
import { unlessConflicting } from '../../helpers/engine/judge/requests.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isAbsent, isObject, type JsonObject } from '../../helpers/engine/values/json.ts'
import { creatableOf, plainField, type FieldType, type Site } from '../interface/reads/fields.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { pathOf, shownOf, type Look } from '../interface/reads/field-shows.ts'
import { beside, showsEach, writeOn, type Looked, type On } from './cases.ts'

/** An argument that is for some types only. */
interface Barred {
  readonly slug: string
  readonly argument: string
  readonly value: Args[string]
  /** What shows where it was passed over: nothing, or this. */
  readonly byDefault?: unknown
  /** A type that it is for, and what it takes there; the same unless it is told. */
  readonly own: FieldType
  readonly good?: Args[string]
  /** Types that it is not for: those that are nearest to it. */
  readonly others: readonly FieldType[]
}

/** Each value is another one than shows by itself. */
const barred = [
  { slug: 'consents', value: ['I agree.'], own: 'signature', others: ['text', 'label', 'checkbox', 'signature_date'] },
  { slug: 'optional-consents', value: ['I agree.'], own: 'visa', others: ['text', 'image', 'checkbox', 'full_name'] },
  // A default of its own that such a type may show is none that was sent.
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
    // A group without boxes may refuse to require one.
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
    const title = `gives ${argument} no effect on types that it is not for ${when}`
    scenario(`field-arguments/${one.slug}-elsewhere-${on}`, title, async (context) =>
      takesNoEffect(context, on, await context.given.documented(), { ...one, argument }),
    )
  }

  scenario(
    `field-arguments/parent-elsewhere-${on}`,
    `gives parent no effect on types that it is not for ${when}`,
    async (context) => {
      creatableOf(context, ['checkbox_group'])
      const { api, given } = context
      const site = await given.documented()
      const group = await given.made(() => api.addField(site.id, site.documentId, plainField('checkbox_group')))
      const others = ['radio_group', 'dropdown', 'text', 'signature'] as const
      await takesNoEffect(context, on, site, {
        slug: 'parent',
        argument: 'parent',
        value: group.id,
        own: 'checkbox',
        others,
      })
    },
  )
}

/** Asserts that an argument is refused or passed over on each type that it is not for, where one that it is for takes it. */
async function takesNoEffect(context: Context, on: On, site: Site, barredOne: Barred): Promise<void> {
  const { argument, value, own, good = value, others } = barredOne
  creatableOf(context, [own])
  const args = { [argument]: value }
  let taken: Promise<Answer> | undefined
  const twin = () =>
    (taken ??= writeOn(on, own, site)
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
      check.that(pathOf(argument, type), isUnset, 'nothing, or what shows without the argument', actual)
    }
    if (answered) look(answered)
    const id = before?.['id'] ?? answered?.['id']
    if (id !== undefined) looked.push({ id, look })
  }
  await showsEach(context, site, looked)
}

/** Whether a field shows anything but nothing or the default of an argument. */
const shows = (field: JsonObject, { argument, byDefault }: Barred): boolean => {
  const actual = shownOf(field, argument)
  return !isAbsent(actual) && actual !== byDefault
}

/** A field of a type that was written without the argument; an empty one where there is none. */
async function plainOf(context: Context, site: Site, type: FieldType): Promise<JsonObject> {
  const { send } = await writeOn('create', type, site).prepare(context)
  const { status, body } = await send({})
  return isSuccess({ status }) && isObject(body) ? body : {}
}
