import { Inconclusive, isObject, type Args, type Context, type Write } from '../../helpers/engine/index.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { LATE_UPDATES, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'

const forbidden = [
  { slug: 'opening-bracket', character: '[' },
  { slug: 'closing-bracket', character: ']' },
  { slug: 'equals-sign', character: '=' },
  { slug: 'plus-sign', character: '+' },
  { slug: 'underscore', character: '_' },
] as const

const [started, paused] = LATE_UPDATES

/** The character as the whole key, and between two letters in a second entry: a service might check only the first entry. */
const places = [
  { place: 'alone', keyWith: (character: string) => character, first: {}, late: started },
  { place: 'within', keyWith: (character: string) => `a${character}b`, first: { purpose: 'lease' }, late: paused },
] as const

/** Allowed keys, each set with the same number of entries under plain keys. */
const allowed = [
  {
    what: 'capitals, digits and hyphens in keys',
    keys: { 'Customer-ID': 'one', 2024: 'two', B2B: 'three' },
    plain: { customer: 'one', year: 'two', kind: 'three' },
  },
  // A form parser may read small numbers as indexes of a list, from 0 or with gaps.
  { what: 'keys that count from 0', keys: { 0: 'none', 1: 'one' }, plain: { zero: 'none', one: 'one' } },
  { what: 'keys that are numbers with gaps', keys: { 1: 'one', 5: 'five' }, plain: { one: 'one', five: 'five' } },
  {
    what: 'keys with dots and colons, keys that differ only in case, and names of built-in properties',
    keys: { 'order.id': 'a', 'order:id': 'b', Order: 'c', order: 'd', constructor: 'e', valueOf: 'f' },
    plain: { one: 'a', two: 'b', three: 'c', four: 'd', five: 'e', six: 'f' },
  },
  {
    what: 'keys that are names of arguments',
    keys: { name: 'a', metadata: 'b', language: 'c', id: 'd', length: 'e' },
    plain: { one: 'a', two: 'b', three: 'c', four: 'd', five: 'e' },
  },
] as const

/** Metadata entries by key. */
type Entries = Readonly<Record<string, string>>

/** Asserts that entries under these keys are stored; blames the plain keys if they are not stored either. */
const holdsLikePlain = ({ holds }: Context, write: Write, keys: Entries, plain: Entries) =>
  blamePlainCase(
    () => holds(write, { metadata: { ...keys } }),
    () => holds(write, { metadata: { ...plain } }),
    `metadata/kept-${write.on}`,
  )

for (const write of [...WRITES, ...LATE_UPDATES]) {
  for (const { what, keys, plain } of allowed) {
    scenario(`metadata/key-characters-${write.on}`, `stores ${what} ${write.when}`, async (context) => {
      try {
        await holdsLikePlain(context, write, keys, plain)
      } catch (error) {
        // If several plain keys are not stored, a request with only one of these keys can still judge it.
        if (error instanceof Inconclusive && !error.passing)
          for (const [key, value] of Object.entries(keys))
            await holdsLikePlain(context, write, { [key]: value }, { plain: value })
        throw error
      }
    })
  }
}

for (const write of WRITES)
  for (const key of ['Rent&sale', "owner's", 'à-côté', 'share%41', 'sale;rent'])
    scenario(`metadata/key-signs-${write.on}`, `stores an accepted key ${key} ${write.when}`, async (context) => {
      context.dependsOn(`metadata/kept-${write.on}`)
      const { check, given, shows } = context
      const { send } = await write.prepare(context)
      const set = () => send({ metadata: { [key]: 'lease' } })
      const { id } = await given.madeIfAllowed(set, `the target refuses the key ${key}`)
      await shows(id, ({ metadata }) => {
        check.equal(`metadata["${key}"]`, isObject(metadata) ? metadata[key] : undefined, 'lease')
      })
    })

for (const { slug, character } of forbidden) {
  for (const { place, keyWith, first, late } of places) {
    for (const write of [...WRITES, late]) {
      const key = keyWith(character)
      const sent = (name: string): Args => ({ metadata: { ...first, [name]: 'value' } })
      const title = `never stores the metadata key ${key} ${write.when}`
      scenario(`metadata/key-${slug}-${place}-${write.on}`, title, ({ refusesOrIgnores, check }) =>
        refusesOrIgnores(write, sent(key), sent('ab'), ({ metadata }) => {
          const isStored = isObject(metadata) && Object.hasOwn(metadata, key)
          check.that('metadata', !isStored, `no key ${key}`, metadata)
        }),
      )
    }
  }
}
