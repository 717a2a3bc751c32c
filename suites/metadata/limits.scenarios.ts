import { isObject } from '../../helpers/engine/index.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { lengthCases } from '../interface/writes/text-cases.ts'
import { LATE_UPDATES, update, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'

/** The texts with a limit. The text is not in the first entry, because a service might check only the first one. */
const texts = [
  { slug: 'key', max: 20, carrying: (text: string) => ({ metadata: { purpose: 'lease', [text]: 'value' } }) },
  { slug: 'value', max: 200, carrying: (text: string) => ({ metadata: { purpose: 'lease', key: text } }) },
] as const

/** Metadata with `count` entries, which are short unless lengths are given. */
const entries = (count: number, { name = 'key', key = 0, value = 0 } = {}) => ({
  metadata: Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${name}${i}`.padEnd(key, 'y'), 'value'.padEnd(value, 'e')]),
  ),
})

for (const write of WRITES) {
  const kept = `metadata/kept-${write.on}`
  for (const { slug, max, carrying } of texts) {
    for (const { claim, title, body } of lengthCases(write, `metadata ${slug}`, max, carrying, kept))
      scenario(`metadata/${slug}-${claim}-${write.on}`, title, body)
  }

  scenario(`metadata/entries-at-limit-${write.on}`, `stores 15 metadata entries ${write.when}`, ({ holds }) =>
    blamePlainCase(
      () => holds(write, entries(15)),
      () => holds(write, entries(2)),
      kept,
    ),
  )
  const longest = `stores 15 metadata entries with the longest keys and values ${write.when}`
  scenario(`metadata/entries-at-limit-${write.on}`, longest, ({ holds }) =>
    blamePlainCase(
      () =>
        blamePlainCase(
          () => holds(write, entries(15, { key: 20, value: 200 })),
          () => holds(write, entries(1, { key: 20 })),
          `metadata/key-at-limit-${write.on}`,
        ),
      () => holds(write, entries(1, { value: 200 })),
      `metadata/value-at-limit-${write.on}`,
    ),
  )
}

for (const write of [...WRITES, ...LATE_UPDATES])
  scenario(`metadata/entries-beyond-limit-${write.on}`, `refuses 16 metadata entries ${write.when}`, ({ refuses }) =>
    refuses(writeOver({ metadata: { key0: 'before' } }, write), entries(16), entries(15)),
  )

for (const write of LATE_UPDATES)
  for (const { slug, max, carrying } of texts)
    for (const { claim, title, body } of lengthCases(write, `metadata ${slug}`, max, carrying, 'metadata/kept-update'))
      scenario(`metadata/${slug}-${claim}-update`, title, body)

scenario('metadata/entries-at-limit-update', 'replaces 15 entries of the same keys', async ({ holds, dependsOn }) => {
  dependsOn('metadata/entries-at-limit-create')
  await blamePlainCase(
    () => holds(writeOver(entries(15), update), entries(15, { value: 10 })),
    () => holds(update, entries(15)),
    'metadata/kept-update',
  )
})

scenario('metadata/entries-never-beyond', 'never stores 20 entries after an update with ten others', (context) => {
  const ten = entries(10)
  const others = entries(10, { name: 'other' })
  return context.refusesOrIgnores(writeOver(ten, update), others, ten, ({ metadata }) => {
    const count = isObject(metadata) ? Object.keys(metadata).length : 0
    context.check.that('metadata', count <= 15, 'at most 15 entries', metadata)
  })
})
