import { each } from '../../../helpers/engine/catalogue/rule.ts'

type SlugOf<Name extends string> = Name extends `${infer First}_${infer Rest}` ? `${First}-${SlugOf<Rest>}` : Name

/** A member, an argument or a type of fields as it is written in rule ids: `checkbox-group`. */
export const slugOf = <Name extends string>(name: Name) => name.replaceAll('_', '-') as SlugOf<Name>

/** Rules for each of several members or arguments: `*` is `max-expiry` in ids, and `max_expiry` as code in statements. */
export const eachMember = <const Member extends string>(...members: readonly Member[]) =>
  each(members.map((member) => ({ word: slugOf(member), name: `\`${member}\`` })))
