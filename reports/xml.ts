/** An element of an XML file. */
export interface Element {
  readonly name: string
  /** In their order. */
  readonly attributes: Readonly<Record<string, string | number>>
  /** The elements inside it, each on its own line, or its text. */
  readonly content?: readonly Element[] | string
}

/** Creates an element. Its texts must not contain characters that XML forbids; see `xmlText`. */
export const element = (
  name: string,
  attributes: Element['attributes'],
  content?: readonly Element[] | string,
): Element => ({ name, attributes, ...(content !== undefined && { content }) })

/** A whole file with its root element, indented, with a line feed at the end. */
export const xmlFile = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${linesOf(root, '').join('\n')}\n`

function linesOf({ name, attributes, content = [] }: Element, indent: string): string[] {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${attributeText(String(value))}"`)
  const start = `${indent}<${name}${written.join('')}`
  if (content.length === 0) return [`${start}/>`]
  if (typeof content === 'string') return [`${start}>${escaped(content)}</${name}>`]
  return [`${start}>`, ...content.flatMap((inner) => linesOf(inner, `${indent}  `)), `${indent}</${name}>`]
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const attributeText = (text: string): string => escaped(text).replaceAll('"', '&quot;')
