import { isObject } from '../../helpers/values/json.ts'
import { fieldUpdate } from '../interface/field-writes.ts'
import { onto } from '../interface/onto.ts'
import { scenario } from '../scenario.ts'

/** Ten options whose keys begin with a word. */
const ten = (word: string) => ({
  options: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`${word}${i}`, `${word} ${i}`])),
})

scenario('field-arguments/options-never-beyond', 'never holds 20 options after ten and ten others', (context) =>
  context.refusesOrIgnores(onto(ten('one'), fieldUpdate('dropdown')), ten('other'), ten('one'), ({ options }) => {
    const count = isObject(options) ? Object.keys(options).length : 0
    context.check.that('options', count <= 15, 'at most 15', options)
  }),
)
