import { expect, test } from 'vitest'
import { areasOf, EVERYWHERE } from './reach.ts'

const AREAS = new Set(['review', 'metadata'])

test.each([
  { what: 'a scenario affects its area', files: ['suites/review/additions.ts'], reach: ['review'] },
  {
    what: 'a fault affects its area',
    files: ['fixtures/faults/review/additions.ts', 'suites/review/rules.ts'],
    reach: ['review'],
  },
  {
    what: 'rules of two areas affect both',
    files: ['suites/review/rules.ts', 'suites/metadata/rules.ts'],
    reach: ['review', 'metadata'],
  },
  {
    what: 'a helper of all areas affects all of them',
    files: ['suites/interface/document/values.ts', 'suites/review/rules.ts'],
    reach: EVERYWHERE,
  },
  { what: 'the service affects all areas', files: ['fixtures/reference-service/index.ts'], reach: EVERYWHERE },
  { what: 'the engine affects all areas', files: ['helpers/engine/run/attempt.ts'], reach: EVERYWHERE },
  {
    what: 'tests and guides affect no area',
    files: ['helpers/engine/run/attempt.test.ts', 'README.md', 'package.json'],
    reach: [],
  },
])('A change of $what', ({ files, reach }) => {
  expect(areasOf(files, AREAS)).toEqual(reach)
})
