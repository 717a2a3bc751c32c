import { expect, test } from 'vitest'
import type { Finding } from '../../helpers/engine/outcome/record.ts'
import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { hinderedRule, violatedRule } from '../samples/violated.ts'
import { findingsOf, shortestOf } from './group.ts'

const idsOf = (results: readonly RuleResult[]) =>
  findingsOf(results).map(({ violated }) => violated.map(({ result }) => result.rule.id).toSorted())

const equal = (what: string, expected: string, actual: string): Partial<Finding> => ({
  kind: 'equal',
  what,
  expected,
  actual,
})
const forbidden = (call: string, what: string): Partial<Finding> => ({
  kind: 'status',
  call,
  what,
  expected: 'status 401',
  actual: '403, permission_error, No access.',
})

test('a missing key that is refused with 403 by every call is one finding', () => {
  const calls = [
    ['create', 'POST /v1/transactions'],
    ['get', 'GET /v1/transactions/tra_5in2pukk8hd5dr5sjghf'],
    ['start', 'POST /v1/transactions/tra_5in2pukk8hd5dr5sjghf/start'],
  ] as const
  const results = calls.map(([call, what]) => violatedRule(`authentication/missing-key-${call}`, forbidden(call, what)))
  expect(idsOf(results)).toEqual([results.map(({ rule }) => rule.id).toSorted()])
})

test('the same wrong type in rules of several areas is one finding, and the type is shown', () => {
  const results = [
    violatedRule('transaction/instructions-hold-signature', {
      kind: 'claim',
      what: 'instructions.signatures',
      expected: 'one of ann@example.com for the field fld_k87zfkt55jkhsxuru0o2',
      actual: '[{"signer":{"email":"ann@example.com"},"field":"fld_k87zfkt55jkhsxuru0o2"}]',
    }),
    violatedRule('signature/assigned', {
      kind: 'claim',
      what: 'instructions.signatures',
      expected: 'one of ben@example.com for the field fld_rkobptjqerggl450gqjn',
      actual: '[{"signer":{"email":"ben@example.com"},"field":"fld_rkobptjqerggl450gqjn"}]',
    }),
    violatedRule('instruction/signature-signer-type', {
      kind: 'shape',
      what: 'instructions.signatures[0].signer in the response to GET /v1/transactions/tra_1',
      expected: 'a text',
      actual: '{"email":"ann@example.com"}',
    }),
  ]
  expect(idsOf(results)).toHaveLength(1)
  expect(findingsOf(results)[0]?.violated[0].result.rule.id).toBe('instruction/signature-signer-type')
})

test('two causes in one area stay two findings', () => {
  const results = [
    violatedRule('lifecycle/expiry-not-before', equal('state', '"started"', '"expired"')),
    violatedRule('lifecycle/draft-seven-days', {
      kind: 'claim',
      what: 'state after the start of an old draft',
      expected: 'not started',
      actual: '"started"',
    }),
    violatedRule('lifecycle/start-keeps-expires-at', {
      kind: 'instant',
      what: 'expires_at',
      expected: '2030-01-01T00:00:00.000Z within 1 s',
      actual: '"2030-01-12T00:00:00.000Z"',
    }),
    violatedRule('lifecycle/stalled-rename', {
      kind: 'accepted',
      call: 'update',
      what: 'POST /v1/transactions/tra_1',
      expected: 'acceptance (2xx)',
      actual: '422, api_error, Not now.',
    }),
  ]
  expect(idsOf(results)).toHaveLength(4)
})

test('a missing event, one that is logged twice and one that nothing caused are three findings', () => {
  const count = (id: string, type: string, expected: string, actual: string) =>
    violatedRule(id, { kind: 'claim', what: `number of events ${type}`, expected, actual })
  const missing = violatedRule('event/closed', {
    kind: 'claim',
    what: 'events of the transaction',
    expected: 'one of them is action.closed',
    actual: '["action.opened"]',
  })
  const twice = count('event/closed-once', 'action.closed', 'at most one', '2')
  const results = [missing, twice, count('event/not-opened', 'action.opened', 'none', '1')]
  expect(idsOf(results)).toHaveLength(3)
  expect(idsOf([...results, count('event/stalled-once', 'action.stalled', 'at most 1', '2')])).toHaveLength(3)
  expect(idsOf([twice, count('event/not-closed', 'action.closed', 'none', '1')])).toHaveLength(1)
})

