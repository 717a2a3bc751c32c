import { CALLS, type CallName } from '../../engine/api/calls.ts'
import { version } from '../project/version.ts'
import { responseSchemas, type Schemas } from './component-schemas.ts'
import { OPERATIONS, TAGS } from './operations.ts'
import { requestOf, requestSchemas, type DescribedRequest } from './request.ts'
import { FAILURES, responsesOf, type DescribedResponse } from './responses.ts'

/** A call in an OpenAPI description. */
interface DescribedOperation extends DescribedRequest {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly deprecated?: true
  readonly responses: Readonly<Record<string, DescribedResponse>>
}

/** An address of the service. */
interface Server {
  readonly url: string
  readonly description?: string
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly description: string }>>
}

/** An OpenAPI 3.1 description of the document. */
export interface OpenApi {
  readonly openapi: string
  readonly info: Readonly<Record<string, unknown>>
  readonly servers: readonly Server[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, unknown>>
    readonly responses: Readonly<Record<string, DescribedResponse>>
    readonly schemas: Schemas
  }
}

const ABOUT = [
  'Requests and responses of the Electronic Signature Service Interface as its documentation describes them, made from the tables by which Countersign judges a service.',
  'Request bodies are form-encoded; only the upload of a file is multipart. Arguments with several entries have their keys in brackets, such as `metadata[purpose]=lease`.',
  'The documentation does not show the notation of arrays, so the names are repeated here. In responses, null means the same as absence, and members that are not described may occur. Dates and times are ISO 8601.',
].join('\n\n')

const variable = (name: string, environment: string, url: string): Server => ({
  url: `{${name}}`,
  description: environment,
  variables: { [name]: { default: url, description: `The base address of ${environment.toLowerCase()}, above /v1.` } },
})

/** The two environments, whose addresses the document does not show. */
const ENVIRONMENTS: readonly Server[] = [
  variable('base_url', 'Production', 'https://sign.example.com'),
  variable('preprod_base_url', 'Pre-production', 'https://preprod.sign.example.com'),
]

const DEPRECATED: readonly CallName[] = ['report']

/**
 * Describes the documented interface in OpenAPI 3.1.
 * @param servers the addresses of the service: by default the two environments, as variables
 */
export function openApiDocument(servers: readonly Server[] = ENVIRONMENTS): OpenApi {
  const paths: Record<string, Record<string, DescribedOperation>> = {}
  for (const name of Object.keys(OPERATIONS) as CallName[]) {
    const { method, path } = CALLS[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Electronic Signature Service Interface',
      version: 'v1',
      summary: 'Transactions, documents, fields, instructions and consumption of an electronic signature service.',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
      'x-generator': `countersign ${version}`,
    },
    servers,
    security: [{ bearer: [] }, { basic: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The API key.' },
        basic: { type: 'http', scheme: 'basic', description: 'The API key as the user name, and an empty password.' },
      },
      responses: Object.fromEntries(Object.entries(FAILURES).map(([name, { response }]) => [name, response])),
      schemas: { ...responseSchemas(), ...requestSchemas() },
    },
  }
}

function operationOf(name: CallName): DescribedOperation {
  const { id, tag, summary, description } = OPERATIONS[name]
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(DEPRECATED.includes(name) && { deprecated: true }),
    ...requestOf(name),
    responses: responsesOf(name),
  }
}
