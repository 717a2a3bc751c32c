import { membersOf, summaryMembers } from '../../../suites/members.ts'
import type { ObjectKind } from '../../engine/judge/shapes.ts'
import type { JsonSchema } from '../../engine/values/json-schema.ts'
import { TEXTS } from './texts.ts'
import { orNull, treeOf, type Node } from './schema-tree.ts'

/** Schemas by their names. */
export type Schemas = Record<string, JsonSchema>

/** The objects that are described once, and the names of their schemas. */
const OBJECTS = {
  transaction: 'Transaction',
  document: 'Document',
  field: 'Field',
  file: 'File',
  seal: 'Seal',
  'events-report': 'EventsReport',
  error: 'Error',
} as const satisfies Partial<Record<ObjectKind, string>>

/** Values inside these objects that have a schema of their own, by schema and path. */
const PARTS: Readonly<Record<string, string>> = {
  'Transaction participants[]': 'Participant',
  'Transaction actions[]': 'Action',
  'Action tasks[]': 'Task',
  'Transaction instructions': 'Instructions',
  'Instructions captures[]': 'Capture',
  'Transaction creator': 'Creator',
  'Transaction issuing_entity': 'IssuingEntity',
  'Transaction sealers[]': 'Sealer',
  'Transaction watchers[]': 'Watcher',
  'Transaction documents[]': 'Document',
  'Document fields[]': 'Field',
  'Field position': 'Position',
  'TransactionSummary participants[]': 'ParticipantSummary',
  'TransactionSummary creator': 'Creator',
  'TransactionSummary sealers[]': 'Sealer',
  'TransactionSummary watchers[]': 'Watcher',
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** Makes the schema of an object and of its parts. */
function addObject(schemas: Schemas, name: string, { members, schema }: Node): void {
  const properties: Record<string, JsonSchema> = {}
  for (const [member, node] of members) {
    const description = TEXTS[name]?.[member]
    const own = schemaOf(schemas, name, member, node)
    const shown = node.isRequired ? own : orNull(own)
    properties[member] = description === undefined ? shown : { ...shown, description }
  }
  const required = [...members].flatMap(([member, { isRequired }]) => (isRequired ? [member] : []))
  const description = TEXTS[name]?.['']
  schemas[name] = {
    ...schema,
    type: 'object',
    ...(description !== undefined && { description }),
    properties,
    ...(required.length > 0 && { required }),
  }
}

/** The schema of a value, at a path of the object with this name. */
function schemaOf(schemas: Schemas, name: string, path: string, node: Node): JsonSchema {
  const part = PARTS[`${name} ${path}`]
  if (part !== undefined) {
    if (node.members.size > 0 && schemas[part] === undefined) addObject(schemas, part, node)
    return ref(part)
  }
  const { schema, members, items } = node
  if (items) return { ...schema, type: 'array', items: schemaOf(schemas, name, `${path}[]`, items) }
  if (schema.type === 'array') return withItems(schemas, name, path, schema)
  if (members.size === 0) return withNullValues(schema)
  const inner: Schemas = {}
  for (const [member, one] of members) {
    const own = schemaOf(schemas, name, `${path}.${member}`, one)
    inner[member] = one.isRequired ? own : orNull(own)
  }
  const required = [...members].flatMap(([member, { isRequired }]) => (isRequired ? [member] : []))
  return { ...schema, type: 'object', properties: inner, ...(required.length > 0 && { required }) }
}

/** An array whose elements are described elsewhere, or not at all. */
function withItems(schemas: Schemas, name: string, path: string, schema: JsonSchema): JsonSchema {
  const part = PARTS[`${name} ${path}[]`]
  return part === undefined || schemas[part] === undefined ? schema : { ...schema, items: ref(part) }
}

const withNullValues = (schema: JsonSchema): JsonSchema =>
  schema.additionalProperties ? { ...schema, additionalProperties: orNull(schema.additionalProperties) } : schema

/** The schemas of everything that responses contain. */
export function responseSchemas(): Schemas {
  const schemas: Schemas = {}
  // Fields are in documents, and documents in transactions, so the inner objects come first.
  for (const kind of ['error', 'field', 'document', 'transaction', 'file', 'seal', 'events-report'] as const)
    addObject(schemas, OBJECTS[kind], treeOf(membersOf(kind)))
  addObject(schemas, 'TransactionSummary', treeOf(summaryMembers()))
  schemas['TransactionList'] = {
    type: 'object',
    properties: {
      has_more: { type: 'boolean', description: 'Whether more transactions exist than were returned.' },
      content: { type: 'array', items: ref('TransactionSummary') },
    },
    required: ['has_more', 'content'],
  }
  return schemas
}
