import { expect, test } from 'vitest'
import type { Finding } from '../../helpers/engine/outcome/record.ts'
import { violatedRule } from '../samples/violated.ts'
import { findingsOf } from './group.ts'
import { titleOf } from './title.ts'

const titleFor = (finding: Partial<Finding>) =>
  findingsOf([violatedRule('metadata/kept-create', finding)]).map(titleOf)[0]

test.each<[string, Partial<Finding>]>([
  [
    'metadata: customer is "Rent & Sons" where "Lee" is required, reference is missing, and 1 more',
    {
      kind: 'equal',
      what: 'metadata',
      expected: '{"customer":"Lee","reference":"0042","note":"A lease"}',
      actual: '{"customer":"Rent & Sons"}',
    },
  ],
  [
    'documents: [0].id is "doc_2" where "doc_1" is required, [0].name is missing, and 1 more',
    {
      kind: 'equal',
      what: 'documents',
      expected: '[{"id":"doc_1","name":"Lease of a flat"}]',
      actual: '[{"id":"doc_2","pages":1}]',
    },
  ],
  [
    'metadata["purpose"] is "lease" where "sale" is required',
    { kind: 'equal', what: 'metadata["purpose"]', expected: '"sale"', actual: '"lease"' },
  ],
  [
    'POST /transactions/{id}: ignored with 200 where a refusal is required (name)',
    {
      kind: 'refused',
      call: 'update',
      what: 'POST /v1/transactions/tra_1 with {"name":"aaa"}',
      expected: 'a refusal (4xx)',
      actual: '200, and the transaction reads as before',
    },
  ],
  [
    'participants[].state is "completed" in the list item, but "open" in a single read',
    {
      kind: 'equal',
      what: 'participants[].state of the list item, compared with a single read (ann@example.com)',
      expected: '"open"',
      actual: '"completed"',
    },
  ],
  [
    'progress_value is missing in the list item, but 50 in a single read',
    {
      kind: 'equal',
      what: 'progress_value of the list item, compared with a single read',
      expected: '50',
      actual: 'nothing',
    },
  ],
  [
    'name of the list item, compared with a single read, was cut after 3 characters',
    { kind: 'equal', what: 'name of the list item, compared with a single read', expected: '"lease"', actual: '"lea"' },
  ],
  [
    'created_at of the list item, compared with a single read, is 1 h later',
    {
      kind: 'instant',
      what: 'created_at of the list item, compared with a single read',
      expected: '2030-01-01T10:00:00.000Z within 1 s',
      actual: '"2030-01-01T11:00:00.000Z"',
    },
  ],
  [
    'metadata of the list item, compared with a single read: b is 3 instead of 2',
    {
      kind: 'equal',
      what: 'metadata of the list item, compared with a single read',
      expected: '{"a":1,"b":2}',
      actual: '{"a":1,"b":3}',
    },
  ],
])('%s', (title, finding) => {
  expect(titleFor(finding)).toBe(title)
})
