import { isObject } from '../../helpers/engine/index.ts'
import { creatableOf } from '../interface/reads/fields.ts'
import { fieldUpdate } from '../interface/writes/field-writes.ts'
import { writeAgain, writeOver } from '../interface/writes/write-over.ts'
import { scenario } from '../scenario.ts'
import { holdsAll } from './cases.ts'

/** Ten options with keys that begin with a word. */
const ten = (word: string) => ({
  options: Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`${word}${i}`, `${word} ${i}`])),
})

/** The value for the second of three updates, and another one for the first and the last. */
const either =
  <Value extends string | number>(second: Value, other: Value) =>
  (word: string) =>
    word === 'second' ? second : other
const [option, format, size] = [either('one', 'two'), either('DD/MM/YYYY', 'YYYY/MM/DD'), either(8, 11)]

for (const { rule, member, type, args } of [
  { rule: 'tooltip', member: 'tooltip', type: 'text', args: (word: string) => ({ tooltip: `The ${word} name` }) },
  { rule: 'label-value', member: 'value', type: 'label', args: (word: string) => ({ value: `The ${word} lease` }) },
  { rule: 'name', member: 'name', type: 'signature', args: (word: string) => ({ name: `The ${word} tenant` }) },
  { rule: 'consents', member: 'consents', type: 'signature', args: (word: string) => ({ consents: [`I ${word}.`] }) },
  { rule: 'text-value', member: 'value', type: 'text', args: (word: string) => ({ value: `The ${word} town` }) },
  { rule: 'dropdown-value', member: 'value', type: 'dropdown', args: (word: string) => ({ value: option(word) }) },
  { rule: 'format', member: 'format', type: 'signature_date', args: (word: string) => ({ format: format(word) }) },
  { rule: 'font-size', member: 'font_size', type: 'label', args: (word: string) => ({ font_size: size(word) }) },
] as const)
  scenario('field-arguments/last-update-kept', `stores the ${rule} of the last of two updates`, (context) => {
    context.dependsOn(`field-arguments/${rule}-kept-update`)
    creatableOf(context, [type])
    const again = writeAgain(args('second'), fieldUpdate(type))
    return context.holds(writeOver(args('first'), again), args('last'), holdsAll(type, member, args('last')))
  })

scenario('field-arguments/options-never-beyond', 'never stores 20 options after two updates with ten each', (context) =>
  context.refusesOrIgnores(writeOver(ten('one'), fieldUpdate('dropdown')), ten('other'), ten('one'), ({ options }) => {
    const count = isObject(options) ? Object.keys(options).length : 0
    context.check.that('options', count <= 15, 'at most 15', options)
  }),
)
