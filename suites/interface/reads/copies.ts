import { hasEmail, type Context, type JsonObject } from '../../../helpers/engine/index.ts'

/** The carbon copies that a transaction shows. */
export const copiesIn = ({ carbon_copies: copies }: JsonObject): unknown[] => (Array.isArray(copies) ? copies : [])

/** Asserts that a transaction shows these carbon copies once each. A workspace may add others to all its transactions. */
export function showsCopies({ check }: Context, read: JsonObject, copies: readonly string[]): void {
  const passed = copiesIn(read).filter((email) => typeof email !== 'string' || hasEmail(copies, email))
  check.sameSet('carbon_copies that were passed', passed, copies, { ignoreCase: true })
}
