import { isObject } from '../../helpers/engine/index.ts'
import { pathOf } from '../interface/reads/field-shows.ts'
import { fieldUpdate } from '../interface/writes/field-writes.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { scenario } from '../scenario.ts'

/** Ten options with keys that begin with a word. */
const ten = (word: string) => ({
  options: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`${word}${i}`, `${word} ${i}`])),
})

for (const { rule, type, args } of [
  { rule: 'tooltip', type: 'text', args: (word: string) => ({ tooltip: `The ${word} name` }) },
  { rule: 'consents', type: 'signature', args: (word: string) => ({ consents: [`I accept the ${word} lease`] }) },
] as const)
  scenario('field-arguments/last-update-kept', `stores the ${rule} of the last of two updates`, (context) => {
    context.dependsOn(`field-arguments/${rule}-kept-update`)
    const { check, given, holds } = context
    const once = fieldUpdate(type)
    const twice: typeof once = {
      ...once,
      prepare: async (_, before) => {
        const prepared = await once.prepare(context, before)
        await given.success(() => prepared.send(args('second')))
        return prepared
      },
    }
    // Whether an update adds to the earlier consents is open.
    return holds(writeOver(args('first'), twice), args('last'), (field) => {
      const stored = [field[rule]].flat().map(String)
      const isStored = Object.values(args('last'))
        .flat()
        .every((text) => stored.includes(text))
      check.that(pathOf(rule, type), isStored, 'that of the last update', stored)
    })
  })

scenario('field-arguments/options-never-beyond', 'never stores 20 options after two updates with ten each', (context) =>
  context.refusesOrIgnores(writeOver(ten('one'), fieldUpdate('dropdown')), ten('other'), ten('one'), ({ options }) => {
    const count = isObject(options) ? Object.keys(options).length : 0
    context.check.that('options', count <= 15, 'at most 15', options)
  }),
)
