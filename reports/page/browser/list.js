import { addressOf } from './address.js'
import { h } from './dom.js'
import { DATA, RULES } from './model.js'
import { ruleRow } from './rule.js'

/** @import { Rule } from './model.js' */

/**
 * The list of the rules of a view by section, or of the rules of a finding in their order.
 * @param {(rule: Rule, isOpen: boolean) => void} onToggle
 */
export function ruleList(onToggle) {
  const rows = RULES.map((rule) => ruleRow(rule, onToggle))
  const parts = DATA.sections.map((section) => h('div', { class: 'part' }, h('h3', {}, section)))
  RULES.forEach((rule, at) => parts[rule.section]?.append(rows[at] ?? ''))
  const banner = h('div', { class: 'banner', hidden: true })
  const ofFinding = h('div', {})
  const nothing = h('p', { hidden: true }, 'No rule has all of these.')
  const element = h('div', {}, banner, ofFinding, parts, nothing)
  return {
    element,
    banner,
    /** @param {Rule} rule */
    rowOf: (rule) => rows[rule.at],
    /**
     * @param {readonly Rule[]} shown
     * @param {number} finding its number, or 0
     */
    show(shown, finding) {
      const places = new Set(shown.map(({ at }) => at))
      if (ofFinding.childElementCount > 0) RULES.forEach((rule, at) => parts[rule.section]?.append(rows[at] ?? ''))
      rows.forEach((row, at) => (row.hidden = !places.has(at)))
      if (finding > 0) ofFinding.append(...shown.flatMap(({ at }) => rows[at] ?? []))
      parts.forEach((part, section) => (part.hidden = finding > 0 || !shown.some((rule) => rule.section === section)))
      banner.hidden = finding === 0
      banner.replaceChildren(...(finding > 0 ? bannerParts(finding) : []))
      nothing.hidden = shown.length > 0
    },
  }
}

/** @param {number} number */
function bannerParts(number) {
  const { findings } = DATA
  const link = (/** @type {number} */ to, /** @type {string} */ name) =>
    findings[to - 1] && h('a', { href: addressOf({ finding: String(to) }) }, name)
  const { title = '', violated = [], inconclusive = [] } = findings[number - 1] ?? {}
  const behind = `${violated.length} violated${inconclusive.length > 0 ? `, ${inconclusive.length} inconclusive because of it` : ''}`
  return [
    h('h3', { tabindex: -1 }, `Finding ${number} of ${findings.length}: ${title}`),
    h(
      'p',
      {},
      h('span', { class: 'dim' }, behind),
      h('a', { href: '#findings' }, 'Back to the findings'),
      link(number - 1, 'Previous'),
      link(number + 1, 'Next'),
      h('a', { href: '#rules' }, 'All rules'),
    ),
  ]
}
