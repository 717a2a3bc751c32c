import type { Args } from '../../helpers/engine/http/encode.ts'
import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import type { Context, Write } from '../../helpers/engine/scenario/context.ts'
import { isObject } from '../../helpers/engine/values/json.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'

const forbidden = [
  { slug: 'opening-bracket', sign: '[' },
  { slug: 'closing-bracket', sign: ']' },
  { slug: 'equals-sign', sign: '=' },
  { slug: 'plus-sign', sign: '+' },
  { slug: 'underscore', sign: '_' },
] as const

/** The request with an entry under `key`. */
const entry = (key: string): Args => ({ metadata: { [key]: 'value' } })
/** The same behind another entry, as not only the first one is to be looked at. */
const second = (key: string): Args => ({ metadata: { purpose: 'lease', [key]: 'value' } })

/** The sign as the whole key, and between two letters. */
const places = [
  { place: 'alone', keyWith: (sign: string) => sign, sent: entry },
  { place: 'within', keyWith: (sign: string) => `a${sign}b`, sent: second },
] as const

/** Keys with nothing in them that is barred, each set beside one that holds as many entries under plain keys. */
const allowed = [
  {
    what: 'capitals, digits and hyphens in keys',
    keys: { 'Customer-ID': 'one', 2024: 'two', B2B: 'three' },
    plain: { customer: 'one', year: 'two', kind: 'three' },
  },
  // What reads forms takes small numbers for places in a list, from 0 on or with gaps.
  { what: 'keys that count from 0', keys: { 0: 'none', 1: 'one' }, plain: { zero: 'none', one: 'one' } },
  { what: 'keys that are numbers with gaps', keys: { 1: 'one', 5: 'five' }, plain: { one: 'one', five: 'five' } },
  {
    what: 'keys with dots and colons, of the same letters, and of words that programs use',
    keys: { 'order.id': 'a', 'order:id': 'b', Order: 'c', order: 'd', constructor: 'e', valueOf: 'f' },
    plain: { one: 'a', two: 'b', three: 'c', four: 'd', five: 'e', six: 'f' },
  },
] as const

/** Metadata, by its keys. */
type Entries = Readonly<Record<string, string>>

/** Holds entries under these keys, as it holds as many under plain ones. */
const holdsAsPlain = ({ holds }: Context, write: Write, keys: Entries, plain: Entries) =>
  blamePlainCase(
    () => holds(write, { metadata: { ...keys } }),
    () => holds(write, { metadata: { ...plain } }),
    `metadata/kept-${write.on}`,
  )

/** The keys that a transaction holds. */
const keysOf = (metadata: unknown) => (isObject(metadata) ? Object.keys(metadata) : [])

for (const write of WRITES) {
  for (const { what, keys, plain } of allowed) {
    scenario(`metadata/key-characters-${write.on}`, `holds ${what} ${write.when}`, async (context) => {
      try {
        await holdsAsPlain(context, write, keys, plain)
      } catch (error) {
        // Where several plain ones are not held, one of these alone can still show that it is not.
        if (error instanceof Inconclusive && !error.passing)
          for (const [key, value] of Object.entries(keys))
            await holdsAsPlain(context, write, { [key]: value }, { plain: value })
        throw error
      }
    })
  }

  for (const { slug, sign } of forbidden) {
    for (const { place, keyWith, sent } of places) {
      const key = keyWith(sign)
      const title = `never holds the metadata key ${key} that is passed ${write.when}`
      scenario(`metadata/key-${slug}-${place}-${write.on}`, title, ({ refusesOrIgnores, check }) =>
        refusesOrIgnores(write, sent(key), sent('ab'), ({ metadata }) =>
          check.that('keys of the metadata', !keysOf(metadata).includes(key), `no key ${key}`, metadata),
        ),
      )
    }
  }
}
