import { addressOf } from './address.js'
import { commandBlock } from './copy.js'
import { countText, h, withCode } from './dom.js'
import { evidence } from './evidence.js'
import { exchangeList, scrollToChecked } from './exchange.js'
import { BY_ID, DATA, KINDS, LEVELS, textAt } from './model.js'

/**
 * @import { Evidence, EvidenceOfRule } from '../shape.ts'
 * @import { Child } from './dom.js'
 * @import { Rule } from './model.js'
 */

/** Stands for the id of a rule in the command that repeats it. */
const ANY_RULE = 'area/rule'

/**
 * A rule in one line, which opens to everything that is known about it.
 * @param {Rule} rule
 * @param {(rule: Rule, isOpen: boolean) => void} onToggle
 */
export function ruleRow(rule, onToggle) {
  const { id, statement, level, kind } = rule
  const details = h(
    'details',
    { class: 'rule', 'data-rule': id },
    h(
      'summary',
      {},
      h('span', { class: `mark ${kind}` }),
      h('span', { class: 'kind' }, KINDS[kind]),
      h('span', { class: 'id' }, id),
      h('span', { class: 'short' }, statement.replaceAll('`', '')),
      h('span', { class: 'level' }, level),
    ),
  )
  details.addEventListener('toggle', () => {
    if (details.open && details.childElementCount === 1) details.append(bodyOf(rule))
    onToggle(rule, details.open)
  })
  return details
}

/** @param {Rule} rule */
function bodyOf(rule) {
  const { id, statement, level, section, more } = rule
  const because = textAt(more.because)
  const shown = h('div', {})
  const body = h(
    'div',
    { class: 'open' },
    h('p', { class: 'statement' }, withCode(statement)),
    factList([
      ['Section', DATA.sections[section]],
      ['Level', LEVELS[level]],
      ['Source', textAt(more.source)],
      ['It follows from', because && h('span', {}, withCode(because))],
      ['Reason', more.evidence === undefined || more.cause === undefined ? textAt(more.reason) : undefined],
      ['Because of', more.cause === undefined ? undefined : ruleLink(more.cause)],
      ['Known', textAt(more.known)],
      [
        'Behaviour',
        more.seen &&
          h(
            'ul',
            {},
            more.seen.map((line) => h('li', {}, line)),
          ),
      ],
      [
        'To exercise it',
        more.supply &&
          h(
            'ul',
            {},
            more.supply.map((place) => h('li', {}, withCode(textAt(place) ?? ''))),
          ),
      ],
      ['Finding', more.finding === undefined ? undefined : findingLink(more.finding), 'finding-fact'],
    ]),
    shown,
    more.document &&
      factList([
        [
          'The document',
          h(
            'ul',
            {},
            more.document.map((place) => h('li', {}, textAt(place) ?? '')),
          ),
        ],
      ]),
    !more.untestable &&
      DATA.head.repeat !== undefined &&
      h(
        'div',
        {},
        h('h4', {}, 'Repeat only this rule'),
        commandBlock(`the command that repeats ${id}`, DATA.head.repeat.replace(ANY_RULE, id)),
      ),
    h('p', { class: 'back' }, h('a', { href: '#top' }, 'Back to the top')),
  )
  if (more.evidence !== undefined) void fill(shown, more.evidence, rule)
  return body
}

/**
 * @param {HTMLElement} place
 * @param {number} at
 * @param {Rule} rule
 */
async function fill(place, at, rule) {
  try {
    const all = await evidence()
    const own = all.findings[at]
    if (own) place.append(...evidenceParts(own, all, rule))
    scrollToChecked(place)
  } catch {
    place.append(h('p', {}, 'This browser cannot unpack the evidence. A later version can; junit.xml has it too.'))
  }
}

/**
 * @param {EvidenceOfRule} own
 * @param {Evidence} all
 * @param {Rule} rule
 * @returns {HTMLElement[]}
 */
function evidenceParts(
  { scenario, what, expected, actual, again, others, judged, curl, exchanges },
  all,
  { id, kind },
) {
  const shown = exchanges === undefined ? undefined : all.exchanges[exchanges]
  const isViolated = kind === 'violates' || kind === 'known'
  const more = others > 0 && `; ${countText(others, 'other result shows', 'other results show')} the same`
  return [
    factList([
      [isViolated ? 'Checked' : 'Reason', what],
      ['Expected', expected === undefined ? undefined : h('span', { class: 'expected' }, expected)],
      ['Actual', actual === undefined ? undefined : h('span', { class: 'actual' }, actual)],
      ['Repeated', again],
      ['Scenario', `${scenario}${more || ''}`],
    ]),
    ...(curl === undefined
      ? []
      : [h('h4', {}, 'Reproduce it with curl'), commandBlock(`the curl line of ${id}`, curl)]),
    ...(shown
      ? [h('h4', {}, judged === undefined ? 'Exchanges' : 'The judged exchange'), exchangeList(shown, judged, what)]
      : []),
  ]
}

/** @param {readonly (readonly [name: string, value: Child, className?: string])[]} facts */
function factList(facts) {
  return h(
    'dl',
    {},
    facts.flatMap(([name, value, className]) =>
      value === undefined || value === ''
        ? []
        : [h('div', className ? { class: className } : {}, h('dt', {}, name), h('dd', {}, value))],
    ),
  )
}

/** @param {string} id */
const ruleLink = (id) => (BY_ID.has(id) ? h('a', { href: addressOf({ rule: id }) }, id) : h('span', {}, id))

/** @param {number} number */
const findingLink = (number) =>
  h('a', { href: addressOf({ finding: String(number) }) }, `${number}: ${DATA.findings[number - 1]?.title ?? ''}`)
