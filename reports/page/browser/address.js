/**
 * The state of the page is in its address, so that a link shows the same to others.
 * @typedef {object} View
 * @property {string} verdict
 * @property {string} level
 * @property {string} section
 * @property {string} call
 * @property {string} text
 * @property {string} finding the number of a finding, whose rules are shown
 * @property {string} rule the id of the rule that is open
 */

/** @type {Readonly<View>} */
const EVERYTHING = { verdict: '', level: '', section: '', call: '', text: '', finding: '', rule: '' }

/** @type {readonly (keyof View)[]} */
const NAMES = ['finding', 'rule', 'verdict', 'level', 'section', 'call', 'text']

/**
 * The address of a view, without the members that it leaves out.
 * @param {Partial<View>} view
 * @returns {string} `#verdict=violates&text=email`
 */
export function addressOf(view) {
  const words = NAMES.flatMap((name) => (view[name] ? [`${name}=${encoded(view[name])}`] : []))
  return words.length === 0 ? '#rules' : `#${words.join('&')}`
}

/**
 * Ids stay readable: only characters that would end a link are encoded.
 * @param {string} text
 */
const encoded = (text) => encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%20', '+')

/**
 * The view that an address shows; undefined if it only names a place on the page.
 * @param {string} hash
 * @returns {View | undefined}
 */
export function viewOf(hash) {
  if (hash !== '' && !hash.includes('=')) return undefined
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const view = { ...EVERYTHING }
  for (const name of NAMES) view[name] = given.get(name) ?? ''
  return view
}
