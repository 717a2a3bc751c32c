import { expect, test } from 'vitest'
import { faults } from '../../../fixtures/faults/all.ts'
import { run } from '../../app/program/index.ts'

/** A narrow mistake, other mistakes of the same service, and the rules that must still report these. */
const SETS: readonly { readonly narrow: string; readonly others: Readonly<Record<string, string>> }[] = [
  {
    narrow: 'field-type-email-as-name',
    others: {
      'field-copy-first-consent': 'field/copy-attributes',
      'field-deletion-of-first-document': 'field/deleted',
      'field-group-by-id-alone-create': 'field/parent-by-name-create',
      'field-flag-deletable-linked': 'field/deletable-linked',
    },
  },
  {
    narrow: 'transaction-arguments-language-without-sv-create',
    others: {
      'transaction-pause-drops-metadata': 'transaction/content-stays-pause',
      'transaction-cancel-drops-metadata': 'transaction/content-stays-cancel',
    },
  },
  {
    narrow: 'initials-pages-by-name',
    others: {
      'initials-alignment-answered': 'initials/alignment-left',
      'initials-twice-half': 'initials/once',
    },
  },
]

test.each(SETS)('The narrow mistake $narrow hides no other mistake', async ({ narrow, others }) => {
  const fault = [narrow, ...Object.keys(others)].join(',')
  // The rule of the narrow mistake must be judged too, as only a violated rule can hide others.
  const rule = [...(faults[narrow]?.breaks ?? []), ...Object.values(others)]
  const { rules } = (await run({ fault, rule, seed: 1, doctor: false })).report
  const violated = rules.filter(({ verdict }) => verdict === 'violates').map(({ id }) => id)
  expect(violated).toEqual(expect.arrayContaining(rule))
})
