import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { standardArguments, type Operation } from '../../../fixtures/reference-service/index.ts'
import { exclusionsByOperation } from '../../../fixtures/reference-service/rules/exclusions.ts'
import { standardFieldPolicy } from '../../../fixtures/reference-service/rules/fields.ts'
import { ARGUMENTS } from '../../../suites/arguments.ts'
import { openApiDocument } from '../../app/openapi/document.ts'
import { TEXTS } from '../../app/openapi/texts.ts'
import { CALLS, type CallName } from '../../engine/api/calls.ts'
import type { JsonSchema } from '../../engine/values/json-schema.ts'
import { DOCUMENTED } from './documented-members.ts'

/*
 * The OpenAPI description is made from the tables of the judge. These tests hold it against the table of the reference service,
 * which is written from the document a second time, and against the members as the document lists them.
 */

const description = openApiDocument()
const { schemas } = description.components

/** The operations of the reference service, by call. */
const OPERATION: Readonly<Partial<Record<CallName, Operation>>> = {
  create: 'create',
  update: 'update',
  cancel: 'cancel',
  list: 'list',
  addDocument: 'documentCreate',
  updateDocument: 'documentUpdate',
  addField: 'fieldCreate',
  updateField: 'fieldUpdate',
  addInitials: 'initials',
  addSigner: 'signature',
  addReviewer: 'review',
  showSealLogo: 'seal',
  authorizeSeal: 'authorize',
  summary: 'consumption',
}

/** An argument of the reference service: its kind decides which of the limits it has. */
interface Rule {
  readonly kind: string
  readonly required: boolean
  readonly barred: boolean
  readonly whole?: boolean
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly empty?: boolean
  readonly values?: readonly string[]
  readonly withFeature?:
    | { readonly feature: string; readonly values?: readonly string[]; readonly max?: number }
    | undefined
  readonly maxEach?: number | undefined
  readonly maxEntries?: number | undefined
  readonly maxKey?: number | undefined
  readonly maxValue?: number | undefined
  readonly forbiddenInKey?: readonly string[]
  readonly forbiddenInValue?: readonly string[]
  readonly emptyValue?: boolean
}

/** Limits of the reference service that the document does not state, so that the description leaves them open. */
const STRICTER: Readonly<Record<string, readonly string[]>> = {
  'create duration': ['least'],
  'update duration': ['least'],
  'list size': ['least'],
  'addField page': ['least'],
  'addField height': ['least'],
  'addField width': ['least'],
  'addField minimum_required': ['least'],
  'addField anchor': ['isEmptyAllowed'],
  'addField copy_from': ['isEmptyAllowed'],
  'addField move_from': ['isEmptyAllowed'],
  'addField parent': ['isEmptyAllowed'],
  'addSigner signer': ['most', 'isEmptyAllowed'],
  'addSigner field': ['isEmptyAllowed'],
  'addReviewer reviewer': ['isEmptyAllowed'],
  'addReviewer recipient': ['isEmptyAllowed'],
}

/** The limits of an argument, in the same words for both tables. */
function limitsOfRule(rule: Rule) {
  const { kind, required, withFeature } = rule
  return {
    type: TYPES[kind] === 'integer' && rule.whole === false ? 'number' : TYPES[kind],
    isRequired: required,
    least: rule.min,
    most: withFeature?.max ?? rule.max ?? rule.maxEach,
    values: rule.values && [...rule.values, ...(withFeature?.values ?? [])].toSorted(),
    isEmptyAllowed: rule.empty ?? true,
    entries: rule.maxEntries,
    key: rule.maxKey,
    value: rule.maxValue,
    notInKey: [...(rule.forbiddenInKey ?? [])].toSorted(),
    notInValue: [...(rule.forbiddenInValue ?? [])].toSorted(),
    isEmptyValueAllowed: rule.emptyValue ?? true,
  }
}

const TYPES: Readonly<Record<string, string>> = {
  text: 'string',
  choice: 'string',
  time: 'date-time',
  reference: 'string',
  number: 'integer',
  boolean: 'boolean',
  texts: 'array',
  keyed: 'object',
}

