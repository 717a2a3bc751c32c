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

for (const [rule, member, type, args] of [
  ['tooltip', 'tooltip', 'text', (nth: string) => ({ tooltip: `The ${nth} name` })],
  ['label-value', 'value', 'label', (nth: string) => ({ value: `The ${nth} lease` })],
  ['name', 'name', 'signature', (nth: string) => ({ name: `The ${nth} tenant` })],
  ['consents', 'consents', 'signature', (nth: string) => ({ consents: [`I ${nth}.`] })],
  ['text-value', 'value', 'text', (nth: string) => ({ value: `The ${nth} town` })],
  ['dropdown-value', 'value', 'dropdown', (nth: string) => ({ value: nth === 'second' ? 'one' : 'two' })],
  ['format', 'format', 'signature_date', (nth: string) => ({ format: `${nth === 'second' ? 'DD/MM' : 'MM/DD'}/YYYY` })],
  ['font-size', 'font_size', 'label', (nth: string) => ({ font_size: nth === 'second' ? 8 : 11 })],
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
