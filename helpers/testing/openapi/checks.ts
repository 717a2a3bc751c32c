import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OpenApi } from '../../app/openapi/document.ts'
import type { JsonSchema } from '../../engine/values/json-schema.ts'
import type { Operation } from './plans.ts'
import type { Written } from './values.ts'

/** A response, as far as it is described. */
export interface Got {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** One object, as each is compiled once. */
const ERROR: JsonSchema = { $ref: '#/components/schemas/Error' }
/** The name under which the description is known to validators, so that its parts are compiled once. */
const DESCRIPTION = 'description'

/** Compares requests and responses with a description. */
export class Checks {
  readonly #ofRequests: Ajv2020
  readonly #ofResponses: Ajv2020
  readonly #compiled = new Map<JsonSchema, ValidateFunction>()

  constructor(description: OpenApi) {
    // Form values are texts, which are converted to the described types. No rule says that a text is refused as an email address.
    this.#ofRequests = newAjv(description, { coerceTypes: true }).addFormat('email', true)
    this.#ofResponses = newAjv(description, {})
  }

  /** The difference between a response and its description; nothing if there is none. */
  problemIn({ statuses, success }: Operation, { status, type, text }: Got): string | undefined {
    if (status >= 500) return `a failure of the service: ${status} ${text}`
    if (!statuses.includes(String(status))) return `the status ${status} is not described`
    const schema = status === 200 ? success : ERROR
    if (!schema) return text === '' ? undefined : `the body is not empty: ${text}`
    if (!type.startsWith('application/json')) return `the content type is ${type}`
    return this.#wrongIn(this.#ofResponses, schema, JSON.parse(text))
  }

  /** How the arguments break the description; nothing if they follow it, or if it does not name them all. */
  breachIn({ schema, id }: Operation, args: Readonly<Record<string, Written>>): string | undefined {
    const { properties = {}, patternProperties = {} } = schema
    if (id === 'uploadFile') return undefined
    const patterns = Object.keys(patternProperties)
    const value: Record<string, unknown> = {}
    for (const [name, written] of Object.entries(args)) {
      if (Object.hasOwn(properties, name)) value[name] = structuredClone(written)
      else if (patterns.some((one) => one.startsWith(`^${name}\\[`)) && typeof written === 'object')
        for (const [key, text] of Object.entries(written)) value[`${name}[${key}].value`] = text
      else return undefined
    }
    return this.#wrongIn(this.#ofRequests, schema, value)
  }

  #wrongIn(ajv: Ajv2020, schema: JsonSchema, value: unknown): string | undefined {
    const validate = this.#compiled.get(schema) ?? ajv.compile(inDescription(schema))
    this.#compiled.set(schema, validate)
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'value' })
  }
}

/** A part of the description, by itself. */
const inDescription = (schema: JsonSchema): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${DESCRIPTION}#`)) as object

function newAjv({ components }: OpenApi, options: ConstructorParameters<typeof Ajv2020>[0]): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, ...options })
  addFormats.default(ajv)
  return ajv.addFormat('binary', true).addSchema({ $id: DESCRIPTION, components })
}
