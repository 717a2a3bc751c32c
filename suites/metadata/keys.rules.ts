import { tableOf, type Statements } from '../../helpers/catalogue/rule.ts'
import { eachWrite } from '../interface/writes.ts'

/** A sign that no key may have: `<id>-alone` as the whole key, `<id>-within` between others. */
const forbidden = <Id extends string>(id: Id, sign: string) =>
  eachWrite.stated('Arguments for create and update', {
    [`${id}-alone-*`]: `The metadata key \`${sign}\` is never held when passed *.`,
    [`${id}-within-*`]: `A metadata key with \`${sign}\` in it is never held when passed *.`,
  } as Statements<`${Id}-${'alone' | 'within'}-*`>)

/** The signs that the keys of metadata must not have. */
export const keysRules = tableOf(
  forbidden('metadata/key-opening-bracket', '['),
  forbidden('metadata/key-closing-bracket', ']'),
  forbidden('metadata/key-equals-sign', '='),
  forbidden('metadata/key-plus-sign', '+'),
  forbidden('metadata/key-underscore', '_'),
)
