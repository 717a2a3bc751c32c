import { expect, test } from 'vitest'
import type { Finding } from '../../helpers/engine/outcome/record.ts'
import { violatedRule } from '../samples/violated.ts'
import { findingsOf } from './group.ts'
import { titleOf } from './title.ts'

const KEY = '-H "Authorization: Bearer $ESIGN_API_KEY"'
const titlesOf = (...findings: readonly Partial<Finding>[]) =>
  findingsOf(findings.map((finding, i) => violatedRule(`authentication/missing-key-${i}`, finding))).map(titleOf)
const titleFor = (finding: Partial<Finding>) => titlesOf({ replay: `curl -i ${KEY} $ESIGN_BASE_URL/v1`, ...finding })[0]

test.each<[string, Partial<Finding>]>([
  [
    'POST /transactions/{id}/signatures: accepted with 200 where a refusal is required (field)',
    {
      kind: 'refused',
      call: 'addSigner',
      what: 'POST /v1/transactions/tra_1/signatures with {"field":"fld_1"}',
      expected: 'a refusal (4xx)',
      actual: '200, stored field nothing',
    },
  ],
  [
    'POST …/documents/{id}/fields/{id}: accepted with 200 where a refusal is required (optional_consents)',
    {
      kind: 'refused',
      call: 'updateField',
      what: 'POST /v1/transactions/tra_1/documents/doc_1/fields/fld_1 with {"optional_consents":"a"}',
      expected: 'a refusal (4xx)',
      actual: '200',
    },
  ],
  [
    'GET /consumptions/summary: refused with 404 ("There is no path \'/v1/consumptions/summary\'")',
    {
      kind: 'accepted',
      call: 'summary',
      what: 'GET /v1/consumptions/summary?created_gt=2',
      expected: 'acceptance (2xx)',
      actual: '404, invalid_request_error, There is no path "/v1/consumptions/summary".',
    },
  ],
  [
    'GET /transactions: the response is 500 in every attempt',
    {
      kind: 'status',
      call: 'list',
      what: 'GET /v1/transactions?size=1',
      expected: 'any response below 500',
      actual: '500 in each of 5 attempts, while a plain draft is accepted',
    },
  ],
  [
    'GET /transactions/{id}: the response is 308 where acceptance is required',
    { kind: 'accepted', call: 'get', what: 'GET /v1/transactions/tra_1', expected: 'acceptance (2xx)', actual: '308' },
  ],
  [
    'with the key of another workspace the response is 200 where 403 or 404 is required',
    {
      kind: 'claim',
      call: 'updateDocument',
      what: 'calls with the key of another workspace',
      expected: '403 or 404 for each of them',
      actual: '["200 to POST /v1/transactions/tra_1/documents/doc_1"]',
    },
  ],
  [
    'GET /transactions/{id}/participants/messages: accepted with 200 where a refusal is required',
    {
      kind: 'claim',
      call: 'listMessages',
      what: 'calls on an unknown transaction',
      expected: 'each refused with 4xx',
      actual: '["200 to GET /v1/transactions/tra_1/participants/messages"]',
    },
  ],
  [
    'instructions.signatures[].signer is an object where a text is required',
    {
      kind: 'shape',
      what: 'instructions.signatures[0].signer in the response to GET /v1/transactions/tra_1',
      expected: 'a text',
      actual: '{"email":"a@example.com"}',
    },
  ],
  [
    'the response has tooltip, although its type is not text or image',
    {
      kind: 'shape',
      what: ' in the response to POST /v1/x',
      expected: 'a field without tooltip, as its type is not text or image',
      actual: '{"id":"fld_1"}',
    },
  ],
  [
    'an element of the response has alignment, although its type is not initials',
    {
      kind: 'shape',
      what: '[0] in the response to POST /v1/x',
      expected: 'a field without alignment, as its type is not initials',
      actual: '{"id":"fld_1"}',
    },
  ],
  [
    'sender_name_display is "email" where one of 7 values is required',
    {
      kind: 'shape',
      what: 'sender_name_display in the response to GET /v1/x',
      expected:
        'one of issuing_entity, name_issuing_entity, name_email_issuing_entity, name_email, workspace, name_workspace, name_email_workspace',
      actual: '"email"',
    },
  ],
  [
    'events of the transaction: transaction.lifecycle.paused is missing',
    {
      kind: 'claim',
      what: 'events of the transaction',
      expected: 'one of them is transaction.lifecycle.paused',
      actual: '["transaction.lifecycle.created"]',
    },
  ],
  [
    'sealers changed after the refused request',
    { kind: 'unchanged', what: 'sealers after the refused request', expected: 'nothing', actual: '[{"id":"sea_1"}]' },
  ],
  [
    'name changed once it is completed',
    { kind: 'unchanged', what: 'name once it is completed', expected: '"a"', actual: '"b"' },
  ],
  [
    'type of a copied or moved visa is "signature" where "visa" is required',
    { kind: 'equal', what: 'type of a copied or moved visa', expected: '"visa"', actual: '"signature"' },
  ],
  [
    'id of the second file is "fil_1", which is not allowed',
    { kind: 'different', what: 'id of the second file', expected: 'anything except "fil_1"', actual: '"fil_1"' },
  ],
  [
    'state of the list item is missing',
    { kind: 'present', what: 'state of the list item', expected: 'a value', actual: 'nothing' },
  ],
  [
    'participants[].stall_trigger is missing',
    { kind: 'claim', what: 'participants[].stall_trigger', expected: '36', actual: '[null]' },
  ],
  [
    'number of events is 15 where at most 1 is allowed',
    {
      kind: 'claim',
      what: 'number of events after the change',
      expected: 'at most the 1 before the change',
      actual: '15',
    },
  ],
  [
    'number of initials in documents[].fields is 0 where 1 is required',
    { kind: 'equal', what: 'documents[].fields: how many are initials', expected: '1', actual: '0' },
  ],
  [
    'type in the response to POST /transactions is missing',
    { kind: 'shape', what: 'type in the response to POST /v1/transactions', expected: 'a text', actual: 'nothing' },
  ],
  [
    'content[].id of the list with text_search has 1 element where none of ours is allowed',
    {
      kind: 'claim',
      what: 'content[].id of the list with text_search',
      expected: 'none of ours',
      actual: '["tra_3ef8"]',
    },
  ],
  [
    'documents[].fields has the deleted fields, which is not allowed',
    { kind: 'claim', what: 'documents[].fields', expected: 'without the deleted fields', actual: '[{"id":"fld_1"}]' },
  ],
  [
    'number of events action.closed is 2 where at most one is allowed',
    { kind: 'claim', what: 'number of events action.closed', expected: 'at most one', actual: '2' },
  ],
  [
    'signatures_by_required_level of the report: sum of all levels is 0 where 1 is required',
    {
      kind: 'equal',
      what: 'signatures_by_required_level of the report: sum of all levels',
      expected: '1',
      actual: '0',
    },
  ],
  [
    'state after the start of an old draft is "started", which is not allowed',
    { kind: 'claim', what: 'state after the start of an old draft', expected: 'not started', actual: '"started"' },
  ],
  [
    'body of the 404 is not an error object',
    {
      kind: 'error-object',
      what: 'body of the 404',
      expected: 'an error object (type, error)',
      actual: '{"message":"No"}',
    },
  ],
  [
    'POST /transactions/{id}/participants/messages/{id} is refused with 405, like an unknown path',
    {
      kind: 'claim',
      what: 'POST /v1/transactions/{transaction_id}/participants/messages/{message_id}',
      expected: 'a response that differs from those of unknown paths and verbs',
      actual: '"405"',
    },
  ],
  [
    'participants[] of ann@example.com is missing',
    { kind: 'present', what: 'participants[] of ann@example.com', expected: 'a value', actual: '[]' },
  ],
  [
    'ongoing_conversation is true, which is not allowed',
    { kind: 'different', what: 'ongoing_conversation', expected: 'false or nothing', actual: 'true' },
  ],
  [
    'position is {"page":0} where nothing is allowed',
    { kind: 'absent', what: 'position', expected: 'nothing', actual: '{"page":0}' },
  ],
  [
    'name was cut after 100 characters',
    { kind: 'equal', what: 'name', expected: `"${'x'.repeat(103)}"`, actual: `"${'x'.repeat(100)}"` },
  ],
  [
    'created_at is 1 h later than required',
    {
      kind: 'instant',
      what: 'created_at',
      expected: '2030-01-01T10:00:00.000Z within 1 s',
      actual: '"2030-01-01T11:00:00.000Z"',
    },
  ],
])('%s', (title, finding) => {
  expect(titleFor(finding)).toBe(title)
})

