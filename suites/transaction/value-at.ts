import { valuesAt, type JsonObject } from '../../helpers/engine/index.ts'

/** The value at a path such as `creator.api_key_name`; the first of several. */
export const valueAt = (transaction: JsonObject, path: string): unknown => valuesAt(transaction, path)[0]?.value