test('a list that lacks something and one that shows too much are two findings', () => {
  const listed = (id: string, expected: string) =>
    violatedRule(id, { kind: 'claim', what: 'content[].id of the list with state', expected, actual: '["tra_1"]' })
  const results = [listed('listing/state-kept', 'one is tra_2'), listed('listing/state-dropped', 'without tra_1')]
  expect(idsOf(results)).toHaveLength(2)
  expect(idsOf([...results, listed('listing/folder-dropped', 'none of ours')])).toHaveLength(2)
})

test('a plain name in other areas is one finding only if its values differ in the same way', () => {
  const accents = (id: string) => violatedRule(id, equal('name', '"Prüfung"', '"Prufung"'))
  const together = [accents('conventions/form-utf-8-update'), accents('document/name-kept')]
  expect(idsOf(together)).toHaveLength(1)
  expect(idsOf([...together, violatedRule('seal/name-shown', equal('name', '"Qualified"', '"sea_1"'))])).toHaveLength(2)
})

test('a request that must be refused and what it changes are one finding', () => {
  const accepted = violatedRule('authentication/other-workspace-inside', {
    what: 'calls with the key of another workspace',
    call: 'updateDocument',
    expected: '403 or 404 for each of them',
    actual: '["200 to POST /v1/transactions/tra_1/documents/doc_1"]',
    kind: 'claim',
  })
  const changed = violatedRule('authentication/other-workspace-inside-unchanged', {
    kind: 'unchanged',
    what: 'documents[doc_1].name after the refused request',
    expected: '"Lease"',
    actual: '"Another name"',
  })
  expect(idsOf([changed, accepted])).toHaveLength(1)
  expect(findingsOf([changed, accepted])[0]?.violated[0].result).toBe(accepted)
})

test('the same refusal with and without its error is one finding, another status is not', () => {
  const refused = (id: string, actual: string) =>
    violatedRule(id, {
      kind: 'accepted',
      call: 'summary',
      what: 'GET /v1/consumptions/summary',
      expected: 'acceptance (2xx)',
      actual,
    })
  const results = [
    refused('conventions/object-summary', '404, invalid_request_error, No path.'),
    refused('versioning/summary-exists', '404'),
  ]
  expect(idsOf(results)).toHaveLength(1)
  expect(idsOf([...results, refused('consumption/period', '422, api_error, Not now.')])).toHaveLength(2)
})

test('lists are separate findings if they have no filter in common, and the plain list is not wrong', () => {
  const missing = (id: string, filters: string): RuleResult =>
    violatedRule(id, {
      kind: 'claim',
      what: `content[].id of the list${filters}`,
      expected: 'one is tra_1',
      actual: '["tra_2"]',
    })
  const results = [
    missing('listing/private-kept', ' with private'),
    missing('listing/folder-kept', ' with folder_id'),
    missing('listing/filters-together', ' with private and state'),
  ]
  expect(idsOf(results)).toEqual([['listing/filters-together', 'listing/private-kept'], ['listing/folder-kept']])
  expect(idsOf([...results, missing('listing/own-listed', '')])).toHaveLength(1)
})

test('a change by a refused request is a finding apart from the same value in another area', () => {
  const state = (id: string, kind: 'unchanged' | 'claim', what: string, expected: string) =>
    violatedRule(id, { kind, what, expected, actual: '"started"' })
  const results = [
    state('authentication/other-workspace-start-unchanged', 'unchanged', 'state after the refused request', '"draft"'),
    state('signature/alternate-signs', 'claim', 'state', 'one of "closed", "completed"'),
  ]
  expect(idsOf(results)).toHaveLength(2)
})

test('the order is by rules behind a finding, then by level, then by the life of a transaction', () => {
  const results = [
    violatedRule('event/paused', equal('events[].type', '"a"', '1')),
    violatedRule('metadata/key-length', equal('metadata.purpose', '"a"', '2')),
    violatedRule('lifecycle/pause', equal('paused_at', '"a"', '3')),
    violatedRule('lifecycle/resume', equal('resumed_at', '"a"', '4'), 'inferred'),
    violatedRule('listing/size', equal('size', '50', '41'), 'inferred'),
    hinderedRule('listing/order', 'listing/size'),
  ]
  expect(idsOf(results).flat()).toEqual([
    'listing/size',
    'lifecycle/pause',
    'event/paused',
    'metadata/key-length',
    'lifecycle/resume',
  ])
})

test('a finding is reproduced with the smallest request of its rules', () => {
  const one = (id: string, replay: string) => violatedRule(id, { ...equal('private', 'true', 'nothing'), replay })
  const [group] = findingsOf([
    one('transaction/a', 'curl -i long'),
    one('transaction/b', 'curl -i'),
    one('transaction/c', 'curl -i longer'),
  ])
  expect(group && shortestOf(group).result.rule.id).toBe('transaction/b')
})
