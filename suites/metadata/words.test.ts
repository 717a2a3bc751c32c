import { WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

/** Texts that a reader might take for values of other types. */
const WORDS = { nothing: 'null', truth: 'true', price: '1.50', number: '007', list: '[]' }

for (const write of WRITES) {
  scenario(`metadata/kept-${write.on}`, `holds words of programs as texts ${write.when}`, ({ holds }) =>
    holds(write, { metadata: WORDS }),
  )
}
