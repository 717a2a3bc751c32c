import { check, formEncode, isObject, pairsOf } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject } from '../../helpers/engine/index.ts'
import { fieldUpdate } from '../interface/writes/field-writes.ts'
import { givenField, nextPlace, PLACE, plainField } from '../interface/reads/fields.ts'
import { writtenForm } from '../interface/writes/forms.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { pathOf, type Look } from '../interface/reads/field-shows.ts'
import { beside, creatableIn, holdsEach, refusesEach, showsEach, writeOn } from './cases.ts'
import type { Held, Looked, On } from './cases.ts'
import { storedIfAccepted } from './held-if-accepted.ts'
import { limitScenarios } from './limits.ts'

type Options = Readonly<Record<string, string>>

const PATH = pathOf('options', 'dropdown')
/** The options that a field shows. */
const optionsOf = ({ options }: JsonObject): JsonObject => (isObject(options) ? options : {})

/** Asserts that a field has options. A new field has no others; an updated field may also have earlier ones. */
const having =
  (on: On, options: Options): Look =>
  (field) => {
    const all = optionsOf(field)
    const among = Object.fromEntries(Object.keys(options).map((key) => [key, all[key]]))
    check.equal(PATH, on === 'create' ? all : among, options)
  }

/** A dropdown with options. Before an update it has others. */
const dropdown = (on: On, options: Options, before: Options = { one: 'one', two: 'two' }): Held => ({
  type: 'dropdown',
  args: { options },
  before: { options: before },
  look: having(on, options),
})

/** `count` options, short unless lengths are given. */
const entries = (count: number, { key = 0, value = 0 } = {}): Options =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`key${i}`.padEnd(key, 'y'), `value${i}`.padEnd(value, 'e')]),
  )

/** Options with ASCII characters that form encoding, quoting or splitting might damage. */
const ORDINARY = {
  north: 'Rent & Sons',
  south: 'by the "sea", south',
  year: '0042',
  count: '0',
  note: "the tenant's",
  list: 'one; two | three = 3',
  place: '[south] of the line',
  share: '50%25 of %41',
} as const

/** Keys with ordinary characters. */
const PLAIN_KEYS = [
  { 'North-Side': 'a', 2024: 'b', B2B: 'c', under_score: 'd' },
  // Form parsers may mistake small numbers for indices of a list, from 0 or with gaps.
  { 0: 'none', 1: 'one' },
  { 1: 'one', 5: 'five' },
  { Order: 'a', constructor: 'c', valueOf: 'd' },
] as const
/** Keys with characters of paths, markup and forms, or with non-ASCII letters. */
const ODD_KEYS = [
  { 'a.b': 'a', 'a:b': 'b' },
  ...["Rent&<sale>'s", 'à-côté', 'North side'].map((key) => ({ [key]: 'a' })),
]

/** The form of a dropdown with two options. It is encoded by hand, as the two keys may be equal. */
const two = (name: string, first: string, second: string, at: Args) => {
  const field = { ...plainField('dropdown'), ...at, name, options: { [first]: 'north' } }
  return writtenForm(formEncode([...pairsOf(field), ...pairsOf({ options: { [second]: 'south' } })]))
}

/** Asserts that each of two dropdowns of a document stores 15 options. */
async function intoTwoLists(context: Context, on: On): Promise<void> {
  const site = await context.given.documented()
  const write = writeOn(on, 'dropdown', site)
  const ready = []
  for (const side of ['left', 'right']) {
    const options = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`${side}${i}`, `value${i}`]))
    ready.push({
      ...(await write.prepare(context, { options: { [`${side}0`]: 'one', [`${side}1`]: 'two' } })),
      options,
    })
  }
  const looked: Looked[] = []
  for (const { send, before, options } of ready) {
    const [answered, look] = [await context.accepts(() => send({ options })), having(on, options)]
    look(answered)
    looked.push({ id: before?.['id'] ?? answered['id'], look })
  }
  await showsEach(context, site, looked)
}

