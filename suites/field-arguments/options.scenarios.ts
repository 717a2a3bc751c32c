import { formEncode, pairsOf } from '../../helpers/engine/http/encode.ts'
import { check } from '../../helpers/engine/judge/check.ts'
import { isObject, type JsonObject } from '../../helpers/engine/values/json.ts'
import { fieldUpdate } from '../interface/writes/field-writes.ts'
import { givenField, plainField } from '../interface/reads/fields.ts'
import { writtenForm } from '../interface/writes/forms.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { pathOf, type Look } from '../interface/reads/field-shows.ts'
import { beside, creatableIn, holdsEach, refusesEach, showsEach, type Held, type On } from './cases.ts'
import { heldIfTaken } from './held-if-accepted.ts'
import { limitScenarios } from './limits.ts'

type Options = Readonly<Record<string, string>>

const PATH = pathOf('options', 'dropdown')

/** The options that a field shows. */
const optionsOf = ({ options }: JsonObject): JsonObject => (isObject(options) ? options : {})

/** Asserts that a field has options: no others where it is new, and whichever were there before where it is not. */
const having =
  (on: On, options: Options): Look =>
  (field) => {
    const all = optionsOf(field)
    const among = Object.fromEntries(Object.keys(options).map((key) => [key, all[key]]))
    check.equal(PATH, on === 'create' ? all : among, options)
  }

/** A dropdown with options, where some are there before. */
const dropdown = (on: On, options: Options, before: Options = { one: 'one' }): Held => ({
  type: 'dropdown',
  args: { options },
  before: { options: before },
  look: having(on, options),
})

/** `count` options, short ones where nothing is said of their lengths. */
const entries = (count: number, { key = 0, value = 0 } = {}): Options =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`key${i}`.padEnd(key, 'y'), `value${i}`.padEnd(value, 'e')]),
  )

/** Options with signs that a form, a quotation or a list of words might mistake, and nothing beyond ASCII. */
const ORDINARY = {
  north: 'Rent & Sons',
  south: 'by the "sea", <south>',
  year: '0042',
  note: "the tenant's",
  list: 'one; two | three = 3',
  place: '[south] of the line',
  share: '50%25 of %41',
} as const

/** Keys with nothing in them that is barred. */
const PLAIN_KEYS = [
  { 'North-Side': 'a', 2024: 'b', B2B: 'c', under_score: 'd' },
  // What reads forms takes small numbers for places in a list, from 0 on or with gaps.
  { 0: 'none', 1: 'one' },
  { 1: 'one', 5: 'five' },
  { Order: 'a', constructor: 'c', valueOf: 'd' },
] as const
/** Keys that something on the way might take for syntax, and letters of Latin script. */
const ODD_KEYS = [
  { 'a.b': 'a', 'a:b': 'b' },
  { "Rent&<sale>'s": 'a' },
  { 'à-côté': 'a' },
  { 'North side': 'a' },
] as const

/** The form of a dropdown with two options under these keys, written out, as they may be one and the same. */
const two = (first: string, second: string) =>
  writtenForm(
    formEncode([
      ...pairsOf({ ...plainField('dropdown'), options: { [first]: 'north' } }),
      ...pairsOf({ options: { [second]: 'south' } }),
    ]),
  )

