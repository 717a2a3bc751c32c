import type { Answer } from '../../helpers/engine/index.ts'
import { keepsWhenOmitted } from '../interface/writes/keeps-when-omitted.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { LANGUAGES } from '../interface/document/values.ts'
import { lateUpdatesOf, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { triedLanguages } from './languages.ts'

for (const write of WRITES) {
  const title = `stores each listed language ${write.when}`
  scenario(`transaction-arguments/language-kept-${write.on}`, title, async (context) => {
    // One draft is updated with all languages, one after the other, so that each update is a change.
    const prepared = await write.prepare(context)
    const again = { ...write, prepare: async () => prepared }
    for (const language of LANGUAGES) await context.holds(again, { language })
  })

  const unlisted = `transaction-arguments/language-unlisted-${write.on}` as const
  scenario(unlisted, `refuses the word for a listed language ${write.when}`, ({ refuses }) =>
    refuses(writeOver({ language: 'sv' }, write), { language: 'english' }, { language: 'en' }),
  )

  scenario(unlisted, `refuses twenty unlisted codes ${write.when}`, async (context) => {
    const { send, leaves } = await writeOver({ language: 'sv' }, write).prepare(context)
    const assertUnchanged = leaves === undefined ? undefined : await context.unchanged(leaves)
    let accepted: Promise<Answer> | undefined
    const twin = () => (accepted ??= send({ language: 'sv' }))
    for (const language of triedLanguages(context.people)) await context.refused(() => send({ language }), { twin })
    await assertUnchanged?.()
  })
}

for (const write of lateUpdatesOf('language', () => ({ language: 'en' })))
  scenario('transaction-arguments/language-unlisted-update', `refuses ja ${write.when}`, ({ refuses }) =>
    refuses(write, { language: 'ja' }, { language: 'sv' }),
  )

scenario('transaction-arguments/language-omitted-keeps', 'keeps the language when an update omits it', (context) =>
  keepsWhenOmitted(context, { language: 'sv' }, 'transaction-arguments/language-kept-create'),
)