for (const { on, when } of WRITES) {
  const kept = `field-arguments/options-kept-${on}` as const
  scenario(kept, `stores several options ${when}`, (context) => holdsEach(context, on, [dropdown(on, ORDINARY)]))

  // A service may require two options.
  scenario(kept, `keeps a single option if accepted ${when}`, (context) =>
    storedIfAccepted(context, on, [dropdown(on, { single: 'Single' })]),
  )
  scenario(`field-arguments/option-value-signs-${on}`, `keeps accepted markup in options ${when}`, (context) => {
    context.dependsOn(kept)
    return storedIfAccepted(context, on, [dropdown(on, { north: 'north', south: 'the <b>south</b>' })])
  })

  const holdsMany = (options: Options) => (context: Context) =>
    blamePlainCase(
      () => holdsEach(context, on, [dropdown(on, options, Object.fromEntries(Object.entries(options).slice(0, 2)))]),
      () => holdsEach(context, on, [dropdown(on, entries(2))]),
      kept,
    )
  scenario(`field-arguments/options-at-limit-${on}`, `stores 15 options ${when}`, holdsMany(entries(15)))
  scenario(`field-arguments/options-at-limit-${on}`, `stores 15 of the longest options ${when}`, async (context) => {
    context.dependsOn(`field-arguments/option-key-at-limit-${on}`, `field-arguments/option-value-at-limit-${on}`)
    await holdsMany(entries(15, { key: 20, value: 200 }))(context)
  })

  scenario(`field-arguments/options-at-limit-${on}`, `stores 15 options in each of two lists ${when}`, (context) =>
    blamePlainCase(
      () => intoTwoLists(context, on),
      () => holdsEach(context, on, [dropdown(on, entries(2)), dropdown(on, { south: 'down', north: 'up' })]),
      [kept, 'field-arguments/option-key-in-two-lists'],
    ),
  )

  // Refused options, each after valid ones.
  const withSecond = (text: string): Options => ({ key0: 'a', key1: text })
  for (const [rule, what, bad, good] of [
    ['options-beyond-limit', '16 options', [entries(16)], entries(15)],
    ['option-empty-value', 'an option with an empty value', [withSecond('')], withSecond('b')],
    [
      'option-value-backslash',
      'an option value with a backslash',
      [withSecond(String.raw`b\c`), withSecond('b\\')],
      withSecond('bc'),
    ],
  ] as const) {
    const refused = { bad: bad.map((options) => ({ options })), good: { options: good } }
    scenario(`field-arguments/${rule}-${on}`, `refuses ${what} ${when}`, (context) =>
      refusesEach(context, on, [{ type: 'dropdown', ...refused, before: { options: entries(2) } }]),
    )
  }

  scenario(`field-arguments/option-key-twice-${on}`, `stores no two options with one key ${when}`, async (context) => {
    const { api, given, people, refusedOrIgnored } = context
    creatableIn(context, [{ type: 'dropdown' }])
    const site = await given.documented()
    const { id } = await givenField(context, site, 'dropdown')
    const ids = [site.id, site.documentId]
    // A service may refuse two fields of one name, or at one place.
    const add = (second: string) => api.raw('addField', ids, two(people.word(), 'a', second, nextPlace(context, site)))
    const change = (second: string) => api.raw('updateField', [...ids, id], two(people.word(), 'a', second, PLACE))
    const send = on === 'create' ? add : change
    const look: Look = (field) => {
      const text = JSON.stringify(field['options'] ?? {})
      const isOne = !(text.includes('north') && text.includes('south'))
      check.that(PATH, isOne, 'one option of the key a', field['options'])
    }
    const answered = await beside(
      context,
      () => send('b'),
      () => refusedOrIgnored(() => send('a'), { twin: () => add('b') }),
    )
    if (answered) look(answered)
    if (answered) await showsEach(context, site, [{ id: on === 'create' ? answered['id'] : id, look }])
  })

  scenario(`field-arguments/option-value-twice-${on}`, `stores two options of one value ${when}`, async (context) => {
    context.dependsOn(kept)
    await storedIfAccepted(context, on, [dropdown(on, { north: 'same', south: 'same' })])
  })
  scenario(`field-arguments/option-key-characters-${on}`, `stores plain option keys ${when}`, (context) => {
    context.dependsOn(kept)
    const cases = PLAIN_KEYS.map((options) => dropdown(on, options))
    return holdsEach(context, on, cases)
  })
  scenario(`field-arguments/option-key-characters-${on}`, `keeps accepted keys of either case ${when}`, (context) => {
    context.dependsOn(kept)
    return storedIfAccepted(context, on, [dropdown(on, { North: 'a', north: 'b' })])
  })
  scenario(`field-arguments/option-key-signs-${on}`, `keeps special characters in accepted keys ${when}`, (context) => {
    context.dependsOn(kept)
    const cases = ODD_KEYS.map((options) => dropdown(on, options))
    return storedIfAccepted(context, on, cases)
  })
}

scenario('field-arguments/option-key-in-two-lists', 'stores two dropdowns with the same option keys', (context) => {
  context.dependsOn('field-arguments/options-kept-create')
  const lists = [
    { north: 'left', south: 'right' },
    { north: 'up', south: 'down' },
  ]
  return holdsEach(
    context,
    'create',
    lists.map((options) => dropdown('create', options)),
  )
})

for (const { part, max, optionsWith } of [
  { part: 'key', max: 20, optionsWith: (text: string) => ({ one: 'one', [text]: 'value' }) },
  { part: 'value', max: 200, optionsWith: (text: string) => ({ one: 'one', key: text }) },
] as const) {
  const look = (text: string) => having('update', optionsWith(text))
  limitScenarios({
    id: `field-arguments/option-${part}`,
    what: `option ${part}`,
    max,
    carriers: [{ type: 'dropdown', carrying: (text) => ({ options: optionsWith(text) }), look }],
    keptBy: 'field-arguments/options-kept-*',
  })
}

scenario('field-arguments/options-update-same-key', 'changes the value of an option', (context) =>
  blamePlainCase(
    () => holdsEach(context, 'update', [dropdown('update', { one: 'other', two: 'two' }, { one: 'one', two: 'two' })]),
    () => holdsEach(context, 'update', [dropdown('update', { third: 'third', fourth: 'fourth' })]),
    'field-arguments/options-kept-update',
  ),
)

const OPEN = ['field-arguments/options-update-again', 'field-arguments/option-key-backslash'] as const
scenario(OPEN, 'records whether updates replace options, and take a backslash in a key', async (context) => {
  const { send, read } = await fieldUpdate('dropdown').prepare(context)
  await context.witness('other options on update', () => send({ options: { three: 'three' } }))
  context.observe('keys after `one`, `two` and then `three`', Object.keys(optionsOf(await read({}))))
  await context.witness('a backslash in a key', () => send({ options: { [String.raw`a\b`]: 'value' } }))
})
