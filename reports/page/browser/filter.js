import { DATA, isOwn, OWN_RULES, RULES } from './model.js'

/**
 * @import { Rule } from './model.js'
 * @import { View } from './address.js'
 */

/** The members of a view that choose one value of a list. */
export const CHOICES = /** @type {const} */ (['verdict', 'level', 'section', 'call'])

/** @typedef {(typeof CHOICES)[number]} Choice */

/** The choice of every level of the document, on a page that also has own rules. */
export const DOCUMENT = 'document'

/** @param {Rule} rule */
const isOfDocument = (rule) => OWN_RULES.length > 0 && !isOwn(rule)

/** @type {Readonly<Record<Choice, (rule: Rule) => string>>} */
const VALUE = {
  verdict: ({ kind }) => kind,
  level: ({ level }) => level,
  section: ({ section }) => DATA.sections[section] ?? '',
  call: ({ more }) => more.call ?? '',
}

/**
 * The rules of a view, in the order in which they are shown.
 * @param {View} view
 * @returns {readonly Rule[]}
 */
export function rulesOf(view) {
  const finding = DATA.findings[Number(view.finding) - 1]
  if (finding) return [...finding.violated, ...finding.inconclusive].flatMap((at) => RULES[at] ?? [])
  return RULES.filter((rule) => CHOICES.every((name) => fits(rule, name, view)) && hasText(rule, view.text))
}

/**
 * How many rules there would be with each value of a choice, if the other choices stay.
 * @param {View} view
 * @param {Choice} choice
 * @returns {ReadonlyMap<string, number>}
 */
export function countsBy(view, choice) {
  const counts = new Map()
  const others = CHOICES.filter((name) => name !== choice)
  for (const rule of RULES) {
    if (!others.every((name) => fits(rule, name, view)) || !hasText(rule, view.text)) continue
    for (const value of [VALUE[choice](rule), ...(choice === 'level' && isOfDocument(rule) ? [DOCUMENT] : [])])
      counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/**
 * @param {Rule} rule
 * @param {Choice} name
 * @param {View} view
 */
const fits = (rule, name, view) =>
  view[name] === '' ||
  VALUE[name](rule) === view[name] ||
  (name === 'level' && view.level === DOCUMENT && isOfDocument(rule))

/**
 * Whether a rule has all words of a text.
 * @param {Rule} rule
 * @param {string} text
 */
const hasText = ({ words }, text) =>
  text === '' ||
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
