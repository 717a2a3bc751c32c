import { expect, test } from 'vitest'
import { archivingOf, MadeWorkspace } from './made-workspace.ts'

test.for([
  { documents: ['a'], evidence: ['b'], chosen: { documents: 'a', evidence: 'b' } },
  { documents: ['a', 'b', 'c'], evidence: ['b', 'd'], chosen: { documents: 'a', evidence: 'd' } },
  { documents: ['a', 'b'], evidence: ['b', 'a'], chosen: { documents: 'a', evidence: 'a' } },
  { documents: ['a', 'b'], evidence: ['b'], chosen: { documents: 'b', evidence: 'b' } },
  { documents: ['a'], evidence: [], chosen: { documents: 'a', evidence: undefined } },
])('chooses configurations of one kind among $documents and $evidence', ({ documents, evidence, chosen }) => {
  const lists = { archiving_configurations: documents, evidence_archiving_configurations: evidence }
  expect(archivingOf(MadeWorkspace.parse({ id: 'w', api_keys: [], ...lists }))).toEqual(chosen)
})
