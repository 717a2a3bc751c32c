import * as fc from 'fast-check'
import type { OpenApi } from '../../app/openapi/document.ts'
import type { JsonSchema } from '../../engine/values/json-schema.ts'
import { junk, valuesOf, type Written } from './values.ts'

/** An operation of the description, with what a request needs. */
export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly type: string | undefined
  /** The schema of all arguments together. */
  readonly schema: JsonSchema
  /** The statuses that are described. */
  readonly statuses: readonly string[]
  /** The schema of the success response; undefined if its body is empty. */
  readonly success: JsonSchema | undefined
}

/** The operations of a description. */
export function operationsIn(description: OpenApi): Operation[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody, responses }]): Operation => {
      const [[type, body] = []] = Object.entries(requestBody?.content ?? {})
      const query = parameters.filter((one) => one.in === 'query')
      const answer = responses['200']?.content?.['application/json']
      const name = body?.schema.$ref?.replace(/^.*\//, '')
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        type,
        schema: (name === undefined ? undefined : description.components.schemas[name]) ?? {
          properties: Object.fromEntries(query.map((one) => [one.name, one.schema])),
        },
        statuses: Object.keys(responses),
        success: answer && (answer.schema ?? {}),
      }
    }),
  )
}

/** A request before its ids are known. */
export interface Plan {
  readonly operation: Operation
  readonly args: Readonly<Record<string, Written>>
  /** Chooses ids, for the path and for arguments that name something; the last is for the file of an upload. */
  readonly picks: readonly number[]
  readonly key: 'bearer' | 'basic' | 'none' | 'unknown' | 'without access'
  /** Sends a body that is not described. */
  readonly isJson: boolean
}

const PICKS = 12
/** The calls that lead to further states, which random requests would rarely reach. */
const FREQUENT = ['addDocument', 'addField', 'updateField', 'addSigner', 'startTransaction', 'uploadFile']

/** Optional arguments that are sent at once: too many, and hardly any request is valid. */
const MANY = 3

function argumentsOf({ schema, id }: Operation): fc.Arbitrary<Record<string, Written>> {
  const { properties = {}, patternProperties = {}, required = [] } = schema
  const patterned = Object.entries(patternProperties).map(([pattern, one]): [string, JsonSchema] => [
    /^\^(\w+)/.exec(pattern)?.[1] ?? '',
    { type: 'object', additionalProperties: one },
  ])
  // Made once: arbitraries of texts that match a pattern are slow to make.
  const all = new Map(
    [...Object.entries(properties), ...patterned].map(([name, one]) => [name, valuesOf(one)] as const),
  )
  // The file of an upload is made when it is sent.
  if (id === 'uploadFile') all.delete('file')
  const optional = [...all.keys()].filter((name) => !required.includes(name))
  const some = fc.subarray(optional, { maxLength: Math.min(MANY, optional.length) })
  const missing = fc.integer({ min: 0, max: 29 })
  const names = fc.tuple(some, missing).map(([chosen, gap]) => [...required.filter((_, i) => i !== gap), ...chosen])
  return names.chain((chosen) => {
    const own = chosen.flatMap((name) => {
      const values = all.get(name)
      return values ? [[name, values] as const] : []
    })
    return fc.record(Object.fromEntries(own))
  })
}

/** Plans of requests to the described operations. */
function plansFor(operations: readonly Operation[]): fc.Arbitrary<Plan> {
  const weighted = operations.map((operation) => ({
    weight: FREQUENT.includes(operation.id) ? 6 : operation.type !== undefined && operation.schema.properties ? 2 : 1,
    arbitrary: fc.constant({ operation, described: argumentsOf(operation) }),
  }))
  return fc.oneof(...weighted).chain(({ operation, described }) =>
    fc.record({
      operation: fc.constant(operation),
      args: fc.oneof(
        { weight: 30, arbitrary: described },
        fc.dictionary(
          fc.oneof(junk, fc.constantFrom('name[', 'metadata[a][b]', 'metadata]', 'options[]', 'x[0]')),
          junk,
          { maxKeys: 3 },
        ),
      ),
      picks: fc.array(fc.nat(), { minLength: PICKS, maxLength: PICKS }),
      key: fc.oneof(
        { weight: 30, arbitrary: fc.constantFrom('bearer' as const, 'basic' as const) },
        fc.constantFrom('none' as const, 'unknown' as const, 'without access' as const),
      ),
      isJson: fc.integer({ min: 0, max: 39 }).map((number) => number === 0),
    }),
  )
}

/** Requests that together make a transaction that can be started; an empty argument names what was made last. */
const PREPARATION: readonly (readonly [id: string, args: Plan['args']])[] = [
  ['createTransaction', { name: 'Lease' }],
  ['uploadFile', {}],
  ['addDocument', { document: '' }],
  ['addField', { page: '1', x: '100', y: '300' }],
  ['addSigner', { signer: 'ada@example.com', field: '' }],
  ['addField', { type: 'visa', page: '1', x: '100', y: '400' }],
  ['addSigner', { signer: 'ben@example.com', field: '' }],
  ['addReviewer', { reviewer: 'cleo@example.com', recipient: 'ada@example.com' }],
]
/** The number of random requests after which a transaction is prepared. */
const EVERY = 40

/** Random plans that a seed repeats, with preparations between them: random requests alone hardly ever start a transaction. */
export function drawnPlans(operations: readonly Operation[], seed: number, requests: number): Plan[] {
  const prepared = PREPARATION.flatMap(([id, args]): Plan[] => {
    const operation = operations.find((one) => one.id === id)
    return operation ? [{ operation, args, picks: [], key: 'bearer', isJson: false }] : []
  })
  const drawn = fc.sample(plansFor(operations), { seed, numRuns: requests })
  return drawn.flatMap((plan, i) => (i % EVERY === 0 ? [...prepared, plan] : [plan])).slice(0, requests)
}
