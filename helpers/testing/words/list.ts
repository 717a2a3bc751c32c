/**
 * Prints every sentence that is not written plainly, and how many there are for each rule of style.
 * Usage: npx tsx helpers/testing/words/list.ts [--root FOLDER] [paths...]
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadRules, withCatalogue } from './texts/catalogue-texts.ts'
import { collectTexts } from './texts/collect.ts'
import { describeHit, type Hit } from './hit.ts'
import { hitsIn } from './hits.ts'

const { values, positionals } = parseArgs({ options: { root: { type: 'string' } }, allowPositionals: true })
const root = path.resolve(values.root ?? path.join(import.meta.dirname, '../../..'))

const prefixes = positionals.map((given) => {
  const relative = path.relative(root, path.resolve(root, given))
  return relative.split(path.sep).join('/')
})
const isAsked = (file: string) =>
  prefixes.length === 0 || prefixes.some((prefix) => prefix === '' || file === prefix || file.startsWith(`${prefix}/`))

const texts = withCatalogue(collectTexts(root), await rulesOf(root))
const hits = hitsIn(texts.filter(({ file }) => isAsked(file)))
for (const hit of hits) console.log(describeHit(hit))
console.log(totalsOf(hits))

async function rulesOf(folder: string): Promise<Awaited<ReturnType<typeof loadRules>>> {
  try {
    return await loadRules(folder)
  } catch (error) {
    console.error(`The catalogue cannot be loaded, so statements are read from the source: ${String(error)}`)
    return []
  }
}

function totalsOf(found: readonly Hit[]): string {
  const counts = new Map<string, number>()
  for (const { pattern } of found) {
    const key = `rule ${pattern.rule}, ${pattern.name}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const rows = [...counts].toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  return [
    ...rows.map(([key, count]) => `${String(count).padStart(6)}  ${key}`),
    `${String(found.length).padStart(6)}  in all`,
  ].join('\n')
}