function limitsOfSchema(schema: JsonSchema, isRequired: boolean): ReturnType<typeof limitsOfRule> {
  const { additionalProperties: value = {}, propertyNames: key = {}, pattern, items } = schema
  return {
    type: schema.format === 'date-time' ? 'date-time' : String(schema.type),
    isRequired,
    least: schema.minimum,
    most: schema.maximum ?? schema.maxLength ?? items?.maxLength,
    values: schema.enum?.map(String).toSorted(),
    // No listed form of a date is empty.
    isEmptyAllowed: (schema.minLength ?? 0) === 0 && (pattern === undefined || new RegExp(pattern, 'u').test('')),
    entries: schema.maxProperties,
    key: key.maxLength,
    value: value.maxLength,
    notInKey: excludedBy(key.pattern),
    notInValue: excludedBy(value.pattern),
    isEmptyValueAllowed: (value.minLength ?? 0) === 0,
  }
}

/** The signs that a pattern excludes. */
const excludedBy = (pattern: string | undefined): string[] =>
  pattern === undefined
    ? []
    : Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
        .filter((sign) => !new RegExp(pattern, 'u').test(`a${sign}b`))
        .toSorted()

/** The arguments of a call in the description, and which of them are required. */
function describedArguments(name: CallName): Record<string, { schema: JsonSchema; isRequired: boolean }> {
  const { path, method } = CALLS[name]
  const operation = description.paths[path]?.[method.toLowerCase()]
  const query = (operation?.parameters ?? []).filter((one) => one.in === 'query')
  const reference = Object.values(operation?.requestBody?.content ?? {})[0]?.schema.$ref ?? ''
  const body = schemas[reference.slice(reference.lastIndexOf('/') + 1)] ?? {}
  const patterned = Object.entries(body.patternProperties ?? {}).map(([pattern, schema]): [string, JsonSchema] => [
    /^\^(\w+)/.exec(pattern)?.[1] ?? '',
    { type: 'object', additionalProperties: schema },
  ])
  return Object.fromEntries([
    ...query.map(
      ({ name: argument, schema, required = false }) => [argument, { schema, isRequired: required }] as const,
    ),
    ...Object.entries(body.properties ?? {}).map(
      ([argument, schema]) => [argument, { schema, isRequired: body.required?.includes(argument) === true }] as const,
    ),
    ...patterned.map(
      ([argument, schema]) => [argument, { schema, isRequired: (body.minProperties ?? 0) > 0 }] as const,
    ),
  ])
}

const tables: Readonly<Record<Operation, Readonly<Record<string, Rule>>>> = standardArguments()
const calls = Object.entries(OPERATION) as [CallName, Operation][]

/** Exceptions of an update are those of the creation. */
const stricterOn = (name: CallName, argument: string): readonly string[] =>
  STRICTER[`${name} ${argument}`] ?? STRICTER[`${name.replace('update', 'add')} ${argument}`] ?? []

test.each(calls)('The arguments of %s and their limits are those of the reference service', (name, operation) => {
  const described = describedArguments(name)
  const rules = Object.entries(tables[operation]).filter(([, { barred }]) => !barred)
  expect(Object.keys(described).toSorted()).toEqual(rules.map(([argument]) => argument).toSorted())
  for (const [argument, rule] of rules) {
    const { schema, isRequired } = described[argument] ?? { schema: {}, isRequired: false }
    const own = limitsOfSchema(schema, isRequired)
    const other = limitsOfRule(rule)
    const left = stricterOn(name, argument)
    expect({ argument, ...own }).toEqual({
      argument,
      ...other,
      ...Object.fromEntries(left.map((key) => [key, own[key as keyof typeof own]])),
    })
    // An exception is needed as long as the two differ.
    for (const key of left as (keyof typeof own)[])
      expect([argument, key, own[key]]).not.toEqual([argument, key, other[key]])
  }
})

test('No other operation of the reference service has arguments, and no other call is described with any', () => {
  const compared = new Set<Operation>(calls.map(([, operation]) => operation))
  const others = (Object.keys(tables) as Operation[]).filter((one) => !compared.has(one))
  expect(others.filter((one) => Object.keys(tables[one]).length > 0)).toEqual([])
  expect(Object.keys(ARGUMENTS).filter((name) => OPERATION[name as CallName] === undefined)).toEqual(['upload'])
})