for (const { on, when } of WRITES) {
  const kept = `field-arguments/options-kept-${on}` as const
  scenario(kept, `holds several options ${when}`, (context) =>
    holdsEach(context, on, [dropdown(on, ORDINARY), dropdown(on, { single: 'Single' })]),
  )

  const holdsMany = (options: Options) => (context: Parameters<typeof holdsEach>[0]) =>
    blamePlainCase(
      () => holdsEach(context, on, [dropdown(on, options, Object.fromEntries(Object.entries(options).slice(0, 2)))]),
      () => holdsEach(context, on, [dropdown(on, entries(2))]),
      kept,
    )
  scenario(`field-arguments/options-at-limit-${on}`, `holds 15 options ${when}`, holdsMany(entries(15)))
  scenario(
    `field-arguments/options-at-limit-${on}`,
    `holds 15 options with the longest keys and values ${when}`,
    holdsMany(entries(15, { key: 20, value: 200 })),
    [`field-arguments/option-key-at-limit-${on}`, `field-arguments/option-value-at-limit-${on}`],
  )

  /** Options that are refused, behind others that are not. */
  const refused = [
    { rule: 'options-beyond-limit', what: '16 options', bad: [entries(16)], good: entries(15) },
    {
      rule: 'option-empty-value',
      what: 'an option of an empty text',
      bad: [{ key0: 'a', key1: '' }],
      good: { key0: 'a', key1: 'b' },
    },
    {
      rule: 'option-value-backslash',
      what: 'a backslash in the value of an option',
      bad: [
        { key0: 'a', key1: String.raw`b\c` },
        { key0: 'a', key1: 'b\\' },
      ],
      good: { key0: 'a', key1: 'bc' },
    },
  ] as const
  for (const { rule, what, bad, good } of refused) {
    scenario(`field-arguments/${rule}-${on}`, `refuses ${what} ${when}`, (context) =>
      refusesEach(context, on, [
        {
          type: 'dropdown',
          bad: bad.map((options) => ({ options })),
          good: { options: good },
          before: { options: entries(2) },
        },
      ]),
    )
  }

  scenario(`field-arguments/option-key-twice-${on}`, `never holds two options of one key ${when}`, async (context) => {
    const { api, given, refusedOrIgnored } = context
    creatableIn(context, [{ type: 'dropdown' }])
    const site = await given.documented()
    const { id } = await givenField(context, site, 'dropdown')
    const ids = [site.id, site.documentId]
    const send = (second: string) =>
      on === 'create'
        ? api.raw('addField', ids, two('a', second))
        : api.raw('updateField', [...ids, id], two('a', second))
    const twin = () => api.raw('addField', ids, two('a', 'b'))
    const look: Look = (field) => {
      const told = JSON.stringify(field['options'] ?? {})
      check.that(PATH, !(told.includes('north') && told.includes('south')), 'one option of the key a', field['options'])
    }
    const answered = await beside(
      context,
      () => send('b'),
      () => refusedOrIgnored(() => send('a'), { twin }),
    )
    if (answered) look(answered)
    if (answered) await showsEach(context, site, [{ id: on === 'create' ? answered['id'] : id, look }])
  })

  scenario(
    `field-arguments/option-value-twice-${on}`,
    `holds two options of one value ${when}`,
    (context) => holdsEach(context, on, [dropdown(on, { north: 'same', south: 'same' })]),
    [kept],
  )
  scenario(
    `field-arguments/option-key-characters-${on}`,
    `holds plain keys of options ${when}`,
    (context) =>
      holdsEach(
        context,
        on,
        PLAIN_KEYS.map((options) => dropdown(on, options)),
      ),
    [kept],
  )
  scenario(
    `field-arguments/option-key-signs-${on}`,
    `holds the odd keys of options that it takes ${when}`,
    (context) =>
      heldIfTaken(
        context,
        on,
        ODD_KEYS.map((options) => ({ type: 'dropdown', args: { options }, look: having(on, options) })),
      ),
    [kept],
  )
}

limitScenarios({
  id: 'field-arguments/option-key',
  what: 'key of an option',
  max: 20,
  carriers: [
    {
      type: 'dropdown',
      carrying: (text) => ({ options: { one: 'one', [text]: 'value' } }),
      look: (text) => having('update', { one: 'one', [text]: 'value' }),
    },
  ],
  keptBy: 'field-arguments/options-kept-*',
})
limitScenarios({
  id: 'field-arguments/option-value',
  what: 'value of an option',
  max: 200,
  carriers: [
    {
      type: 'dropdown',
      carrying: (text) => ({ options: { one: 'one', key: text } }),
      look: (text) => having('update', { one: 'one', key: text }),
    },
  ],
  keptBy: 'field-arguments/options-kept-*',
})

scenario('field-arguments/options-update-same-key', 'gives an option its new value', (context) =>
  blamePlainCase(
    () => holdsEach(context, 'update', [dropdown('update', { one: 'other', two: 'two' }, { one: 'one', two: 'two' })]),
    () => holdsEach(context, 'update', [dropdown('update', { other: 'other' })]),
    'field-arguments/options-kept-update',
  ),
)

scenario(
  ['field-arguments/options-update-again', 'field-arguments/option-key-backslash'],
  'records whether options are replaced, and what a backslash in a key does',
  async (context) => {
    const { send, read } = await fieldUpdate('dropdown').prepare(context)
    await context.witness('other options on update', () => send({ options: { three: 'three' } }))
    context.observe('keys after `one`, `two` and then `three`', Object.keys(optionsOf(await read({}))))
    await context.witness('a backslash in a key', () => send({ options: { [String.raw`a\b`]: 'value' } }))
  },
)
