import { Violation } from '../outcome/errors.ts'
import { isAbsent, shownInFull, valuesAt, type JsonObject } from '../values/json.ts'
import { membersWithin, type Member, type Shape } from './shapes.ts'
import { tasksByActor } from './tasks.ts'

/** The event after which a transaction must read as before. */
const AFTERWARDS = 'after the refused request'
export const REREAD = 'after another reading'

/** Whether a violation reports a change: then the change is the problem, whatever the value became. */
export const tellsChange = (what: string): boolean => what.endsWith(AFTERWARDS) || what.endsWith(REREAD)

/** Exceptions for a comparison. */
export interface Leeway {
  /** Members that may differ, with their content: `documents[].fields`. */
  readonly but?: readonly string[]
  /** Whether only members that are shown both times are compared. */
  readonly whereBothShow?: boolean
  /** Whether only members that are shown the first time are compared. */
  readonly whereFirstShows?: boolean
}

/** Members that may change without any request. */
const VOLATILE = [
  // Actions open over time and change when participants act; what may be updated depends on both.
  /^actions\b/,
  /(^|\.)(updatable|deletable)$/,
  /^(stalled|stalled_at|stalled_reason|progress_value)$/,
  /^(ongoing_conversation|has_unread_message)$/,
  // A consent or an upload of a participant may be recorded some time after the act.
  /^(collected|uploads)\b/,
  // No documented call sets the rest of a participant, such as texts and the full name. The service or the participant may.
  /^participants\[\]\.(?!email$)/,
]

/** Flags that a transaction may leave out while they are false. */
const FLAG = /(^|\.)(private|ongoing_conversation|has_unread_message)$/

/**
 * Asserts that a transaction reads as before, in every documented member of the transaction, its documents and their
 * fields, except those that may change by themselves. The expiry of a draft is compared only if it was set as a time:
 * otherwise each read may compute it. For the actions of a draft, the tasks of each actor are compared.
 */
export function checkUnchanged(
  before: JsonObject,
  after: JsonObject,
  shapes: readonly Shape[],
  when: string = AFTERWARDS,
  { but = [], whereBothShow = false, whereFirstShows = false }: Leeway = {},
): void {
  const isFloating = before['state'] === 'draft' && !isAbsent(before['duration'])
  const isLeft = (path: string) =>
    but.some((left) => path === left || (/^[.[]/.test(path.slice(left.length)) && path.startsWith(left)))
  for (const { path, kind } of membersWithin('transaction', shapes)) {
    if (VOLATILE.some((form) => form.test(path)) || (isFloating && path === 'expires_at') || isLeft(path)) continue
    checkMember(
      path,
      kind,
      [before, after],
      when,
      (was, is) => (whereFirstShows && !was) || (whereBothShow && (!was || !is)),
    )
  }
  if (!isLeft('actions')) checkTasks(before, after, when, whereBothShow || whereFirstShows)
}

/**
 * In a draft, nobody acts and no action opens, so only requests determine the tasks of each actor. The ids and states
 * of actions may differ. If no tasks were shown before, there is nothing to compare.
 */
function checkTasks(before: JsonObject, after: JsonObject, when: string, whereBothShow: boolean): void {
  if (before['state'] !== 'draft' || after['state'] !== 'draft') return
  const [were, are] = [tasksByActor(before), tasksByActor(after)]
  if (were.length === 0 || (whereBothShow && are.length === 0)) return
  if (were.join('\n') !== are.join('\n'))
    throw new Violation(`actions[].tasks[] ${when}`, shownInFull(were), shownInFull(are), { kind: 'unchanged' })
}

/** Compares the elements of lists by their labels, because lists may change their order. */
function checkMember(
  path: string,
  kind: Member['kind'],
  [before, after]: readonly [JsonObject, JsonObject],
  when: string,
  isPassedOver: (wasShown: boolean, isShown: boolean) => boolean,
): void {
  const [were, are] = [valuesBy(before, path), valuesBy(after, path)]
  for (const label of new Set([...were.keys(), ...are.keys()])) {
    const [was, is] = [were.get(label) ?? [], are.get(label) ?? []]
    if (isPassedOver(was.length > 0, is.length > 0)) continue
    const same = was.length === is.length && was.every((value, i) => kind.same(value, is[i]))
    if (!same)
      throw new Violation(`${label} ${when}`, valuesText(was), valuesText(is), {
        kind: 'unchanged',
        value: oneOrAll(is),
      })
  }
}

/** The values with content at a path, by their labels; values with the same label are sorted by content. */
function valuesBy(root: JsonObject, path: string): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>()
  for (const { label, value } of valuesAt(root, path)) {
    const isNothing = isAbsent(value) || (value === false && FLAG.test(path))
    if (!isNothing) found.set(label, [...(found.get(label) ?? []), value])
  }
  for (const values of found.values()) values.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  return found
}

const valuesText = (values: readonly unknown[]): string => shownInFull(oneOrAll(values))

const oneOrAll = (values: readonly unknown[]): unknown => (values.length > 1 ? values : values[0])
