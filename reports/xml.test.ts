import { expect, test } from 'vitest'
import { element, xmlFile } from './xml.ts'

test('every element is on a line of its own, a text is inside its element, and an empty element closes itself', () => {
  const root = element('a', { first: 'x', second: 2 }, [
    element('b', {}, 'text'),
    element('c', {}, []),
    element('d', {}),
  ])
  expect(xmlFile(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a first="x" second="2">\n  <b>text</b>\n  <c/>\n  <d/>\n</a>\n',
  )
})

test('markup in texts is escaped', () => {
  const text = `& < > " ']]>`
  expect(xmlFile(element('a', { name: text }, text))).toContain(
    `<a name="&amp; &lt; &gt; &quot; ']]&gt;">&amp; &lt; &gt; " ']]&gt;</a>`,
  )
})
