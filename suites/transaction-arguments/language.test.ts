import { LANGUAGES } from '../interface/values.ts'
import { update, WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

/** A code of ISO 639-1 that the document does not list. */
const UNLISTED = 'ja'

for (const write of WRITES) {
  const title = `holds each listed language ${write.when}`
  scenario(`transaction-arguments/language-kept-${write.on}`, title, async (context) => {
    // One draft takes all languages of an update, one after the other, so that each of them is a change.
    const prepared = await write.prepare(context)
    const again = { ...write, prepare: async () => prepared }
    for (const language of LANGUAGES) await context.holds(again, { language })
  })

  scenario(
    `transaction-arguments/language-unlisted-${write.on}`,
    `refuses an unlisted language ${write.when}`,
    ({ refuses }) => refuses(write, { language: UNLISTED }, { language: 'en' }),
  )
}

scenario('transaction-arguments/language-omitted-keeps', 'keeps the language when an update has none', ({ keeps }) =>
  keeps(update, { language: 'sv' }, { name: 'Another name' }),
)
