import type { JsonSchema } from '../../../../helpers/engine/values/json-schema.ts'

/** An argument of a call, as the document describes it. */
export interface Argument {
  /** Its value. An object is passed with one parameter for each entry: `metadata[<key>]`. */
  readonly schema: JsonSchema
  readonly isRequired?: true
  /** The text after the bracket in the names of its entries: `auth_data[<key>].value`. */
  readonly suffix?: string
}

/** The arguments of a call. */
export interface ArgumentTable {
  /** The name of the table in descriptions. */
  readonly title: string
  readonly arguments: Readonly<Record<string, Argument>>
  /** Pairs of arguments that must not be passed together. */
  readonly exclusive?: readonly (readonly [string, string])[]
  /** Conditions that depend on the values of several arguments. */
  readonly conditions?: readonly JsonSchema[]
}

/** An argument that every request must have. */
export const needed = (argument: Argument): Argument => ({ ...argument, isRequired: true })

/** A text, perhaps with limits. */
export const text = (description: string, limits: JsonSchema = {}): Argument => ({
  schema: { type: 'string', description, ...limits },
})

/** One of several words. */
export const word = (description: string, values: readonly string[], byDefault?: string): Argument => ({
  schema: { type: 'string', description, enum: values, ...(byDefault !== undefined && { default: byDefault }) },
})

/** A whole number, perhaps with limits. */
export const integer = (description: string, limits: JsonSchema = {}): Argument => ({
  schema: { type: 'integer', description, ...limits },
})

/** `true` or `false`. */
export const boolean = (description: string, byDefault?: boolean): Argument => ({
  schema: { type: 'boolean', description, ...(byDefault !== undefined && { default: byDefault }) },
})

/** An ISO 8601 date-time. */
export const time = (description: string): Argument => ({
  schema: { type: 'string', format: 'date-time', description },
})

/** An email address. */
export const email = (description: string): Argument => ({ schema: { type: 'string', format: 'email', description } })

/** Several texts. The document does not show their notation; this suite repeats the name. */
export const texts = (description: string, items: JsonSchema = {}): Argument => ({
  schema: { type: 'array', description, items: { type: 'string', ...items } },
})

/** Key-value pairs: `name[<key>]=value`. */
export const pairs = (description: string, limits: JsonSchema): Argument => ({
  schema: { type: 'object', description, ...limits },
})
