import { addressOf } from './address.js'
import { h, numberText } from './dom.js'
import { countsOf, DATA, isOwn, KINDS, RULES } from './model.js'

/**
 * @import { Kind } from '../shape.ts'
 * @import { Rule } from './model.js'
 */

/** A cell for each rule, by the sections of the document. With the keyboard, it is one stop; arrow keys move in it. */
export function rulesMap() {
  const counts = countsOf(RULES)
  const sections = DATA.sections.map((section, at) => ({
    section,
    rules: RULES.filter((rule) => rule.section === at),
  }))
  const ofDocument = sections.filter(({ rules }) => !rules.some(isOwn))
  const others = sections.filter(({ rules }) => rules.some(isOwn))
  const map = h(
    'section',
    { id: 'map', 'aria-labelledby': 'map-title', keydown: (event) => move(/** @type {KeyboardEvent} */ (event)) },
    h('h2', { id: 'map-title' }, 'Rules by section of the document'),
    h(
      'ul',
      { class: 'legend' },
      Object.entries(KINDS).flatMap(([kind, name]) =>
        counts[/** @type {Kind} */ (kind)] > 0 ? [h('li', {}, h('span', { class: `mark ${kind}` }), name)] : [],
      ),
      h('li', { class: 'dim keys' }, 'Arrow keys move from rule to rule.'),
    ),
    ofDocument.map(mapRow),
    others.length > 0 && h('h2', { class: 'own' }, 'Own rules, not in the document'),
    others.map(mapRow),
  )
  map.querySelector('.cells a')?.removeAttribute('tabindex')
  return map
}

/** @param {{ section: string, rules: readonly Rule[] }} row */
function mapRow({ section, rules }) {
  const { violates, known, inconclusive } = countsOf(rules)
  const bad = violates + known + inconclusive
  return h(
    'div',
    { class: 'row' },
    h(
      'h3',
      {},
      h('a', { href: addressOf({ section }) }, section),
      ' ',
      h('span', { class: 'dim' }, bad > 0 && h('b', {}, numberText(bad)), bad > 0 && ' of ', numberText(rules.length)),
    ),
    h(
      'ul',
      { class: 'cells' },
      rules.map(({ id, kind }) =>
        h(
          'li',
          {},
          h('a', {
            class: kind,
            href: addressOf({ rule: id }),
            tabindex: -1,
            'aria-label': `${id}, ${KINDS[kind]}`,
            title: `${id}: ${KINDS[kind]}`,
          }),
        ),
      ),
    ),
  )
}

/** @param {KeyboardEvent} event */
function move(event) {
  const from = /** @type {HTMLElement} */ (event.target)
  if (!from.matches('.cells a')) return
  const to = neighbourOf(from, event.key)
  if (!to) return
  event.preventDefault()
  from.setAttribute('tabindex', '-1')
  to.removeAttribute('tabindex')
  to.focus()
}

/**
 * The cell that a key leads to: the next one, or the one at the same place of the line above or below.
 * @param {HTMLElement} from
 * @param {string} key
 * @returns {HTMLElement | undefined}
 */
function neighbourOf(from, key) {
  const cells = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.cells a')])
  const at = cells.indexOf(from)
  if (key === 'ArrowRight') return cells[at + 1]
  if (key === 'ArrowLeft') return cells[at - 1]
  if (key === 'Home') return cells[0]
  if (key === 'End') return cells.at(-1)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const { left, top } = from.getBoundingClientRect()
  const beyond = key === 'ArrowDown' ? cells.slice(at + 1) : cells.slice(0, at).toReversed()
  const lines = beyond.map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
  const line = lines.find(({ box }) => Math.abs(box.top - top) > 2)?.box.top
  const near = lines.filter(({ box }) => line !== undefined && Math.abs(box.top - line) <= 2)
  return near.toSorted((a, b) => Math.abs(a.box.left - left) - Math.abs(b.box.left - left))[0]?.cell
}
