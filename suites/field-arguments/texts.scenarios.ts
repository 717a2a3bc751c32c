import { isObject, isSuccess, type Args, type Context } from '../../helpers/engine/index.ts'
import { plainField, type FieldType, type Site } from '../interface/reads/fields.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { pathOf, showsArguments } from '../interface/reads/field-shows.ts'
import { creatableIn, holdsEach, neverHolds, refusesEach } from './cases.ts'
import { storedIfAccepted } from './held-if-accepted.ts'
import { limitScenarios } from './limits.ts'

/** ASCII characters that form encoding or quoting might damage. */
const ORDINARY = `lease & sale; the owner's "Copy": 50%25 of %41`

/** A size with room for several lines, and a value of 24 characters: the service decides how much text fits. */
const ROOMY = { height: 60, width: 400 }
const SUGGESTED = 'The "Hague" & 50%25, %41'

/** A value that only a dropdown refuses. */
const BACKSLASH = String.raw`one\two`

/** Texts with markup or non-ASCII letters, short enough for an option key. */
const SIGNS = ['"R" & <b>%41</b>', 'Prénom né à Zürich'] as const
/** Fields with texts. The selected option of a dropdown has equal key and value. */
const carriers = [
  { type: 'text', carrying: (text: string): Args => ({ ...ROOMY, tooltip: text, value: text }) },
  { type: 'label', carrying: (text: string): Args => ({ value: text }) },
  { type: 'dropdown', carrying: (text: string): Args => ({ options: { one: 'one', [text]: text }, value: text }) },
  { type: 'signature', carrying: (text: string): Args => ({ consents: [text] }) },
] as const

/** The arguments of such a field that are texts or lists of texts. */
const textsOf = ({ value, tooltip, consents }: Args): Args =>
  Object.fromEntries(Object.entries({ value, tooltip, consents }).filter(([, text]) => text !== undefined))

const tooltip = (text: string): Args => ({ tooltip: text })
limitScenarios({
  id: 'field-arguments/tooltip',
  what: 'tooltip',
  max: 100,
  carriers: [
    { type: 'text', carrying: tooltip },
    { type: 'image', carrying: tooltip },
  ],
  keptBy: 'field-arguments/tooltip-kept-*',
})
limitScenarios({
  id: 'field-arguments/label-value',
  what: 'label value',
  max: 200,
  carriers: [{ type: 'label', carrying: (value) => ({ value }) }],
  keptBy: 'field-arguments/label-value-kept-*',
})

/** Texts that must be stored unchanged. The update changes only the case of letters. */
const kept = [
  {
    rule: 'tooltip',
    what: 'an ordinary tooltip',
    cases: (['text', 'image'] as const).map((type) => ({
      type,
      args: { tooltip: ORDINARY },
      before: { tooltip: ORDINARY.toLowerCase() },
    })),
  },
  {
    rule: 'label-value',
    what: 'the value of a label',
    cases: [
      { type: 'label', args: { value: ORDINARY }, before: { value: ORDINARY.toLowerCase() } },
      // Some languages take this text for an empty one.
      { type: 'label', args: { value: '0' }, before: { value: '1' } },
    ],
  },
  {
    rule: 'text-value',
    what: 'the value of a text field',
    cases: [
      { type: 'text', args: { value: 'den Haag' }, before: { value: 'den haag' } },
      {
        type: 'text',
        args: { ...ROOMY, value: SUGGESTED },
        before: { ...ROOMY, value: 'Utrecht' },
        look: showsArguments('text', { value: SUGGESTED }),
      },
    ],
  },
  {
    rule: 'dropdown-value',
    what: 'the value of a dropdown',
    cases: [{ type: 'dropdown', args: { value: 'two' }, before: { value: 'one' } }],
  },
] as const

/** Whether a field without a value shows an empty text. If so, an empty text does not prove that an empty value was stored. */
async function showsEmptyUnset({ api }: Context, { id, documentId }: Site, type: FieldType): Promise<boolean> {
  const answer = await api.addField(id, documentId, { ...plainField(type), value: undefined })
  return isSuccess(answer) && isObject(answer.body) && answer.body['value'] === ''
}

for (const { on, when } of WRITES) {
  for (const { rule, what, cases } of kept)
    scenario(`field-arguments/${rule}-kept-${on}`, `stores ${what} ${when}`, (context) => holdsEach(context, on, cases))

  scenario(`field-arguments/text-signs-${on}`, `stores accepted markup and accents ${when}`, async (context) => {
    context.dependsOn(
      `field-arguments/consents-kept-${on}`,
      ...kept.map(({ rule }) => `field-arguments/${rule}-kept-${on}` as const),
    )
    const types = creatableIn(context, carriers)
    const cases = types.flatMap(({ type, carrying }) =>
      SIGNS.map((text) => ({ type, args: carrying(text), look: showsArguments(type, textsOf(carrying(text))) })),
    )
    await storedIfAccepted(context, on, cases)
  })

  for (const { type, value } of [
    { type: 'label', value: 'Label' },
    { type: 'text', value: 'The Hague' },
    { type: 'dropdown', value: 'one' },
  ] as const) {
    const title = `never stores an empty value of a ${type} ${when}`
    scenario(`field-arguments/${type}-value-empty-${on}`, title, (context) =>
      neverHolds(context, on, { type, bad: { value: '' }, good: { value }, before: { value } }, async (site) => {
        const unset = await showsEmptyUnset(context, site, type)
        return (field) =>
          context.check.that(pathOf('value', type), field['value'] !== '' || unset, 'no empty text', field['value'])
      }),
    )
  }

  scenario(`field-arguments/value-backslash-kept-${on}`, `stores a backslash in values ${when}`, async (context) => {
    context.dependsOn(`field-arguments/label-value-kept-${on}`, `field-arguments/text-value-kept-${on}`)
    const [args, before] = [{ value: BACKSLASH }, { value: 'one two' }]
    await holdsEach(context, on, [
      { type: 'label', args, before },
      {
        type: 'text',
        args: { ...ROOMY, ...args },
        before: { ...ROOMY, ...before },
        look: showsArguments('text', args),
      },
    ])
  })

  scenario(`field-arguments/dropdown-value-backslash-${on}`, `refuses a value with a backslash ${when}`, (context) =>
    refusesEach(context, on, [
      { type: 'dropdown', bad: { value: BACKSLASH }, good: { value: 'two' }, before: { value: 'one' } },
    ]),
  )
}

scenario(
  ['field-arguments/text-value-long', 'field-arguments/dropdown-value-no-option'],
  'records which other values are accepted',
  async ({ api, given, people, witness }) => {
    const { id, documentId } = await given.documented()
    const valued = (type: FieldType, value: string) => api.addField(id, documentId, { ...plainField(type), value })
    for (const length of [100, 300, 1000])
      await witness(`${length} characters in a text field of the usual size`, () =>
        valued('text', people.letters(length)),
      )
    await witness('a value that is not one of the options', () => valued('dropdown', 'three'))
  },
)
