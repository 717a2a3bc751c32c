import { countText, h, numberText } from './dom.js'
import { CHOICES, countsBy, DOCUMENT } from './filter.js'
import { DATA, KINDS, RULES } from './model.js'

/**
 * @import { Choice } from './filter.js'
 * @import { View } from './address.js'
 */

/** @type {Readonly<Record<Choice, { label: string, all: string, names: Readonly<Record<string, string>> }>>} */
const LISTS = {
  verdict: { label: 'Verdict', all: 'every verdict', names: KINDS },
  level: {
    label: 'Level',
    all: 'every level',
    names: { [DOCUMENT]: 'in the document', stated: 'stated', inferred: 'inferred', open: 'open', own: 'own' },
  },
  section: {
    label: 'Section',
    all: 'every section',
    names: Object.fromEntries(DATA.sections.map((name) => [name, name])),
  },
  call: { label: 'Call', all: 'every call', names: DATA.calls },
}

/**
 * The filters of the list of rules.
 * @param {(change: Partial<View>) => void} onChange
 * @returns {{ form: HTMLFormElement, show: (view: View, shown: number) => void }}
 */
export function filterControls(onChange) {
  const text = h('input', {
    type: 'search',
    id: 'filter-text',
    placeholder: 'id, statement or reason',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  text.addEventListener('input', () => onChange({ text: text.value.trim() }))
  const lists = CHOICES.map((name) => {
    const select = h('select', { id: `filter-${name}` })
    select.addEventListener('change', () => onChange({ [name]: select.value }))
    return { name, select }
  })
  const count = h('output', {})
  const reset = h('button', { type: 'button' }, 'Show all')
  reset.addEventListener('click', () => onChange({ verdict: '', level: '', section: '', call: '', text: '' }))
  const labelled = (/** @type {string} */ label, /** @type {HTMLElement} */ control) =>
    h('div', {}, h('label', { for: control.id }, label), control)
  const form = h(
    'form',
    { class: 'filters', role: 'search', 'aria-label': 'Rules' },
    labelled('Text', text),
    lists.map(({ name, select }) => labelled(LISTS[name].label, select)),
    h('p', {}, count, ' ', reset),
  )
  form.addEventListener('submit', (event) => event.preventDefault())
  return {
    form,
    show(view, shown) {
      if (text.value.trim() !== view.text) text.value = view.text
      for (const { name, select } of lists) select.replaceChildren(...optionsOf(view, name))
      const isAll = shown === RULES.length
      count.textContent = isAll
        ? countText(shown, 'rule')
        : `${numberText(shown)} of ${countText(RULES.length, 'rule')}`
      reset.hidden = isAll
    },
  }
}

/**
 * The values of a list, each with the number of rules that it would show.
 * @param {View} view
 * @param {Choice} choice
 */
function optionsOf(view, choice) {
  const { all, names } = LISTS[choice]
  const counts = countsBy(view, choice)
  const listed = Object.entries(names).filter(([value]) => counts.has(value) || view[choice] === value)
  return [
    h('option', { value: '' }, all),
    ...listed.map(([value, name]) =>
      h('option', { value, selected: view[choice] === value }, `${name} (${numberText(counts.get(value) ?? 0)})`),
    ),
  ]
}
