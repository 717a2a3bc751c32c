import type { Args } from '../../helpers/http/encode.ts'
import { isObject, type JsonObject } from '../../helpers/values/json.ts'
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

for (const { slug, sign } of forbidden) {
  for (const { place, keyWith } of places) {
    const key = keyWith(sign)

    scenario(
      `metadata/key-${slug}-${place}-create`,
      `never holds the metadata key ${key} after creation`,
      async ({ api, refusesOrIgnores, check, shows }) => {
        const lacksKey = ({ metadata }: JsonObject) =>
          check.that('keys of the metadata', !keysOf(metadata).includes(key), `no key ${key}`, metadata)
        const created = await refusesOrIgnores(api.create, entry(key), entry('ab'))
        if (!created) return
        lacksKey(created)
        await shows(String(created['id']), lacksKey)
      },
    )

    scenario(
      `metadata/key-${slug}-${place}-update`,
      `never holds the metadata key ${key} after an update`,
      async ({ api, given, refusesOrIgnores, check, shows }) => {
        const lacksKey = ({ metadata }: JsonObject) =>
          check.that('keys of the metadata', !keysOf(metadata).includes(key), `no key ${key}`, metadata)
        // The twin goes to another draft: where an update replaces the metadata, it would wipe out what is looked for.
        const [{ id }, other] = [await given.draft(), await given.draft()]
        const [bad, good] = [entry(key), entry('ab')]
        const updated = await refusesOrIgnores((args) => api.update(args === bad ? id : other.id, args), bad, good)
        if (updated) lacksKey(updated)
        await shows(id, lacksKey)
      },
    )
  }
}
