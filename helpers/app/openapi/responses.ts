import { CALLS, idNamesOf, type CallName, type ResponseKind } from '../../engine/api/calls.ts'
import type { JsonSchema } from '../../engine/values/json-schema.ts'

/** A response with a status, or a reference to one. */
export interface DescribedResponse {
  readonly $ref?: string
  readonly description?: string
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>
}

const json = (schema?: JsonSchema) => ({ 'application/json': schema ? { schema } : {} })
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const SUCCESSES: Readonly<Record<ResponseKind, DescribedResponse>> = {
  transaction: { description: 'The transaction.', content: json(ref('Transaction')) },
  document: { description: 'The document.', content: json(ref('Document')) },
  field: { description: 'The field.', content: json(ref('Field')) },
  fields: { description: 'The fields, one for each page.', content: json({ type: 'array', items: ref('Field') }) },
  file: { description: 'The file.', content: json(ref('File')) },
  seal: { description: 'The seal.', content: json(ref('Seal')) },
  list: { description: 'Transactions.', content: json(ref('TransactionList')) },
  'events-report': { description: 'The report.', content: json(ref('EventsReport')) },
  nothing: { description: 'Success. The body is empty.' },
  undetailed: { description: 'Success. The content is not documented.', content: json() },
}

const failure = (description: string): DescribedResponse => ({ description, content: json(ref('Error')) })

/** The failures that every call may respond with, by their names in the description (document: Errors). */
export const FAILURES = {
  BadRequest: { status: '400', response: failure('The request could not be accepted.') },
  Unauthorized: { status: '401', response: failure('The API key is missing or invalid.') },
  Forbidden: { status: '403', response: failure('The resource exists, but the key lacks permission.') },
  NotFound: { status: '404', response: failure('The resource does not exist.') },
  Conflict: { status: '409', response: failure('The request conflicts with another request.') },
  Unprocessable: {
    status: '422',
    response: failure('The arguments are correct, but incompatible with the state of the resource.'),
  },
  TooManyRequests: { status: '429', response: failure('Too many requests were sent too quickly.') },
  ServiceFailure: { status: '5XX', response: failure('A problem of the service.') },
} as const

/** The responses of a call, by status. */
export function responsesOf(name: CallName): Record<string, DescribedResponse> {
  const isNamed = idNamesOf(name).length > 0 || CALLS[name].method === 'POST'
  const failures = Object.entries(FAILURES).filter(([failed]) => failed !== 'NotFound' || isNamed)
  return {
    200: SUCCESSES[CALLS[name].answers],
    ...Object.fromEntries(
      failures.map(([failed, { status }]) => [status, { $ref: `#/components/responses/${failed}` }]),
    ),
  }
}
