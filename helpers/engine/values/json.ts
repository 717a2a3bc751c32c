/** An object in a JSON response; nothing is assumed about its members. */
export type JsonObject = { readonly [member: string]: unknown }

/** A transaction in a response. Only its id is checked; every other member may be wrong. */
export type Transaction = JsonObject & { readonly id: string }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Absent and null are the same. Empty texts, arrays and objects count as absent, too. */
export function isAbsent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** The objects in the array `name` of `holder`; empty if it is not an array. */
export function objectsIn(holder: unknown, name: string): JsonObject[] {
  const list = isObject(holder) ? holder[name] : undefined
  return Array.isArray(list) ? list.filter(isObject) : []
}

/**
 * Identifies an element of a list: the email address of a person, the field or recipient of an instruction, or the id. The id comes
 * last, because a person or an instruction may have an undocumented one that differs between responses. It comes first for
 * documents and fields, the only elements with both `updatable` and `deletable`: they may have an undocumented `recipient`.
 */
export function labelOf(item: unknown): string | undefined {
  if (!isObject(item)) return undefined
  const isPart = Object.hasOwn(item, 'updatable') && Object.hasOwn(item, 'deletable')
  const label =
    (isPart ? item['id'] : undefined) ??
    item['member_id'] ??
    item['email'] ??
    item['field'] ??
    item['recipient'] ??
    item['id']
  return typeof label === 'string' ? label.toLowerCase() : undefined
}

/** A value at a member path, and where it was found. */
export interface ValueAt {
  /** The path as shown to people: `watchers[0].email`. */
  readonly path: string
  /** The path with list elements named by their labels instead of their order: `watchers[a@example.com].email`. */
  readonly label: string
  readonly value: unknown
}

/**
 * The values at a member path such as `issuing_entity.id` or `watchers[].email`. An empty path is the root itself; `[]`
 * is each element of a root that is a list. Absent and null members have no values.
 */
export function valuesAt(root: unknown, path: string): ValueAt[] {
  let found: ValueAt[] = [{ path: '', label: '', value: root }]
  for (const { name, isList } of segmentsOf(path)) {
    found = found.flatMap((at) => {
      const value = name === '' ? at.value : isObject(at.value) ? at.value[name] : undefined
      if (value === undefined || value === null) return []
      const [here, label] = [joined(at.path, name), joined(at.label, name)]
      if (!isList) return [{ path: here, label, value }]
      if (!Array.isArray(value)) return []
      return value.map((item: unknown, i) => ({
        path: `${here}[${i}]`,
        label: `${label}[${labelOf(item) ?? ''}]`,
        value: item,
      }))
    })
  }
  return found
}

const NOTHING: readonly unknown[] = []

/** The same values without their paths, which is faster: every response is searched for every member. */
export function contentsAt(root: unknown, path: string): readonly unknown[] {
  const parts = segmentsOf(path)
  const [first] = parts
  // Most members are those of an object itself, and absent.
  if (parts.length === 1 && first?.isList === false && first.name !== '') {
    const value = isObject(root) ? root[first.name] : undefined
    return value === undefined || value === null ? NOTHING : [value]
  }
  let found: unknown[] = [root]
  for (const { name, isList } of parts) {
    if (found.length === 0) break
    const next: unknown[] = []
    for (const holder of found) {
      const value = name === '' ? holder : isObject(holder) ? holder[name] : undefined
      if (value === undefined || value === null) continue
      if (!isList) next.push(value)
      else if (Array.isArray(value)) next.push(...(value as unknown[]))
    }
    found = next
  }
  return found
}

const joined = (before: string, name: string) => (before === '' || name === '' ? before + name : `${before}.${name}`)

const segments = new Map<string, { name: string; isList: boolean }[]>()

/** The parts of a member path, cached because every response is searched for every member. */
function segmentsOf(path: string): { name: string; isList: boolean }[] {
  const known = segments.get(path)
  if (known) return known
  const names = path === '' ? [] : path.split('.')
  const parts = names.map((part) => ({ name: part.replace(/\[\]$/, ''), isList: part.endsWith('[]') }))
  segments.set(path, parts)
  return parts
}

const LONGEST_SHOWN = 300
const LONGEST_COMPARED = 4000

/**
 * Shortens a text with an ellipsis. The redaction recognizes the ellipsis and then also masks a secret that was cut in
 * two.
 */
export function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`
}

/** A value as shown to people in a message; long values are cut. */
export function shown(value: unknown): string {
  return cutAsShown(textOf(value))
}

/** Cuts a value that was shown in full to the usual length. */
export const cutAsShown = (text: string): string => cut(text, LONGEST_SHOWN)

/** A value that is compared with another one: the usual cut would hide a late difference. */
export function shownInFull(value: unknown): string {
  return cut(textOf(value), LONGEST_COMPARED)
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  return JSON.stringify(value) ?? typeof value
}
