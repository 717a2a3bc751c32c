import type { Member } from '../../engine/judge/shapes.ts'
import type { JsonSchema, JsonType } from '../../engine/values/json-schema.ts'

/** A value in a response: what is known of it, and of the values in it. */
export interface Node {
  schema: JsonSchema
  isRequired: boolean
  readonly members: Map<string, Node>
  items?: Node
}

const emptyNode = (): Node => ({ schema: {}, isRequired: false, members: new Map() })

/** The node at a path such as `actions[].tasks[].type`, which is added if it is missing. */
function nodeAt(root: Node, path: string): Node {
  let node = root
  for (const step of path.split('.').flatMap((part) => part.split(/(?=\[\])/))) {
    if (step === '[]') node = node.items ??= emptyNode()
    else {
      const next = node.members.get(step) ?? emptyNode()
      node.members.set(step, next)
      node = next
    }
  }
  return node
}

/** Puts the members of an object, which may be listed in any order and more than once, into a tree. */
export function treeOf(members: readonly Member[]): Node {
  const root = emptyNode()
  for (const { path, kind, isRequired = false } of members) {
    // A condition on the object as a whole is not the type of a member.
    if (path === '') continue
    const node = nodeAt(root, path)
    node.schema = { ...node.schema, ...kind.schema }
    node.isRequired ||= isRequired
  }
  return root
}

const NULL: JsonType = 'null'

/** The same schema, which also accepts null: in responses, null and absence mean the same. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values, $ref } = schema
  if ($ref !== undefined) return { anyOf: [schema, { type: NULL }] }
  if (type === undefined || Array.isArray(type)) return schema
  return {
    ...schema,
    type: [type as JsonType, NULL],
    ...(values && { enum: [...values, null] }),
  }
}
