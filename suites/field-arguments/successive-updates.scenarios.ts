import { isObject } from '../../helpers/engine/index.ts'
import { fieldUpdate } from '../interface/writes/field-writes.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { scenario } from '../scenario.ts'

/** Ten options with keys that begin with a word. */
const ten = (word: string) => ({
  options: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`${word}${i}`, `${word} ${i}`])),
})

scenario('field-arguments/options-never-beyond', 'never stores 20 options after two updates with ten each', (context) =>
  context.refusesOrIgnores(writeOver(ten('one'), fieldUpdate('dropdown')), ten('other'), ten('one'), ({ options }) => {
    const count = isObject(options) ? Object.keys(options).length : 0
    context.check.that('options', count <= 15, 'at most 15', options)
  }),
)
