/**
 * @import { Kind, PageData, RuleDetails } from '../shape.ts'
 * @typedef {object} Rule
 * @property {number} at its place in the catalogue
 * @property {string} id
 * @property {string} statement
 * @property {number} section
 * @property {string} level
 * @property {Kind} kind
 * @property {RuleDetails} more
 * @property {string} words everything that the text filter searches, in lower case
 */

/** @type {PageData} */
export const DATA = JSON.parse(document.getElementById('data')?.textContent ?? '')

/**
 * The kinds of verdicts in the order of the page, with their names as adjectives.
 * @type {Readonly<Record<Kind, string>>}
 */
export const KINDS = {
  violates: 'violated',
  known: 'known violation',
  inconclusive: 'inconclusive',
  conforms: 'conforms',
  'not-exercised': 'not exercised',
  observed: 'observed',
}

/** The meaning of each level. */
export const LEVELS = /** @type {Readonly<Record<string, string>>} */ ({
  stated: 'stated: the document says it',
  inferred: 'inferred: it follows from the document',
  open: 'open: the document leaves it open',
  own: 'own: it is not in the document',
})

/**
 * @param {number | undefined} place
 * @returns {string | undefined}
 */
export const textAt = (place) => (place === undefined ? undefined : DATA.texts[place])

/** @type {readonly Rule[]} */
export const RULES = DATA.rules.map(([id, statement, section, level, kind, more = {}], at) => ({
  at,
  id,
  statement,
  section,
  level,
  kind,
  more,
  words: [id, statement, textAt(more.because), textAt(more.source), textAt(more.reason)].join(' ').toLowerCase(),
}))

/**
 * Whether a rule is somebody's own promise, which is counted apart from those of the document.
 * @param {Rule} rule
 */
export const isOwn = ({ level }) => level === 'own'

/** The rules of the document. */
export const DOCUMENT_RULES = RULES.filter((rule) => !isOwn(rule))

/** The rules that are not in the document. */
export const OWN_RULES = RULES.filter(isOwn)

/** @type {ReadonlyMap<string, Rule>} */
export const BY_ID = new Map(RULES.map((rule) => [rule.id, rule]))

/**
 * The number of rules by kind.
 * @param {readonly Rule[]} rules
 * @returns {Record<Kind, number>}
 */
export function countsOf(rules) {
  const counts = { violates: 0, known: 0, inconclusive: 0, conforms: 0, 'not-exercised': 0, observed: 0 }
  for (const { kind } of rules) counts[kind] += 1
  return counts
}
