import { h } from './dom.js'

/** Milliseconds for which a button says that it copied. */
const SAID_MS = 2_000

/**
 * A command with a button that copies it.
 * @param {string} label a name for the command
 * @param {string} command
 */
export function commandBlock(label, command) {
  const code = h('pre', { class: 'command', tabindex: 0, role: 'group', 'aria-label': label }, command)
  const said = h('span', { role: 'status', class: 'said' })
  const button = h('button', { type: 'button', 'aria-label': `Copy: ${label}`, click: () => void copy() }, 'Copy')
  const copy = async () => {
    said.textContent = (await copied(command, code)) ? 'Copied' : 'Selected: copy it with the keyboard'
    setTimeout(() => said.replaceChildren(), SAID_MS)
  }
  return h('div', { class: 'copied' }, code, h('div', { class: 'copying' }, button, said))
}

/**
 * Copies a text. If the browser does not allow it, the text is selected.
 * @param {string} text
 * @param {HTMLElement} shown
 * @returns {Promise<boolean>} whether it was copied
 */
async function copied(text, shown) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    getSelection()?.selectAllChildren(shown)
    return false
  }
}
