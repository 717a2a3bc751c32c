import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that judge many services, the longest first: begun last, one of them would run on alone. */
const LONG = [
  'variants',
  'taken-away',
  'seeds',
  'busy-workspace',
  'doors',
  'very-broken',
  'troubles',
  'bad-ways',
  'command',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((name) => moduleId.endsWith(`/helpers/product/${name}.test.ts`))
  return rank === -1 ? LONG.length : rank
}

/** Begins with the tests that take long; a fresh clone does not know how long each took. */
export class LongFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => rankOf(a) - rankOf(b)))
  }
}
