import { expect, test } from 'vitest'
import { areasOf, EVERYWHERE } from './reach.ts'

const AREAS = new Set(['review', 'metadata'])

test.each([
  { what: 'a scenario', files: ['suites/review/additions.ts'], reach: ['review'] },
  { what: 'a fault', files: ['fixtures/faults/review/additions.ts', 'suites/review/rules.ts'], reach: ['review'] },
  { what: 'two areas', files: ['suites/review/rules.ts', 'suites/metadata/rules.ts'], reach: ['review', 'metadata'] },
  {
    what: 'what all areas stand on',
    files: ['suites/interface/document/values.ts', 'suites/review/rules.ts'],
    reach: EVERYWHERE,
  },
  { what: 'the service', files: ['fixtures/reference-service/index.ts'], reach: EVERYWHERE },
  { what: 'the engine', files: ['helpers/engine/run/attempt.ts'], reach: EVERYWHERE },
  { what: 'a test', files: ['helpers/engine/run/attempt.test.ts', 'README.md', 'package.json'], reach: [] },
])('$what', ({ files, reach }) => {
  expect(areasOf(files, AREAS)).toEqual(reach)
})
