import { check } from '../../helpers/engine/index.ts'
import { fieldUpdate } from '../interface/writes/field-writes.ts'
import { writeAgain } from '../interface/writes/write-over.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { pathOf, type Look } from '../interface/reads/field-shows.ts'
import { holdsAll, holdsEach, neverHolds, refusesEach } from './cases.ts'
import { storedIfAccepted } from './held-if-accepted.ts'
import { limitScenarios } from './limits.ts'

/** Several consents with characters that form encoding or splitting might damage. Services fail most often on a single one. */
const SEVERAL = [
  "I have read the tenant's copy, and agree.",
  'I agree to the terms of Rent & Sons; they bind me.',
  'e-mail me at "Home" | call me at "WORK".',
  'I bear 50%25 of the cost, as clause %41 says.',
  'I agree.',
]
const SINGLE = ['I agree, and sign.']
/** A consent with markup and non-ASCII letters. */
const ODD = 'Lu et <b>approuvé</b> à Zürich.'
/** Two texts of the full length: the limit applies to each consent, not to all together. */
const twoOf = (text: string) => [`${text.slice(0, 599)}1`, text]

/** The two kinds of consents. The limit is tried with one text on the first type, and with two texts on the second. */
const kinds = [
  { slug: 'consent', member: 'consents', types: ['signature', 'visa'] },
  { slug: 'optional-consent', member: 'optional_consents', types: ['visa', 'signature'] },
] as const

for (const { slug, member } of kinds) {
  for (const { on, when } of WRITES) {
    const title = `stores one or several ${member.replace('_', ' ')} ${when}`
    scenario(`field-arguments/${slug}s-kept-${on}`, title, (context) =>
      holdsEach(context, on, [
        { type: 'signature', args: { [member]: SEVERAL } },
        { type: 'visa', args: { [member]: SINGLE } },
        { type: 'visa', args: { [member]: SEVERAL } },
      ]),
    )
  }
}

scenario('field-arguments/optional-consents-kept-update', 'stores optional consents of a second update', (context) => {
  const [second, last] = ['Send me news.', 'Call me.'].map((text) => ({ optional_consents: [text] }))
  const again = writeAgain(second ?? {}, fieldUpdate('visa'))
  return context.holds(again, last ?? {}, holdsAll('visa', 'optional_consents', last ?? {}))
})

for (const { slug, member, types } of kinds)
  limitScenarios({
    id: `field-arguments/${slug}`,
    what: slug.replace('-', ' '),
    max: 600,
    carriers: [
      { type: types[0], carrying: (text) => ({ [member]: [text] }) },
      { type: types[1], carrying: (text) => ({ [member]: twoOf(text) }) },
    ],
    keptBy: `field-arguments/${slug}s-kept-*`,
  })

scenario('field-arguments/consent-beyond-limit-create', 'refuses a long consent if the type is omitted', (context) => {
  context.dependsOn('field/type-omitted')
  const consentOf = (length: number) => ({ type: undefined, consents: ['a'.repeat(length)] })
  return refusesEach(context, 'create', [{ type: 'signature', bad: consentOf(601), good: consentOf(600) }])
})

for (const { on, when } of WRITES) {
  scenario(`field-arguments/consents-apart-${on}`, `stores both kinds of consents of one field ${when}`, (context) => {
    context.dependsOn(`field-arguments/consents-kept-${on}`, `field-arguments/optional-consents-kept-${on}`)
    const args = { consents: ['I agree.', 'I sign.'], optional_consents: ['I want news.', 'I want offers.'] }
    return holdsEach(context, on, [
      { type: 'signature', args },
      { type: 'visa', args },
    ])
  })

  scenario(`field-arguments/optional-consents-signs-${on}`, `keeps accepted markup ${when}`, async (context) => {
    context.dependsOn(`field-arguments/optional-consents-kept-${on}`)
    await storedIfAccepted(context, on, [{ type: 'visa', args: { optional_consents: [ODD] } }])
  })

  for (const type of ['signature', 'visa'] as const) {
    const title = `stores no optional consents of a ${type} ${when} if the feature is off`
    scenario(`field-arguments/optional-consents-off-${on}`, title, (context) => {
      const optional = { type, bad: { optional_consents: SEVERAL }, good: {} }
      const path = pathOf('optional_consents', type)
      const hasNone: Look = (field) => check.absent(path, field['optional_consents'])
      return neverHolds(context, on, optional, () => hasNone, { lacksFeature: true })
    })
  }
}

scenario('field-arguments/consents-update-again', 'records whether an update replaces consents', async (context) => {
  const { send, read } = await fieldUpdate('signature').prepare(context, { consents: ['I agree.'] })
  await context.witness('other consents on update', () => send({ consents: ['I sign.'] }))
  context.observe('consents after a creation and an update', (await read({}))['consents'] ?? 'none')
})
