import { Violation } from '../outcome/errors.ts'
import { isAbsent, shownInFull, valuesAt, type JsonObject } from '../values/json.ts'
import { membersWithin, type Member, type Shape } from './shapes.ts'
import { tasksByActor } from './tasks.ts'

/** After what a transaction must read as before. */
const AFTERWARDS = 'after the refused request'
export const REREAD = 'after another reading'

/** Whether a violation tells of a change: whatever the value became, the change is what is wrong. */
export const tellsChange = (what: string): boolean => what.endsWith(AFTERWARDS) || what.endsWith(REREAD)

/** What a comparison passes over. */
export interface Leeway {
  /** Members that may be another, with all that they hold: `documents[].fields`. */
  readonly but?: readonly string[]
  /** Only what shows on both sides is compared. */
  readonly whereBothShow?: boolean
}

/** What may change by itself, without any request. */
const VOLATILE = [
  // Time opens actions, participants act, and what may be updated hangs on both.
  /^actions\b/,
  /(^|\.)(updatable|deletable)$/,
  /^(stalled|stalled_at|stalled_reason|progress_value)$/,
  /^(ongoing_conversation|has_unread_message)$/,
  /^participants\[\]\.state$/,
]

/**
 * Asserts that a transaction reads as before, in every documented member of it, of its documents and of their fields,
 * save those that may change by themselves. The expiry of a draft is left out unless it was set as a time: until the start
 * it may be recomputed at each read. Of the actions of a draft it is compared who has which tasks.
 */
export function checkUnchanged(
  before: JsonObject,
  after: JsonObject,
  shapes: readonly Shape[],
  when: string = AFTERWARDS,
  { but = [], whereBothShow = false }: Leeway = {},
): void {
  const isFloating = before['state'] === 'draft' && !isAbsent(before['duration'])
  const isLeft = (path: string) =>
    but.some((left) => path === left || (/^[.[]/.test(path.slice(left.length)) && path.startsWith(left)))
  for (const { path, kind } of membersWithin('transaction', shapes)) {
    if (VOLATILE.some((form) => form.test(path)) || (isFloating && path === 'expires_at') || isLeft(path)) continue
    checkMember(path, kind, [before, after], when, whereBothShow)
  }
  if (!isLeft('actions')) checkTasks(before, after, when, whereBothShow)
}

/**
 * Nobody acts in a draft, and time opens nothing in it: who has which tasks is what the requests made of it. Their actions, with
 * ids and states, may be others; and where none showed, there is nothing to compare.
 */
function checkTasks(before: JsonObject, after: JsonObject, when: string, whereBothShow: boolean): void {
  if (before['state'] !== 'draft' || after['state'] !== 'draft') return
  const [were, are] = [tasksByActor(before), tasksByActor(after)]
  if (were.length === 0 || (whereBothShow && are.length === 0)) return
  if (were.join('\n') !== are.join('\n'))
    throw new Violation(`actions[].tasks[] ${when}`, shownInFull(were), shownInFull(are))
}

/** Lists may come in another order: their elements are found again by what tells them apart. */
function checkMember(
  path: string,
  kind: Member['kind'],
  [before, after]: readonly [JsonObject, JsonObject],
  when: string,
  whereBothShow: boolean,
): void {
  const [were, are] = [valuesBy(before, path), valuesBy(after, path)]
  for (const label of new Set([...were.keys(), ...are.keys()])) {
    const [was, is] = [were.get(label) ?? [], are.get(label) ?? []]
    if (whereBothShow && (was.length === 0 || is.length === 0)) continue
    const same = was.length === is.length && was.every((value, i) => kind.same(value, is[i]))
    if (!same) throw new Violation(`${label} ${when}`, told(was), told(is))
  }
}

/** The values at a path that have content, by their place; those that nothing tells apart in order of their content. */
function valuesBy(root: JsonObject, path: string): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>()
  for (const { label, value } of valuesAt(root, path)) {
    if (!isAbsent(value)) found.set(label, [...(found.get(label) ?? []), value])
  }
  for (const values of found.values()) values.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  return found
}

const told = (values: readonly unknown[]): string => shownInFull(values.length > 1 ? values : values[0])
