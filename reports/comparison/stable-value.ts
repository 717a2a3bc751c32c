const TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?`
const EMAIL = String.raw`[\w.+-]+@[\w.-]+\w`
/** A name that the suite makes up ends with a mark: `Fresh Wooden Soap 7b45fd512`. */
const MADE_UP = String.raw`(?:\p{Lu}[\p{L}'-]+ )*\b[0-9a-f]{8}\d{1,3}\b`
/** The id in an argument that a refusal names: `auth_data[aut_qk25gonra8327h5gat00].value`. */
const INDEX = String.raw`(?<=\w\[)(?:[^\][\s]*\d[^\][\s]*|[A-Za-z]+_[A-Za-z]{12,})(?=\])`
const UUID = String.raw`\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b`
/** A long word of letters and digits, perhaps with a prefix: `tra_cvhj3uvvtodkgovve5vx`; or a long number. */
const ID = String.raw`\b(?:[A-Za-z]{1,6}[_-])?(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{12,}\b|\b\d{12,}\b`

const IGNORED = new RegExp([TIME, EMAIL, INDEX, UUID, MADE_UP, ID].join('|'), 'gu')

/**
 * An observed value without ids, times and made-up texts, which differ between two runs of one target. This is the only place
 * that decides which parts of a value are ignored.
 */
export function stableValue(value: string): string {
  return value.replaceAll(IGNORED, '…')
}
