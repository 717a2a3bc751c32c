import { keepsWithout } from '../interface/keeping.ts'
import { onto } from '../interface/onto.ts'
import { LANGUAGES } from '../interface/values.ts'
import { WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

/** Languages that the document does not list. */
const unlisted = [
  { what: 'an unlisted code', language: 'ja' },
  { what: 'an unlisted code of Europe', language: 'da' },
  { what: 'the word for a listed language', language: 'english' },
] as const

for (const write of WRITES) {
  const title = `holds each listed language ${write.when}`
  scenario(`transaction-arguments/language-kept-${write.on}`, title, async (context) => {
    // One draft takes all languages of an update, one after the other, so that each of them is a change.
    const prepared = await write.prepare(context)
    const again = { ...write, prepare: async () => prepared }
    for (const language of LANGUAGES) await context.holds(again, { language })
  })

  for (const { what, language } of unlisted) {
    scenario(
      `transaction-arguments/language-unlisted-${write.on}`,
      `refuses ${what} as language ${write.when}`,
      ({ refuses }) => refuses(onto({ language: 'sv' }, write), { language }, { language: 'en' }),
    )
  }
}

scenario('transaction-arguments/language-omitted-keeps', 'keeps the language when an update has none', (context) =>
  keepsWithout(context, { language: 'sv' }, 'transaction-arguments/language-kept-create'),
)