test('a title says that the same member is wrong in other ways', () => {
  const missing = (type: string): Partial<Finding> => ({
    kind: 'claim',
    what: 'events of the transaction',
    expected: `one of them is ${type}`,
    actual: '["transaction.lifecycle.created"]',
  })
  expect(titlesOf(missing('action.closed'), missing('action.opened'))).toEqual([
    'events of the transaction: action.closed is missing (and 1 more like it)',
  ])
})

test('a request without a key, or with a malformed one, says so and counts the calls', () => {
  const denied = (call: string, header: string): Partial<Finding> => ({
    kind: 'status',
    call,
    what: 'GET /v1/x',
    expected: 'status 401',
    actual: '403',
    replay: `id=$(curl -sS ${KEY} $ESIGN_BASE_URL/v1/x) && curl -i ${header} $ESIGN_BASE_URL/v1/x`,
  })
  const calls = ['get', 'create', 'start']
  expect(titlesOf(...calls.map((call) => denied(call, '')))).toEqual([
    'without a key the response is 403 where 401 is required (3 calls)',
  ])
  expect(titlesOf(denied('create', "-H 'authorization: Basic !'"))).toEqual([
    'with a malformed key, POST /transactions: the response is 403 where 401 is required',
  ])
  for (const header of [KEY, '-u "$ESIGN_API_KEY:"'])
    expect(titlesOf(denied('create', header))).toEqual([
      'POST /transactions: the response is 403 where 401 is required',
    ])
})

test('a title is one line of at most 100 characters, and no value in it is a part of JSON', () => {
  const long = JSON.stringify(Array.from({ length: 40 }, (_, i) => ({ id: `fld_${i}`, name: 'x\ny' })))
  const title = titleFor({
    kind: 'claim',
    what: `${'member_'.repeat(9)}x`,
    expected: 'some words about the elements',
    actual: long,
  })
  expect(title).toBe(`${'member_'.repeat(9)}x: expected some words about the ele…`)
  expect(title?.length).toBeLessThanOrEqual(100)
})
