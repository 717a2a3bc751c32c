import { tableOf, type Statements } from '../../helpers/engine/catalogue/rule.ts'
import { eachWrite } from '../interface/writes/writes.ts'

/** Rules for a character that a key must not contain: `<id>-alone` as the whole key, `<id>-within` as a part. */
const forbidden = <Id extends string>(id: Id, character: string) =>
  eachWrite.stated('Arguments for create and update', {
    [`${id}-alone-*`]: `The metadata key \`${character}\` is never stored *.`,
    [`${id}-within-*`]: `A metadata key that contains \`${character}\` is never stored *.`,
  } as Statements<`${Id}-${'alone' | 'within'}-*`>)

/** The characters that metadata keys must not contain, and some that they may contain. */
export const keysRules = tableOf(
  forbidden('metadata/key-opening-bracket', '['),
  forbidden('metadata/key-closing-bracket', ']'),
  forbidden('metadata/key-equals-sign', '='),
  forbidden('metadata/key-plus-sign', '+'),
  forbidden('metadata/key-underscore', '_'),
  eachWrite.inferred(
    'The document says about a key: "max 20 characters and must not contain `[`, `]`, `=`, `+`, `_`", and nothing else. Upper-case and lower-case letters, digits, hyphens, ' +
      'dots and colons are allowed by this, and metadata entries are "key-value string pairs": the key is part of the stored pair, and two keys are two pairs.',
  )('Arguments for create and update', {
    'metadata/key-characters-*':
      'Metadata keys of upper-case and lower-case letters, digits, hyphens, dots and colons are stored unchanged *.',
  }),
  eachWrite.inferred(`Metadata are "key-value string pairs", and the document bars five characters from a key, but none
    of these: a pair that is accepted is stored under the key that was sent.`)('Arguments for create and update', {
    'metadata/key-signs-*':
      'If a metadata key with other signs or non-ASCII letters is accepted *, it is stored unchanged.',
  }),
)
