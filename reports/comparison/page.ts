import { html, raw } from 'hono/html'
import { thousands } from '../../helpers/engine/values/words.ts'
import { isSame, type Comparison } from './comparison.ts'
import { countLines, partsOf, sideText, type Item, type Part } from './parts.ts'
import { resultOf } from './result.ts'
import { STYLE } from './style.ts'

/** Longer parts that only list rules are folded. */
const MOST = 20

/** The addresses of the pages of the two runs, relative to this page, if they exist. */
export interface PagesOfRuns {
  readonly a?: string
  readonly b?: string
}

/**
 * A comparison as one self-contained page: the two runs, the counts, and a section for each kind of difference. Rules are links
 * to the pages of the runs.
 */
export async function comparisonPage(comparison: Comparison, pages: PagesOfRuns = {}): Promise<string> {
  const chapters = chaptersOf(partsOf(comparison))
  const { word, text, isWorse } = resultOf(comparison)
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
          <p class="result"><strong class="${isWorse ? 'worse' : 'plain'}">${word}</strong> ${text}</p>
          <dl>
            <dt>A</dt>
            <dd>${sideText(comparison.a)} ${pageLink(pages.a, 'A')}</dd>
            <dt>B</dt>
            <dd>${sideText(comparison.b)} ${pageLink(pages.b, 'B')}</dd>
          </dl>
        </header>
        ${chapters.length > 1 ? contents(chapters) : ''}
        <main>
          ${isSame(comparison) ? '' : counts(comparison)} ${chapters.map((chapter, at) => section(chapter, at, pages))}
        </main>
      </body>
    </html> `
  return `${String(await page)}\n`
}

const pageLink = (page: string | undefined, side: string) =>
  page === undefined ? '' : html`<a href="${page}">Page of ${side}</a>`

/** Parts with one title: those that differ only in the reason. */
interface Chapter {
  readonly title: string
  readonly count: number
  readonly parts: readonly [Part, ...Part[]]
}

function chaptersOf(parts: readonly Part[]): Chapter[] {
  const byTitle = new Map<string, [Part, ...Part[]]>()
  for (const part of parts) {
    const alike = byTitle.get(part.title)
    if (alike) alike.push(part)
    else byTitle.set(part.title, [part])
  }
  return [...byTitle].map(([title, own]) => ({
    title,
    count: own.reduce((sum, { items }) => sum + items.length, 0),
    parts: own,
  }))
}

const contents = (chapters: readonly Chapter[]) =>
  html`<nav aria-label="Contents">
    <ul>
      ${chapters.map(({ title, count }, at) => html`<li><a href="#part-${at + 1}">${title}</a> (${thousands(count)})</li> `)}
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

const section = ({ title, count, parts }: Chapter, at: number, pages: PagesOfRuns) =>
  html`<section aria-labelledby="part-${at + 1}">
    <h2 id="part-${at + 1}" class="${parts[0].tone}">${title} (${thousands(count)})</h2>
    ${parts.map((part) => partOf(part, pages[part.side]))}
  </section> `

function partOf({ items, note, isBrief }: Part, page: string | undefined) {
  const isFolded = isBrief && items.length > MOST
  return html`${note === undefined ? '' : html`<p>${note}</p>`}
  ${
    isFolded
      ? html`<details>
          <summary>Show all ${thousands(items.length)}</summary>
          ${table(items, page)}
        </details>`
      : table(items, page)
  }`
}

function table(items: readonly Item[], page: string | undefined) {
  const hasRules = items.some(({ rules }) => rules !== undefined)
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${hasRules ? 'Difference' : 'Rule'}</th>
        ${hasRules ? html`<th scope="col">Rule</th>` : ''}
      </tr>
    </thead>
    <tbody>
      ${items.map((item) => row(item, hasRules, page))}
    </tbody>
  </table>`
}

function row({ text, rules = [], named, isKnown }: Item, hasRules: boolean, page: string | undefined) {
  const about = named === undefined ? text : html`<code>${ruleLink(named, page)}</code>${text.slice(named.length)}`
  return html`<tr>
    <td>${about}${isKnown ? html` <span class="known">known</span>` : ''}</td>
    ${hasRules ? html`<td>${rules.map((rule, at) => html`${at > 0 ? ', ' : ''}<code>${ruleLink(rule, page)}</code>`)}</td>` : ''}
  </tr> `
}

const ruleLink = (rule: string, page: string | undefined) =>
  page === undefined ? rule : html`<a href="${page}#rule=${rule}">${rule}</a>`
