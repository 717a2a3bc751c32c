import { each } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** Started transactions in which something has happened: a participant refused, or signed, or one did each. */
export const HALFWAY = {
  stalled: { name: 'a stalled transaction', acts: ['refused'] },
  'partly-signed': { name: 'a partly signed transaction', acts: ['done'] },
  'stalled-partly-signed': { name: 'a partly signed transaction that stalled', acts: ['done', 'refused'] },
} as const

/** What has happened in them. */
export type Halfway = keyof typeof HALFWAY
export const HALFWAYS = Object.keys(HALFWAY) as Halfway[]

/** Such a transaction, in the words of titles. */
export const halfwayName = (halfway: Halfway): string => HALFWAY[halfway].name

/** Rules that hold for them: `*` is what has happened in ids, "a stalled transaction" in statements. */
export const eachHalfway = each(HALFWAYS.map((word) => ({ word, name: HALFWAY[word].name, needs: ACTING })))
