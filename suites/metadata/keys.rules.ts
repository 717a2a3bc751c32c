import { tableOf, type Statements } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** A sign that no key may have: `<id>-alone` as the whole key, `<id>-within` between others. */
const forbidden = <Id extends string>(id: Id, sign: string) =>
  eachWrite.stated('Arguments for create and update', {
    [`${id}-alone-*`]: `The metadata key \`${sign}\` is never held when passed *.`,
    [`${id}-within-*`]: `A metadata key with \`${sign}\` in it is never held when passed *.`,
  } as Statements<`${Id}-${'alone' | 'within'}-*`>)

const WHOLE_BAR =
  'Of a key the document says "max 20 characters and must not contain `[`, `]`, `=`, `+`, `_`", and nothing else. Letters of either case, digits, hyphens, dots ' +
  'and colons are within that, and metadata are "key-value string pairs": the key is part of what is held, and two keys are two pairs.'

/** The signs that the keys of metadata must not have, and some that they may have. */
export const keysRules = tableOf(
  forbidden('metadata/key-opening-bracket', '['),
  forbidden('metadata/key-closing-bracket', ']'),
  forbidden('metadata/key-equals-sign', '='),
  forbidden('metadata/key-plus-sign', '+'),
  forbidden('metadata/key-underscore', '_'),
  eachWrite.inferred(WHOLE_BAR)('Arguments for create and update', {
    'metadata/key-characters-*':
      'Metadata keys of letters of either case, digits, hyphens, dots and colons passed * are held as they were passed.',
  }),
)
