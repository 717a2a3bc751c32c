import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { html, raw } from 'hono/html'
import { z } from 'zod'

/** The result of one fault, run against the scenarios. */
export interface MatrixRow {
  readonly fault: string
  readonly story: string
  /** The rules that the fault is meant to break. */
  readonly breaks: readonly string[]
  /** Every rule that was violated. */
  readonly red: readonly string[]
}

const DATA = 'fault-matrix.json'

/** The part of an earlier fault matrix that says how many rules a fault breaks. */
const Rows = z.array(z.object({ fault: z.string(), red: z.array(z.string()) }))

/** The number of rules that each fault violated, from the last matrix in the folder; empty if there is none. */
export function violatedRuleCounts(outDir: string): ReadonlyMap<string, number> | undefined {
  const file = path.join(outDir, DATA)
  if (!existsSync(file)) return undefined
  return new Map(Rows.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ fault, red }) => [fault, red.length]))
}

/** Writes the fault matrix (faults by violated rules) as data and as a page. Returns the path of the page. */
export async function writeMatrix(rows: readonly MatrixRow[], outDir: string): Promise<string> {
  mkdirSync(outDir, { recursive: true })
  writeFileSync(path.join(outDir, DATA), `${JSON.stringify(rows, null, 2)}\n`)
  const page = path.join(outDir, 'fault-matrix.html')
  writeFileSync(page, Buffer.from((await matrixPage(rows)).valueOf()))
  return page
}

/**
 * The matrix as a self-contained page: a row for each fault, with the rules that it is meant to break and the others
 * that were violated.
 */
function matrixPage(rows: readonly MatrixRow[]): ReturnType<typeof html> {
  const exact = rows.filter(({ breaks, red }) => red.every((id) => breaks.includes(id))).length
  const body = rows.map(({ fault, story, breaks, red }) => {
    const caught = breaks.map((id) => cell(id, red.includes(id) ? 'caught' : 'survived'))
    const others = red.filter((id) => !breaks.includes(id)).map((id) => cell(id, 'besides'))
    return html`<tr>
      <td><b>${fault}</b><br />${story}</td>
      <td>${caught}</td>
      <td>${others}</td>
    </tr> `
  })
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" /><title>Countersign: fault matrix</title>
      <style>
        ${raw(STYLE)}
      </style>
      <h1>Fault matrix</h1>
      <p>
        ${rows.length} faults; ${exact} break only their own rules.
        ${cell('caught', 'caught')}${cell('survived', 'survived')}${cell('also violated', 'besides')}
      </p>
      <table>
        <thead>
          <tr>
            <th>Fault</th>
            <th>Its rules</th>
            <th>Also violated</th>
          </tr>
        </thead>
        <tbody>
          ${body}
        </tbody>
      </table>
    </html> `
}

const STYLE = `
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; color: #1d2430 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid #dde2ea }
th { position: sticky; top: 0; background: #fff }
td:first-child { width: 42% }
code { display: inline-block; margin: 0 .3rem .3rem 0; padding: .05rem .4rem; border-radius: .3rem; font-size: .85em }
.caught { background: #d9f2e0 } .survived { background: #f9d4d4 } .besides { background: #fdecc8 }
`

const cell = (text: string, kind: string) => html`<code class="${kind}">${text}</code>`
