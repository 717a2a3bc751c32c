import { each } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** Started transactions in which one participant refused, one signed, or one signed and the other refused. */
export const HALFWAY = {
  stalled: { name: 'a stalled transaction', acts: ['refused'] },
  'partly-signed': { name: 'a partly signed transaction', acts: ['done'] },
  'stalled-partly-signed': { name: 'a partly signed transaction that stalled', acts: ['done', 'refused'] },
} as const

/** The name of such a transaction in ids. */
export type Halfway = keyof typeof HALFWAY
export const HALFWAYS = Object.keys(HALFWAY) as Halfway[]

/** Rules for each of these transactions: `*` is `stalled` in ids, "a stalled transaction" in statements. */
export const eachHalfway = each(HALFWAYS.map((word) => ({ word, name: HALFWAY[word].name, needs: ACTING })))
