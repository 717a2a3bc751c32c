import { expect, test } from 'vitest'
import { isPage } from './html-page.ts'

test.each([
  [{ 'content-type': 'text/html' }, 'x', true],
  [{ 'content-type': 'Text/HTML; charset=utf-8' }, 'x', true],
  [{ 'content-type': 'text/html' }, '', false],
  [{}, ' \n<!DOCTYPE html><p>', true],
  [{ 'content-type': 'application/json' }, '<HTML>', true],
  [{ 'content-type': 'application/json' }, '{"a":"<html>"}', false],
  [{ 'content-type': 'text/plain' }, '<htmlx', false],
  [{}, '', false],
  [{ 'content-type': 'text/html' }, '{"id":"a"}', false],
])('Checks whether %j with the text %j is a page: %s', (headers: Record<string, string>, text, page) => {
  const body = text.startsWith('{') ? (JSON.parse(text) as unknown) : undefined
  expect(isPage({ headers, text, body })).toBe(page)
})
