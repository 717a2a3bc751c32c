import { ARGUMENTS, FILE_TYPES, type Argument, type ArgumentTable } from '../../../suites/arguments.ts'
import { CALLS, idNamesOf, type CallName } from '../../engine/api/calls.ts'
import type { JsonSchema } from '../../engine/values/json-schema.ts'
import type { Schemas } from './component-schemas.ts'

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'

/** A parameter in the path or in the query. */
interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required?: true
  readonly description?: string
  readonly schema: JsonSchema
}

/** How an argument is written into a form. */
interface Encoding {
  readonly style?: 'form' | 'deepObject'
  readonly explode?: boolean
  readonly contentType?: string
}

interface RequestBody {
  readonly required?: boolean
  readonly content: Readonly<
    Record<string, { readonly schema: JsonSchema; readonly encoding?: Readonly<Record<string, Encoding>> }>
  >
}

/** The request of a call. */
export interface DescribedRequest {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: RequestBody
}

/**
 * Says the default in words: generators of types make a member with `default` one that every request must have.
 */
const withDefaultInWords = ({ default: byDefault, description = '', ...schema }: JsonSchema): JsonSchema => {
  const text = byDefault === undefined ? description : `${description} Default: ${byDefault}.`.trim()
  return { ...schema, ...(text !== '' && { description: text }) }
}

/** The parameters and the body of a call. */
export function requestOf(name: CallName): DescribedRequest {
  const table = ARGUMENTS[name]
  const ids = idNamesOf(name).map((id): Parameter => ({
    name: id,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }))
  const { method } = CALLS[name]
  const parameters = [...ids, ...(method === 'GET' && table ? queryOf(table) : [])]
  const body = method === 'POST' ? bodyOf(name, table) : undefined
  return { ...(parameters.length > 0 && { parameters }), ...(body && { requestBody: body }) }
}

const queryOf = ({ arguments: all }: ArgumentTable): Parameter[] =>
  Object.entries(all).map(
    ([
      name,
      {
        schema: { description, ...schema },
        isRequired,
      },
    ]) => ({
      name,
      in: 'query',
      ...(isRequired && { required: isRequired }),
      ...(description !== undefined && { description }),
      schema,
    }),
  )

function bodyOf(name: CallName, table: ArgumentTable | undefined): RequestBody | undefined {
  if (CALLS[name].answers === 'undetailed') return { content: { [FORM]: { schema: { type: 'object' } } } }
  if (!table) return undefined
  const schema = { $ref: `#/components/schemas/${table.title}` }
  const required = Object.values(table.arguments).some(({ isRequired }) => isRequired)
  if (name === 'upload')
    return {
      required,
      content: { [MULTIPART]: { schema, encoding: { file: { contentType: FILE_TYPES.join(', ') } } } },
    }
  const encoding = Object.fromEntries(
    Object.entries(table.arguments).flatMap(([argument, one]): [string, Encoding][] => {
      const style = styleOf(one)
      return style ? [[argument, { style, explode: true }]] : []
    }),
  )
  return { required, content: { [FORM]: { schema, ...(Object.keys(encoding).length > 0 && { encoding }) } } }
}

/** The notation of an argument with several values; a suffix is part of the names in the schema. */
function styleOf({ schema, suffix }: Argument): Encoding['style'] {
  if (suffix !== undefined) return undefined
  return schema.type === 'object' ? 'deepObject' : schema.type === 'array' ? 'form' : undefined
}

/** The schemas of all request bodies. */
export function requestSchemas(): Schemas {
  const bodies = Object.entries(ARGUMENTS).filter(([name]) => CALLS[name as CallName].method === 'POST')
  return Object.fromEntries(bodies.map(([, table]) => [table.title, bodySchemaOf(table)]))
}

/** Names both arguments as properties, too, as linters look for what is required among them. */
const notTogether = (pair: readonly [string, string]): JsonSchema => ({
  not: { properties: Object.fromEntries(pair.map((name) => [name, {}])), required: pair },
})

const escaped = (text: string): string => text.replaceAll(/[.[\]]/g, (sign) => `\\${sign}`)

function bodySchemaOf({ arguments: all, exclusive = [], conditions = [] }: ArgumentTable): JsonSchema {
  const plain = Object.entries(all).filter(([, { suffix }]) => suffix === undefined)
  const suffixed = Object.entries(all).filter(([, { suffix }]) => suffix !== undefined)
  const required = plain.flatMap(([name, { isRequired }]) => (isRequired ? [name] : []))
  const allOf = [...exclusive.map(notTogether), ...conditions]
  return {
    type: 'object',
    ...(plain.length > 0 && {
      properties: Object.fromEntries(plain.map(([name, { schema }]) => [name, withDefaultInWords(schema)])),
    }),
    ...(suffixed.length > 0 && {
      patternProperties: Object.fromEntries(
        suffixed.map(([name, { schema, suffix = '' }]) => [
          String.raw`^${name}\[[^\]]+\]${escaped(suffix)}$`,
          {
            ...schema.additionalProperties,
            ...(schema.description !== undefined && { description: schema.description }),
          },
        ]),
      ),
      ...(suffixed.some(([, { isRequired }]) => isRequired) && { minProperties: 1 }),
    }),
    ...(required.length > 0 && { required }),
    ...(allOf.length > 0 && { allOf }),
  }
}
