import { countText, h, numberText } from './dom.js'
import { piecesOf } from './json.js'

/**
 * @import { ShownExchange } from '../../../helpers/engine/outcome/record.ts'
 * @import { Piece } from './json.js'
 */

/**
 * The exchanges of a scenario: the judged one open, the others closed around it.
 * @param {readonly ShownExchange[]} exchanges
 * @param {number | undefined} judged the number of the judged one
 * @param {string} what the checked value, which is marked in the response if it is a member
 */
export function exchangeList(exchanges, judged, what) {
  const at = exchanges.findIndex(({ number }) => number === judged)
  if (at < 0)
    return h('div', {}, folded(exchanges, `All ${countText(exchanges.length, 'exchange')} of the scenario`, true))
  const [before, after] = [exchanges.slice(0, at), exchanges.slice(at + 1)]
  return h(
    'div',
    {},
    folded(before, `${countText(before.length, 'exchange')} before it`),
    exchanges.slice(at, at + 1).map((exchange) => h('div', { class: 'judged' }, ...exchangeParts(exchange, what))),
    folded(after, `${countText(after.length, 'exchange')} after it`),
  )
}

/**
 * @param {readonly ShownExchange[]} exchanges
 * @param {string} title
 */
function folded(exchanges, title, isOpen = false) {
  if (exchanges.length === 0) return undefined
  return h(
    'details',
    { class: 'others', open: isOpen },
    h('summary', {}, title),
    exchanges.map((exchange) => lazyExchange(exchange)),
  )
}

/**
 * An exchange whose contents are made when it is opened.
 * @param {ShownExchange} exchange
 */
function lazyExchange(exchange) {
  const details = h('details', { class: 'exchange' }, h('summary', {}, lineOf(exchange)))
  details.addEventListener('toggle', () => details.append(...exchangeParts(exchange).slice(1)), { once: true })
  return details
}

/**
 * `#3 POST /v1/transactions 201`, and how often and how long.
 * @param {ShownExchange} exchange
 */
function lineOf({ number, side, method, path, response, failure, durationMs, repeated }) {
  const times = repeated && `asked ${numberText(repeated.times)} times for ${secondsText(repeated.ms)}`
  return h(
    'span',
    { class: 'line' },
    h('span', { class: 'number' }, `#${number}`),
    h('b', {}, method),
    h('span', { class: 'path' }, path),
    h('span', { class: `status ${statusClass(response?.status)}` }, response?.status ?? failure ?? 'no response'),
    h(
      'span',
      { class: 'dim' },
      [side === 'control' && 'control interface', times ?? secondsText(durationMs)].filter(Boolean).join(', '),
    ),
  )
}

/** @param {number | undefined} status */
const statusClass = (status) => (status === undefined ? 'lost' : status < 400 ? 'well' : 'refused')

/** @param {number} ms */
const secondsText = (ms) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`)

/**
 * The line of an exchange, its request and its response.
 * @param {ShownExchange} exchange
 * @param {string} [what] the checked value of the judged exchange
 * @returns {HTMLElement[]}
 */
function exchangeParts(exchange, what) {
  const { number, headers, form, body, response, failure } = exchange
  const sent = form ? form.map(([name, value]) => `${name} = ${value}`).join('\n') : body
  return [
    h('p', { class: 'heading' }, what !== undefined && h('span', { class: 'badge' }, 'judged'), lineOf(exchange)),
    h(
      'div',
      { class: 'sides' },
      h(
        'div',
        {},
        h('h5', {}, 'Request'),
        headerList(headers),
        sent ? bodyBlock(sent, `Body of request ${number}`) : h('p', { class: 'dim' }, 'No body'),
      ),
      h(
        'div',
        {},
        h('h5', {}, 'Response'),
        response ? headerList(response.headers) : h('p', {}, failure ?? 'There was no response.'),
        response &&
          (response.body
            ? bodyBlock(response.body, `Body of response ${number}`, what)
            : h('p', { class: 'dim' }, 'No body')),
      ),
    ),
  ]
}

/** @param {Readonly<Record<string, string>>} headers */
function headerList(headers) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (lines.length === 0) return undefined
  return h(
    'details',
    { class: 'headers' },
    h('summary', {}, countText(lines.length, 'header')),
    h('pre', {}, lines.join('\n')),
  )
}

/**
 * @param {string} text
 * @param {string} label
 * @param {string} [what] the checked value
 */
function bodyBlock(text, label, what = '') {
  const pieces = piecesOf(text)
  const checked = pieces && checkedPath(pieces, what)
  const parts = pieces?.map(({ text: piece, kind, path }) => {
    if (kind === 'sign') return piece
    return h('span', { class: checked !== undefined && path === checked ? 'key checked' : kind }, piece)
  })
  return h('pre', { class: 'body', tabindex: 0, role: 'group', 'aria-label': label }, parts ?? text)
}

/**
 * The path of the checked member in a response, which may be the whole object or only the part that the member belongs to.
 * @param {readonly Piece[]} pieces
 * @param {string} what `documents[].fields[].updatable (the call is accepted)`
 * @returns {string | undefined}
 */
function checkedPath(pieces, what) {
  const member = what.split(/[\s:,]/)[0]?.replaceAll(/\[\d+\]/g, '[]')
  const paths = pieces.flatMap(({ path }) => path ?? [])
  return paths.find((path) => path === member) ?? paths.find((path) => member?.endsWith(`.${path}`))
}

/**
 * Scrolls each response to the marked member.
 * @param {HTMLElement} place
 */
export function scrollToChecked(place) {
  for (const body of place.querySelectorAll('.body')) {
    const mark = body.querySelector('.checked')
    if (mark instanceof HTMLElement && body instanceof HTMLElement)
      body.scrollTop = mark.offsetTop - body.offsetTop - 60
  }
}
