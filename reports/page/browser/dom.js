/**
 * @typedef {Node | string | number | false | undefined} Child
 * @typedef {Record<string, string | number | boolean | ((event: Event) => void) | undefined>} Attributes
 */

/**
 * An element. Texts become text nodes, never markup.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} attributes a function is a listener; `false` and `undefined` leave an attribute out
 * @param {...(Child | readonly Child[])} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  for (const child of children.flat())
    if (child !== undefined && child !== false) element.append(typeof child === 'number' ? String(child) : child)
  return element
}

/**
 * `1,234`.
 * @param {number} value
 */
export const numberText = (value) => value.toLocaleString('en-US')

/**
 * `1 rule`, `2 rules`.
 * @param {number} count
 * @param {string} one
 * @param {string} many
 */
export const countText = (count, one, many = `${one}s`) => `${numberText(count)} ${count === 1 ? one : many}`

/**
 * A text in which words between backticks are code.
 * @param {string} text
 * @returns {Child[]}
 */
export const withCode = (text) => text.split('`').map((part, at) => (at % 2 === 1 ? h('code', {}, part) : part))
