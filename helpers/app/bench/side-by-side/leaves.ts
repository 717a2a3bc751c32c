/** The path to a value in JSON: names of members and positions in arrays, from the outside in. */
export type Path = readonly (string | number)[]

/** A string or a number inside a JSON value. */
export interface Leaf {
  readonly path: Path
  readonly value: string | number
}

/** All strings and numbers of a JSON value. */
export function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, at) => leavesOf(item, [...path, at]))
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item, [...path, name]))
}

/** The string or number at a path, as text, or undefined if there is no such value. */
export function textAt(root: unknown, path: Path): string | undefined {
  let value = root
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string | number, unknown>)[name]
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
