import { addressOf } from './address.js'
import { countText, h, numberText } from './dom.js'
import { DOCUMENT } from './filter.js'
import { countsOf, DATA, DOCUMENT_RULES, KINDS, OWN_RULES } from './model.js'

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
    OWN_RULES.length > 0 && ownCounts(),
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

/** The rules that are not in the document, in one line below the counts of those that are. */
function ownCounts() {
  const counts = Object.entries(countsOf(OWN_RULES)).filter(([, count]) => count > 0)
  return h(
    'p',
    { class: 'own' },
    h('b', {}, 'Own rules'),
    ' ',
    counts.map(([kind, count]) =>
      h(
        'a',
        { href: addressOf({ verdict: kind, level: 'own' }) },
        h('span', { class: `mark ${kind}` }),
        `${numberText(count)} ${KINDS[/** @type {Kind} */ (kind)]}`,
      ),
    ),
    h('span', { class: 'dim' }, 'not in the document, and not counted above'),
  )
}

function countList() {
  const counts = Object.entries(countsOf(DOCUMENT_RULES)).filter(([kind, count]) => kind !== 'known' || count > 0)
  return h(
    'ul',
    { class: 'counts', 'aria-label': 'Rules by verdict' },
    counts.map(([kind, count]) =>
      h(
        'li',
        { class: count > 0 ? kind : `${kind} none` },
        h(
          'a',
          { href: addressOf({ verdict: kind, level: OWN_RULES.length > 0 ? DOCUMENT : '' }) },
          h('b', {}, numberText(count)),
          ' ',
          h('span', { class: `mark ${kind}` }),
          h('span', {}, KINDS[/** @type {Kind} */ (kind)]),
        ),
      ),
    ),
  )
}
