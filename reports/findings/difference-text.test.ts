import { expect, test } from 'vitest'
import { differenceText } from './difference-text.ts'

const json = JSON.stringify

test.each<[string, unknown, unknown]>([
  ['was cut after 100 characters', 'x'.repeat(130), 'x'.repeat(100)],
  ['is empty', 'lease', ''],
  ['lost the spaces around it', ' lease ', 'lease'],
  ['has "-copy" added at its end', 'lease', 'lease-copy'],
  ['differs in upper and lower case', 'Ann@Example.com', 'ann@example.com'],
  ['"&" became "&amp;"', 'a & b', 'a &amp; b'],
  ['"\'" became "&#39;"', "the owner's copy & more", 'the owner&#39;s copy & more'],
  ['"é" became "%C3%A9"', 'café', 'caf%C3%A9'],
  ['lost its accents', 'Prüfung-Łódź', 'Prufung-Łodz'],
  ['has another Unicode normal form', 'caf\u{e9}', 'cafe\u{301}'],
  ['was read as Latin-1 instead of UTF-8', 'é', 'Ã©'],
  ['"7" became "8" at character 41', `${'x'.repeat(40)}7y`, `${'x'.repeat(40)}8y`],
  ['is 11 days later than required', '2030-01-01T00:00:00Z', '2030-01-12T00:00:00Z'],
  ['the same elements in another order', ['a', 'b'], ['b', 'a']],
  [
    'the same elements in another order',
    [
      { id: 1, of: 2 },
      { id: 2, of: 3 },
    ],
    [
      { id: 2, of: 3 },
      { id: 1, of: 2 },
    ],
  ],
  ['2 of 3 emails are missing: ann@x.org, ben@x.org', ['ann@x.org', 'ben@x.org', 'cy@x.org'], ['cy@x.org']],
  ['1 of 3 elements is missing: a', ['a', 'b', 'c'], ['b', 'c']],
  ['2 elements too many: c, d', ['a', 'b'], ['a', 'b', 'c', 'd']],
  ['a is there twice', ['a', 'b'], ['a', 'b', 'a']],
  ['element 2 is right where left is required', ['left', 'left'], ['left', 'right']],
  ['has 2 elements where none is allowed', [], [{ id: 1 }, { id: 2 }]],
  [
    'reviewer and recipient are swapped',
    { reviewer: 'ann', recipient: 'ben', id: 1 },
    { reviewer: 'ben', recipient: 'ann', id: 1 },
  ],
  [
    'reviewer and recipient are swapped',
    [{ reviewer: 'ann', recipient: 'ben' }],
    [{ reviewer: 'ben', recipient: 'ann' }],
  ],
  ['b is missing', { a: 1, b: 2 }, { a: 1 }],
  ['c is too many', { a: 1 }, { a: 1, c: 2 }],
  ['b is 3 where 2 is required', { a: 1, b: 2 }, { a: 1, b: 3 }],
  ['b differs in upper and lower case', { a: 1, b: 'Ann' }, { a: 1, b: 'ann' }],
  ['is the number 1 where the text "1" is required', '1', 1],
])('%s', (words, expected, actual) => {
  expect(differenceText(json(expected), json(actual))).toBe(words)
})

test.each<[string, string, unknown]>([
  [
    'reviewer and recipient are swapped',
    'one of ann@x.org for ben@x.org',
    { reviews: [{ reviewer: 'ben@x.org', recipient: 'ann@x.org' }] },
  ],
  ['reviewer and recipient are swapped', 'one of ann@x.org for ben@x.org', [['ben@x.org', 'ann@x.org']]],
  ['the one of ann@x.org is missing', 'one of ann@x.org for ben@x.org', [['cy@x.org', 'ben@x.org']]],
  ['is empty: the one of ann@x.org is missing', 'one of ann@x.org for the field fld_1', []],
  [
    'the one of ann@x.org is there in another form',
    'one of ann@x.org for the field fld_1',
    [{ signer: { email: 'ann@x.org' }, field: 'fld_1' }],
  ],
  ['action.opened is missing', 'one of them is action.opened', ['transaction.lifecycle.created']],
  ['differs in upper and lower case', 'one is Ann@x.org', ['ann@x.org']],
  ['is missing', 'one is Director', [null, null]],
  ['has the key a]b, which must be refused', 'no key a]b', { 'a]b': 'c' }],
  ['has 3 entries where at most 2 are allowed', 'at most 2 entries', { a: 1, b: 2, c: 3 }],
  ['is 1 h later than required', '2030-01-01T10:00:00.000Z within 1 s', '2030-01-01T11:00:00.000Z'],
])('%s, in a claim', (words, expected, actual) => {
  expect(differenceText(expected, json(actual))).toBe(words)
})

test.each([
  ['"lease"', '"contract"'],
  ['1', '2'],
  ['true', 'nothing'],
  ['acceptance (2xx)', '422, api_error, Not now.'],
  ['{"a":1}', '{"b":2}'],
])('%s and %s have nothing in common that words would say', (expected, actual) => {
  expect(differenceText(expected, actual)).toBeUndefined()
})
