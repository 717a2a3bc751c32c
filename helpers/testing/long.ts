/** Whether the tests that go through everything go through all of it: `npm run test:long`. */
export const isLong = process.env['COUNTERSIGN_LONG'] === 'true'

/** All of a list where tests may take long; otherwise each third, the first one among them. */
export const thirdOf = <T>(list: readonly T[]): readonly T[] => (isLong ? list : list.filter((_, i) => i % 3 === 0))
