import { addressOf } from './address.js'
import { h } from './dom.js'
import { DATA, RULES } from './model.js'

/** The table of findings, the most urgent first. A finding opens the rules behind it. */
export function findingsTable() {
  const { findings } = DATA
  if (findings.length === 0) return undefined
  return h(
    'section',
    { id: 'findings', 'aria-labelledby': 'findings-title' },
    h('h2', { id: 'findings-title' }, 'Findings'),
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col', class: 'count' }, h('abbr', { title: 'Number' }, '#')),
          h('th', { scope: 'col' }, 'Finding'),
          h('th', { scope: 'col', class: 'id' }, 'Shown best by'),
          h('th', { scope: 'col', class: 'count' }, 'Violated'),
          h('th', { scope: 'col', class: 'count' }, 'Inconclusive'),
          h('th', { scope: 'col', class: 'level' }, 'Level'),
        ),
      ),
      h(
        'tbody',
        {},
        findings.map((_, at) => findingRow(at)),
      ),
    ),
  )
}

/** @param {number} at */
function findingRow(at) {
  const { title = '', level = '', violated = [], inconclusive = [] } = DATA.findings[at] ?? {}
  const best = RULES[violated[0] ?? 0]
  return h(
    'tr',
    { 'data-finding': at + 1 },
    h('td', { class: 'count' }, at + 1),
    h('th', { scope: 'row', title }, h('a', { href: addressOf({ finding: String(at + 1) }) }, title)),
    h('td', { class: 'id', title: best?.id ?? '' }, best?.id ?? ''),
    h('td', { class: 'count' }, violated.length),
    h('td', { class: 'count' }, inconclusive.length > 0 && inconclusive.length),
    h('td', { class: 'level' }, level),
  )
}
