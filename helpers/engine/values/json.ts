/** An object of a JSON answer, nothing assumed about it. */
export type JsonObject = { readonly [member: string]: unknown }

/** A transaction as answered. Its id was seen; everything else may be wrong. */
export type Transaction = JsonObject & { readonly id: string }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Absent and null are the same; for texts, arrays and objects without content, empty too. */
export function isAbsent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** The objects in the array `name` of `holder`; none where it is not an array. */
export function objectsIn(holder: unknown, name: string): JsonObject[] {
  const list = isObject(holder) ? holder[name] : undefined
  return Array.isArray(list) ? list.filter(isObject) : []
}

/** What tells an element of a list apart from the others: its id or its email address; of an instruction, what it is about. */
export function labelOf(item: unknown): string | undefined {
  if (!isObject(item)) return undefined
  const label = item['id'] ?? item['member_id'] ?? item['email'] ?? item['field'] ?? item['recipient']
  return typeof label === 'string' ? label.toLowerCase() : undefined
}

/** A value at a member path, where it was found. */
export interface ValueAt {
  /** As a person reads it: `watchers[0].email`. */
  readonly path: string
  /** The same by what tells elements of lists apart, whatever their order: `watchers[a@example.com].email`. */
  readonly label: string
  readonly value: unknown
}

/**
 * The values at a member path such as `issuing_entity.id` or `watchers[].email`; an empty path is the root itself, `[]` the
 * elements of a root that is a list. Absent and null members give nothing.
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

/** The same values without their places: every response is checked for every member, and few places are ever printed. */
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

/** The parts of a member path, taken apart once: every answer is looked at for every member. */
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

/** The text, or its beginning with an ellipsis, by which what redacts it knows that a secret may have been cut in two. */
export function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`
}

/** A value as a person reads it in a message; long ones are cut. */
export function shown(value: unknown): string {
  return cutAsShown(textOf(value))
}

/** What was shown in full, as it is shown otherwise. */
export const cutAsShown = (text: string): string => cut(text, LONGEST_SHOWN)

/** The same of a value that is compared with another one: cut as early, two that differ late would look the same. */
export function shownInFull(value: unknown): string {
  return cut(textOf(value), LONGEST_COMPARED)
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  return JSON.stringify(value) ?? typeof value
}
