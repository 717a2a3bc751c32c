import { html, raw } from 'hono/html'
import { thousands } from '../../helpers/engine/values/words.ts'
import { isSame, type Comparison } from './comparison.ts'
import { countLines, partsOf, sideText, type Item, type Part } from './parts.ts'
import { STYLE } from './style.ts'

/** Longer parts that only list rules are folded. */
const MOST = 20

/** A comparison as one self-contained page: the two runs, the counts, and a section for each kind of difference. */
export async function comparisonPage(comparison: Comparison): Promise<string> {
  const parts = partsOf(comparison)
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Countersign: comparison of two runs</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>Comparison of two runs</h1>
          <dl>
            <dt>A</dt>
            <dd>${sideText(comparison.a)}</dd>
            <dt>B</dt>
            <dd>${sideText(comparison.b)}</dd>
          </dl>
        </header>
        ${parts.length > 1 ? contents(parts) : ''}
        <main>
          ${isSame(comparison) ? html`<p><strong>Nothing differs.</strong></p>` : counts(comparison)}
          ${parts.map(section)}
        </main>
      </body>
    </html> `
  return `${String(await page)}\n`
}

const contents = (parts: readonly Part[]) =>
  html`<nav aria-label="Contents">
    <ul>
      ${parts.map(({ title, items }, at) => html`<li><a href="#part-${at + 1}">${title}</a> (${thousands(items.length)})</li> `)}
    </ul>
  </nav>`

const counts = (comparison: Comparison) =>
  html`<section aria-labelledby="counts">
    <h2 id="counts">Summary</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">Differences</th>
        </tr>
      </thead>
      <tbody>
        ${countLines(comparison).map(
          ([subject, text]) =>
            html`<tr>
              <th scope="row">${subject}</th>
              <td>${text}</td>
            </tr> `,
        )}
      </tbody>
    </table>
  </section>`

function section({ title, tone, items, note, isBrief }: Part, at: number) {
  const isFolded = isBrief && items.length > MOST
  return html`<section aria-labelledby="part-${at + 1}">
    <h2 id="part-${at + 1}" class="${tone}">${title} (${thousands(items.length)})</h2>
    ${note === undefined ? '' : html`<p>${note}</p>`}
    ${
      isFolded
        ? html`<details>
            <summary>Show all ${thousands(items.length)}</summary>
            ${table(items)}
          </details>`
        : table(items)
    }
  </section> `
}

function table(items: readonly Item[]) {
  const hasRules = items.some(({ rule }) => rule !== undefined)
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${hasRules ? 'Difference' : 'Rule'}</th>
        ${hasRules ? html`<th scope="col">Rule</th>` : ''}
      </tr>
    </thead>
    <tbody>
      ${items.map((item) => row(item, hasRules))}
    </tbody>
  </table>`
}

const row = ({ text, rule, isKnown }: Item, hasRules: boolean) =>
  html`<tr>
    <td>${text}${isKnown ? html` <span class="known">known</span>` : ''}</td>
    ${hasRules ? html`<td><code>${rule ?? ''}</code></td>` : ''}
  </tr> `
