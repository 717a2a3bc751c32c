/** Where a value stands in a JSON text: names of members and positions in arrays, from the outside in. */
export type Path = readonly (string | number)[]

/** A text or a number inside a JSON value. */
export interface Leaf {
  readonly path: Path
  readonly value: string | number
}

/** All texts and numbers of a JSON value. */
export function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, at) => leavesOf(item, [...path, at]))
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, [...path, name]))
}

/** The text or number at a path, as text; nothing where another kind of value stands there, or none. */
export function textAt(root: unknown, path: Path): string | undefined {
  let value = root
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string | number, unknown>)[name]
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
