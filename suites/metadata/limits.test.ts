import { onto } from '../interface/onto.ts'
import { unlessPlainly } from '../interface/plainly.ts'
import { lengthCases } from '../interface/text-cases.ts'
import { lateUpdate, WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

/** The texts with a limit, and the metadata that has such a text in their place. */
const texts = [
  { slug: 'key', max: 20, carrying: (text: string) => ({ metadata: { [text]: 'value' } }) },
  { slug: 'value', max: 200, carrying: (text: string) => ({ metadata: { key: text } }) },
] as const

/** `count` entries with short keys. */
const entries = (count: number) => ({
  metadata: Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${i}`, 'value'])),
})

for (const write of WRITES) {
  const kept = `metadata/kept-${write.on}`
  for (const { slug, max, carrying } of texts) {
    for (const { claim, title, body } of lengthCases(write, `metadata ${slug}`, max, carrying, kept))
      scenario(`metadata/${slug}-${claim}-${write.on}`, title, body)
  }

  scenario(`metadata/entries-at-limit-${write.on}`, `holds 15 metadata entries ${write.when}`, ({ holds }) =>
    unlessPlainly(
      () => holds(write, entries(15)),
      () => holds(write, entries(2)),
      kept,
    ),
  )
}

for (const write of [...WRITES, lateUpdate]) {
  scenario(`metadata/entries-beyond-limit-${write.on}`, `refuses 16 metadata entries ${write.when}`, ({ refuses }) =>
    refuses(onto({ metadata: { key0: 'before' } }, write), entries(16), entries(15)),
  )
}
