import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'

const ARGUMENTS = 'Arguments for create and update'

/** A sign that no key may have: `<id>-alone` as the whole key, `<id>-within` between others. */
const forbidden = <Id extends string>(id: Id, sign: string) => ({
  ...written(`${id}-alone`, (when) =>
    stated(ARGUMENTS, `The metadata key \`${sign}\` is never held when passed ${when}.`),
  ),
  ...written(`${id}-within`, (when) =>
    stated(ARGUMENTS, `A metadata key with \`${sign}\` in it is never held when passed ${when}.`),
  ),
})

/** The signs that the keys of metadata must not have. */
export const keysRules = {
  ...forbidden('metadata/key-opening-bracket', '['),
  ...forbidden('metadata/key-closing-bracket', ']'),
  ...forbidden('metadata/key-equals-sign', '='),
  ...forbidden('metadata/key-plus-sign', '+'),
  ...forbidden('metadata/key-underscore', '_'),
} satisfies RuleTable<'metadata'>
