import { addressOf, viewOf } from './address.js'
import { filterControls } from './controls.js'
import { h } from './dom.js'
import { rulesOf } from './filter.js'
import { findingsTable } from './findings.js'
import { pageHead } from './head.js'
import { ruleList } from './list.js'
import { rulesMap } from './map.js'
import { BY_ID, DATA } from './model.js'

/**
 * @import { View } from './address.js'
 * @import { Rule } from './model.js'
 */

const NOTHING_CHOSEN = /** @type {View} */ (viewOf(''))

let view = NOTHING_CHOSEN

const controls = filterControls((change) => {
  replace({ ...view, ...change, finding: '', rule: '' })
  show()
})
const list = ruleList((rule, isOpen) => {
  if (isOpen) replace({ ...view, rule: rule.id })
  else if (view.rule === rule.id) replace({ ...view, rule: '' })
})

const skips = [
  DATA.findings.length > 0 && ['#findings', 'Findings'],
  ['#map', 'Map of rules'],
  ['#rules', 'List of rules'],
]
document.body.append(
  h(
    'nav',
    { class: 'skip', 'aria-label': 'Skip to' },
    skips.flatMap((skip) => (skip ? [h('a', { href: skip[0] }, skip[1])] : [])),
  ),
  pageHead(),
  h(
    'main',
    {},
    findingsTable(),
    rulesMap(),
    h(
      'section',
      { id: 'rules', 'aria-labelledby': 'rules-title' },
      h('h2', { id: 'rules-title' }, 'Rules'),
      controls.form,
      list.element,
    ),
  ),
)

addEventListener('hashchange', follow)
follow()

/** Shows what the address says, and goes there. */
function follow() {
  const next = viewOf(location.hash)
  if (!next) {
    if (location.hash === '#rules') view = NOTHING_CHOSEN
    show()
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
    return
  }
  view = withRule(next)
  show()
  const first = view.finding ? rulesOf(view)[0] : undefined
  const rule = BY_ID.get(view.rule) ?? first
  if (rule) open(rule)
  if (view.finding && !view.rule) go(list.banner, 'h3')
  else if (rule) go(list.rowOf(rule), 'summary')
  else if (location.hash !== '') document.querySelector('#rules')?.scrollIntoView()
}

/**
 * The view without filters if they hide the rule that it opens.
 * @param {View} wanted
 * @returns {View}
 */
function withRule(wanted) {
  const rule = BY_ID.get(wanted.rule)
  return rule && !rulesOf(wanted).includes(rule) ? { ...NOTHING_CHOSEN, rule: wanted.rule } : wanted
}

function show() {
  const shown = rulesOf(view)
  controls.show(view, shown.length)
  list.show(shown, Number(view.finding) || 0)
}

/** @param {Rule} rule */
function open(rule) {
  const row = list.rowOf(rule)
  if (row) row.open = true
}

/**
 * Scrolls to a part of the page, and moves the focus there.
 * @param {HTMLElement | undefined} place
 * @param {string} focused
 */
function go(place, focused) {
  place?.scrollIntoView({ block: 'start' })
  const target = place?.querySelector(focused)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/**
 * Changes the view and the address, without a step in the history.
 * @param {View} next
 */
function replace(next) {
  view = next
  history.replaceState(undefined, '', addressOf(next))
}
