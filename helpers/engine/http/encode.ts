/** How an array of strings is written in a form; the document does not say. */
export const ARRAY_ENCODINGS = ['repeat', 'brackets', 'indices'] as const
export type ArrayEncoding = (typeof ARRAY_ENCODINGS)[number]

type Scalar = string | number | boolean
/** Values by key. One level deeper, the inner name follows the brackets: `{ a: { value: 1 } }` is `[a].value=1`. */
type Keyed = { readonly [key: string]: Scalar | { readonly [name: string]: Scalar } }
/**
 * Arguments by their documented names. A nested object becomes bracket names: `{ metadata: { a: 'b' } }` is `metadata[a]=b`,
 * `{ auth_data: { m: { value: 1 } } }` is `auth_data[m].value=1`.
 */
export type Args = { readonly [name: string]: Scalar | readonly Scalar[] | Keyed | undefined }

/** One name and value of the form, before percent encoding. */
export type Pair = readonly [name: string, value: string]

const arrayName: Record<ArrayEncoding, (name: string, index: number) => string> = {
  repeat: (name) => name,
  brackets: (name) => `${name}[]`,
  indices: (name, index) => `${name}[${index}]`,
}

/**
 * Flattens arguments into form pairs with bracket names (document: Conventions, 4). Arguments that are `undefined` are
 * omitted.
 */
export function pairsOf(args: Args, arrays: ArrayEncoding = 'repeat'): Pair[] {
  return Object.entries(args).flatMap(([name, value]): Pair[] => {
    if (value === undefined) return []
    if (Array.isArray(value)) return value.map((item, i) => [arrayName[arrays](name, i), String(item)])
    return typeof value === 'object' ? keyedPairs(name, value as Keyed) : [[name, String(value)]]
  })
}

function keyedPairs(name: string, keyed: Keyed): Pair[] {
  return Object.entries(keyed).flatMap(([key, value]): Pair[] =>
    typeof value === 'object'
      ? Object.entries(value).map(([inner, scalar]) => [`${name}[${key}].${inner}`, String(scalar)])
      : [[`${name}[${key}]`, String(value)]],
  )
}

/**
 * The pairs as `application/x-www-form-urlencoded`: everything that could be mistaken for syntax is percent-encoded.
 */
export function formEncode(pairs: readonly Pair[]): string {
  return new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString()
}

/**
 * The pairs as the query of a URL. A blank is `%20` there: only in forms do all services read a plus sign as a blank.
 */
export const queryEncode = (pairs: readonly Pair[]): string => formEncode(pairs).replaceAll('+', '%20')
