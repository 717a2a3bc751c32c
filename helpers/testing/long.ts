/** Whether the tests that go through everything go through all of it: `npm run test:long`. */
export const isLong = process.env['COUNTERSIGN_LONG'] === 'true'

/** All of a list where tests may take long; otherwise one of so many, the first one among them. */
export const oneInEach = <T>(many: number, list: readonly T[]): readonly T[] =>
  isLong ? list : list.filter((_, i) => i % many === 0)