test('The same arguments exclude each other', () => {
  const exclusions: Readonly<Record<string, readonly (readonly string[])[]>> = exclusionsByOperation()
  for (const [name, operation] of calls) expect(ARGUMENTS[name]?.exclusive ?? []).toEqual(exclusions[operation])
})

test('The same types of fields require an argument or allow it', () => {
  const { requires, appliesTo, formats } = standardFieldPolicy()
  const conditions = ARGUMENTS.addField?.conditions ?? []
  const required = conditions.flatMap(({ anyOf: [excluded, { required: names = [] } = {}] = [] }) =>
    names.map((name) => `${name} ${excluded?.not?.properties?.['type']?.const}`),
  )
  expect(required.toSorted()).toEqual(pairsIn(requires))
  const dependent = conditions.flatMap(({ dependentSchemas = {} }) =>
    Object.entries(dependentSchemas).map(([name, { properties }]) => [name, properties?.['type']?.enum ?? []] as const),
  )
  // The table names the types of `parent` without the word "only".
  const { parent: _parent, ...only } = appliesTo
  expect(pairsIn(Object.fromEntries(dependent))).toEqual(pairsIn(only))
  const form = new RegExp(ARGUMENTS.addField?.arguments['format']?.schema.pattern ?? '', 'u')
  expect(formats.filter((one) => !form.test(one) || !form.test(`${one} - HH:mm`))).toEqual([])
})

const pairsIn = (table: Readonly<Record<string, readonly unknown[]>>): string[] =>
  Object.entries(table)
    .flatMap(([name, types]) => types.map((type) => `${name} ${String(type)}`))
    .toSorted()

/** The schemas of the objects whose members the document lists. */
const SCHEMA_OF = {
  transaction: 'Transaction',
  document: 'Document',
  field: 'Field',
  list: 'TransactionList',
  item: 'TransactionSummary',
  report: 'EventsReport',
  file: 'File',
  seal: 'Seal',
  error: 'Error',
} as const satisfies Record<keyof typeof DOCUMENTED, string>

/** The paths of all members in a schema, except those of objects that the document lists by themselves. */
function pathsIn(schema: JsonSchema, within = ''): string[] {
  const { $ref = '', anyOf = [], items, properties = {} } = schema
  const name = $ref.slice($ref.lastIndexOf('/') + 1)
  if (name !== '') return Object.values<string>(SCHEMA_OF).includes(name) ? [] : pathsIn(schemas[name] ?? {}, within)
  return [
    ...anyOf.flatMap((one) => pathsIn(one, within)),
    ...(items ? pathsIn(items, `${within}[]`) : []),
    ...Object.entries(properties).flatMap(([member, one]) => {
      const path = within === '' ? member : `${within}.${member}`
      return [path, ...pathsIn(one, path)]
    }),
  ]
}

test.each(Object.entries(SCHEMA_OF))('The members of %s are those that the document lists', (object, name) => {
  // Transactions and their summaries share the schema of the creator, with the members of both.
  const creator = (path: string) => !path.startsWith('creator.')
  const documented = DOCUMENTED[object as keyof typeof DOCUMENTED].filter(creator)
  expect(
    pathsIn(schemas[name] ?? {})
      .filter(creator)
      .toSorted(),
  ).toEqual([...documented].toSorted())
})

test('Each text describes an object or a member that exists', () => {
  const unknown = Object.entries(TEXTS).flatMap(([name, texts]) =>
    Object.keys(texts).filter((member) => schemas[name]?.properties?.[member] === undefined && member !== ''),
  )
  expect(unknown).toEqual([])
  expect(Object.keys(TEXTS).filter((name) => schemas[name] === undefined)).toEqual([])
})

test('All calls are described, and one is deprecated', () => {
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(Object.keys(CALLS).length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(operations.filter(({ deprecated }) => deprecated).map(({ operationId }) => operationId)).toEqual([
    'getEventsReport',
  ])
})

test('A strict linter of OpenAPI finds nothing, also if the service has an address of its own', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  for (const one of [description, openApiDocument([{ url: '/' }])])
    expect(await lintFromString({ source: JSON.stringify(one), config })).toEqual([])
})
