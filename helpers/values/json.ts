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

/**
 * The values at a member path such as `issuing_entity.id` or `watchers[].email`, with their own paths. Absent and null
 * members give nothing.
 */
export function valuesAt(root: unknown, path: string): { path: string; value: unknown }[] {
  let found = [{ path: '', value: root }]
  for (const { name, isList } of segmentsOf(path)) {
    found = found.flatMap((at) => {
      const value = isObject(at.value) ? at.value[name] : undefined
      const here = at.path === '' ? name : `${at.path}.${name}`
      if (value === undefined || value === null) return []
      if (!isList) return [{ path: here, value }]
      return Array.isArray(value) ? value.map((item: unknown, i) => ({ path: `${here}[${i}]`, value: item })) : []
    })
  }
  return found
}

const segments = new Map<string, { name: string; isList: boolean }[]>()

/** The parts of a member path, taken apart once: every answer is looked at for every member. */
function segmentsOf(path: string): { name: string; isList: boolean }[] {
  const known = segments.get(path)
  if (known) return known
  const parts = path.split('.').map((part) => ({ name: part.replace(/\[\]$/, ''), isList: part.endsWith('[]') }))
  segments.set(path, parts)
  return parts
}

const LONGEST_SHOWN = 300

/** The text, or its beginning with an ellipsis, by which what redacts it knows that a secret may have been cut in two. */
export function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`
}

/** A value as a person reads it in a message; long ones are cut. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  const text =
    typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : (JSON.stringify(value) ?? typeof value)
  return cut(text, LONGEST_SHOWN)
}
