import { scenario } from '../scenario.ts'
import { LANGUAGES } from '../interface/values.ts'

/** A code of ISO 639-1 that the document does not list. */
const UNLISTED = 'ja'

scenario(
  'transaction-arguments/language-kept-create',
  'holds each listed language of a creation',
  async ({ api, accepts, check, shows }) => {
    for (const language of LANGUAGES) {
      const created = await accepts(() => api.create({ language }))
      check.equal('language', created['language'], language)
      await shows(String(created['id']), (read) => check.equal('language read back', read['language'], language))
    }
  },
)

scenario(
  'transaction-arguments/language-kept-update',
  'holds each listed language of an update',
  async ({ api, given, accepts, check, shows }) => {
    const { id } = await given.draft()
    for (const language of LANGUAGES) {
      const updated = await accepts(() => api.update(id, { language }))
      check.equal('language', updated['language'], language)
      await shows(id, (read) => check.equal('language read back', read['language'], language))
    }
  },
)

scenario(
  'transaction-arguments/language-unlisted-create',
  'refuses an unlisted language on creation',
  async ({ api, refuses }) => {
    await refuses(api.create, { language: UNLISTED }, { language: 'en' })
  },
)

scenario(
  'transaction-arguments/language-unlisted-update',
  'refuses an unlisted language on update',
  async ({ api, given, refuses }) => {
    const { id } = await given.draft()
    await refuses((args) => api.update(id, args), { language: UNLISTED }, { language: 'en' }, { on: id })
  },
)
