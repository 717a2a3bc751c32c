import { addressOf } from './address.js'
import { countText, h, numberText } from './dom.js'
import { countsOf, DATA, KINDS, RULES } from './model.js'

/** @import { Kind } from '../shape.ts' */

/** The verdict, the circumstances of the run, and the number of rules of each kind. */
export function pageHead() {
  const { verdict, code, target, version, date, duration, seed, requests, since = [], notes } = DATA.head
  const facts = [date, duration, `seed ${seed}`, countText(requests, 'request'), `Countersign ${version}`]
  return h(
    'header',
    { id: 'top' },
    h(
      'div',
      { class: 'title' },
      h('h1', {}, h('span', { class: `verdict code-${code}` }, verdict), ' ', h('span', { class: 'target' }, target)),
      h(
        'p',
        { class: 'facts' },
        facts.map((fact) => h('span', {}, fact)),
      ),
    ),
    countList(),
    since.length > 0 &&
      h(
        'div',
        { class: 'since' },
        h('b', {}, 'Since the last run'),
        since.map((line) => h('span', {}, line)),
      ),
    notes.length > 0 &&
      h(
        'ul',
        { class: 'notes' },
        notes.map((note) => h('li', {}, note)),
      ),
  )
}

function countList() {
  const counts = Object.entries(countsOf(RULES)).filter(([kind, count]) => kind !== 'known' || count > 0)
  return h(
    'ul',
    { class: 'counts', 'aria-label': 'Rules by verdict' },
    counts.map(([kind, count]) =>
      h(
        'li',
        { class: count > 0 ? kind : `${kind} none` },
        h(
          'a',
          { href: addressOf({ verdict: kind }) },
          h('b', {}, numberText(count)),
          ' ',
          h('span', { class: `mark ${kind}` }),
          h('span', {}, KINDS[/** @type {Kind} */ (kind)]),
        ),
      ),
    ),
  )
}
