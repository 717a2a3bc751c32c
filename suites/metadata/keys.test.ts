import type { Args } from '../../helpers/http/encode.ts'
import { isObject } from '../../helpers/values/json.ts'
import { unlessPlainly } from '../interface/plainly.ts'
import { WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

const forbidden = [
  { slug: 'opening-bracket', sign: '[' },
  { slug: 'closing-bracket', sign: ']' },
  { slug: 'equals-sign', sign: '=' },
  { slug: 'plus-sign', sign: '+' },
  { slug: 'underscore', sign: '_' },
] as const

/** The sign as the whole key, and between two letters. */
const places = [
  { place: 'alone', keyWith: (sign: string) => sign },
  { place: 'within', keyWith: (sign: string) => `a${sign}b` },
] as const

/** The request with an entry under `key`. */
const entry = (key: string): Args => ({ metadata: { [key]: 'value' } })
/** The keys that a transaction holds. */
const keysOf = (metadata: unknown) => (isObject(metadata) ? Object.keys(metadata) : [])

for (const write of WRITES) {
  const characters = `holds capitals, digits and hyphens in keys ${write.when}`
  scenario(`metadata/key-characters-${write.on}`, characters, ({ holds }) =>
    unlessPlainly(
      () => holds(write, { metadata: { 'Customer-ID': 'one', 2024: 'two', B2B: 'three' } }),
      () => holds(write, { metadata: { customer: 'one', year: 'two', kind: 'three' } }),
      `metadata/kept-${write.on}`,
    ),
  )

  for (const { slug, sign } of forbidden) {
    for (const { place, keyWith } of places) {
      const key = keyWith(sign)
      const title = `never holds the metadata key ${key} that is passed ${write.when}`
      scenario(`metadata/key-${slug}-${place}-${write.on}`, title, ({ refusesOrIgnores, check }) =>
        refusesOrIgnores(write, entry(key), entry('ab'), ({ metadata }) =>
          check.that('keys of the metadata', !keysOf(metadata).includes(key), `no key ${key}`, metadata),
        ),
      )
    }
  }
}
