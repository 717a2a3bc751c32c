import { isObject, isSuccess, type Args, type Context } from '../../helpers/engine/index.ts'
import { nextPlace, plainField, type FieldType, type Site } from '../interface/reads/fields.ts'
import { ONCE_RUNNING } from '../interface/document/states.ts'
import { onceStarted } from '../interface/scenes/once-started.ts'
import { unlessRefused } from '../interface/writes/unless-refused.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { pathOf, showsArguments } from '../interface/reads/field-shows.ts'
import { creatableIn, holdsEach, neverHolds, refusesEach, type Held } from './cases.ts'
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
  carriers: (['text', 'image'] as const).map((type) => ({ type, carrying: tooltip })),
  keptBy: 'field-arguments/tooltip-kept-*',
})
limitScenarios({
  id: 'field-arguments/label-value',
  what: 'label value',
  max: 200,
  carriers: [{ type: 'label', carrying: (value) => ({ value }) }],
  keptBy: 'field-arguments/label-value-kept-*',
})

/** A field with the given text. The update changes only the case of letters, unless it replaces another text. */
const holding = (type: FieldType, member: 'tooltip' | 'value', text: string, before = text.toLowerCase()): Held => {
  return { type, args: { [member]: text }, before: { [member]: before } }
}

/** A roomy text field with the given value. */
const roomy = (value: string, before: string): Held => {
  const look = showsArguments('text', { value })
  return { type: 'text', args: { ...ROOMY, value }, before: { ...ROOMY, value: before }, look }
}

/** Texts that must be stored unchanged. */
const kept = [
  ['tooltip', 'an ordinary tooltip', [holding('text', 'tooltip', ORDINARY), holding('image', 'tooltip', ORDINARY)]],
  // Some languages take 0 for an empty text.
  ['label-value', 'the value of a label', [holding('label', 'value', ORDINARY), holding('label', 'value', '0', '1')]],
  ['text-value', 'the value of a text field', [holding('text', 'value', 'den Haag'), roomy(SUGGESTED, 'Utrecht')]],
  ['dropdown-value', 'the value of a dropdown', [holding('dropdown', 'value', 'two', 'one')]],
] as const

/** Whether a field without a value shows an empty text. If so, an empty text does not prove that an empty value was stored. */
async function showsEmptyUnset(context: Context, site: Site, type: FieldType): Promise<boolean> {
  const args = { ...plainField(type), ...nextPlace(context, site), value: undefined }
  const answer = await context.api.addField(site.id, site.documentId, args)
  return isSuccess(answer) && isObject(answer.body) && answer.body['value'] === ''
}

for (const { on, when } of WRITES) {
  for (const [slug, what, cases] of kept)
    scenario(`field-arguments/${slug}-kept-${on}`, `stores ${what} ${when}`, (context) => holdsEach(context, on, cases))

  scenario(`field-arguments/text-signs-${on}`, `stores accepted markup and accents ${when}`, async (context) => {
    context.dependsOn(`field-arguments/consents-kept-${on}`)
    context.dependsOn(...kept.map(([slug]) => `field-arguments/${slug}-kept-${on}` as const))
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
    const neverEmpty = (context: Context, more?: { readonly site: Site }) =>
      neverHolds(
        context,
        on,
        { type, bad: { value: '' }, good: { value }, before: { value } },
        async (site) => {
          const unset = await showsEmptyUnset(context, site, type)
          return (field) =>
            context.check.that(pathOf('value', type), field['value'] !== '' || unset, 'no empty text', field['value'])
        },
        more,
      )
    const title = `never stores an empty value of a ${type} ${when}`
    scenario(`field-arguments/${type}-value-empty-${on}`, title, (context) => neverEmpty(context))

    for (const { word, name } of ONCE_RUNNING)
      scenario(`field-arguments/value-empty-${word}`, `${title} in ${name}`, async (context) => {
        context.dependsOn(`field-arguments/${type}-value-empty-${on}`)
        creatableIn(context, [{ type }])
        const site = await onceStarted(context, word)
        const [done] = await unlessRefused(() => neverEmpty(context, { site }).then(() => true))
        if (!done) context.notExercised(`the service refuses a value of such a field in ${name}`)
      })
  }

  scenario(`field-arguments/value-backslash-kept-${on}`, `stores a backslash in values ${when}`, async (context) => {
    context.dependsOn(`field-arguments/label-value-kept-${on}`, `field-arguments/text-value-kept-${on}`)
    const inLabel = holding('label', 'value', BACKSLASH, 'one two')
    await holdsEach(context, on, [inLabel, roomy(BACKSLASH, 'one two')])
  })

  scenario(`field-arguments/dropdown-value-backslash-${on}`, `refuses a value with a backslash ${when}`, (context) =>
    refusesEach(context, on, [
      { type: 'dropdown', bad: { value: BACKSLASH }, good: { value: 'two' }, before: { value: 'one' } },
    ]),
  )
}

const OPEN = ['field-arguments/text-value-long', 'field-arguments/dropdown-value-no-option'] as const

scenario(OPEN, 'records which other values are accepted', async ({ api, given, people, witness }) => {
  const { id, documentId } = await given.documented()
  const valued = (type: FieldType, value: string) => api.addField(id, documentId, { ...plainField(type), value })
  for (const length of [100, 300, 1000])
    await witness(`${length} characters in a text field of the usual size`, () =>
      valued('text', people.letters(length)),
    )
  await witness('a value that is not one of the options', () => valued('dropdown', 'three'))
})
