import { expect, test } from 'vitest'
import { element, xmlFile } from './xml.ts'

test('elements stand on lines of their own, texts in their element, and what is empty closes itself', () => {
  const root = element('a', { first: 'x', second: 2 }, [
    element('b', {}, 'text'),
    element('c', {}, []),
    element('d', {}),
  ])
  expect(xmlFile(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a first="x" second="2">\n  <b>text</b>\n  <c/>\n  <d/>\n</a>\n',
  )
})

test('what would be markup is escaped', () => {
  const text = `& < > " ']]>`
  expect(xmlFile(element('a', { name: text }, text))).toContain(
    `<a name="&amp; &lt; &gt; &quot; ']]&gt;">&amp; &lt; &gt; " ']]&gt;</a>`,
  )
})
