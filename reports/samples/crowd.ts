import { catalogueOf, stated } from '../../helpers/engine/catalogue/rule.ts'

/** The number of scenarios that run at the same time in the test that none takes data of another one. */
export const CROWD = 200

/** The test of a scenario of the crowd. */
export const testOf = (n: number) => (['passed', 'failed', 'broken', 'skipped'] as const)[n % 4] ?? 'passed'

/** A rule that belongs to no scenario of the crowd, and that all of them see violated. */
export const SEEN_BY_ALL = 'crowd/seen-by-all'

/** A catalogue with one rule for each scenario of the crowd. */
export const crowdCatalogue = catalogueOf({
  crowd: {
    all: stated('Limits', {
      ...Object.fromEntries(Array.from({ length: CROWD }, (_, n) => [`crowd/rule-${n}`, `Statement ${n}.`])),
      [SEEN_BY_ALL]: 'It is seen by all.',
    }),
  },
})
