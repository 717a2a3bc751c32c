import { catalogueOf, stated } from '../../helpers/engine/catalogue/rule.ts'

/** How many scenarios run side by side in the proof that none takes what is another's. */
export const CROWD = 200

/** What each member of the crowd does with itself. */
export const fateOf = (n: number) => (['passed', 'failed', 'broken', 'skipped'] as const)[n % 4] ?? 'passed'

/** A rule that no member of the crowd owns, and that all see broken. */
export const SEEN_BY_ALL = 'crowd/seen-by-all'

/** A catalogue with one rule for each member of the crowd. */
export const crowdCatalogue = catalogueOf({
  crowd: {
    all: stated('Limits', {
      ...Object.fromEntries(Array.from({ length: CROWD }, (_, n) => [`crowd/rule-${n}`, `Statement ${n}.`])),
      [SEEN_BY_ALL]: 'It is seen by all.',
    }),
  },
})
