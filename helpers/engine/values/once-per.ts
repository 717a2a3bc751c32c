/**
 * Caches the result of `make` for each object that it is given, for as long as the object exists. The objects must not change
 * afterwards.
 */
export function oncePer<K extends object, V>(make: (object: K) => V): (object: K) => V {
  const made = new WeakMap<K, { readonly value: V }>()
  return (object) => {
    const known = made.get(object)
    if (known) return known.value
    const value = make(object)
    made.set(object, { value })
    return value
  }
}
