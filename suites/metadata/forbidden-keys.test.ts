import type { Args } from '../../helpers/http/encode.ts'
import { isObject } from '../../helpers/judge/values.ts'
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
        const created = await refusesOrIgnores(api.create, entry(key), entry('ab'))
        if (!created) return
        check.that(
          'keys of the metadata',
          !keysOf(created['metadata']).includes(key),
          `no key ${key}`,
          created['metadata'],
        )
        await shows(String(created['id']), ({ metadata }) =>
          check.that('keys read back', !keysOf(metadata).includes(key), `no key ${key}`, metadata),
        )
      },
    )

    scenario(
      `metadata/key-${slug}-${place}-update`,
      `never holds the metadata key ${key} after an update`,
      async ({ api, given, refusesOrIgnores, check, shows }) => {
        const { id } = await given.draft()
        await refusesOrIgnores((args) => api.update(id, args), entry(key), entry('ab'))
        await shows(id, ({ metadata }) =>
          check.that('keys read back', !keysOf(metadata).includes(key), `no key ${key}`, metadata),
        )
      },
    )
  }
}
