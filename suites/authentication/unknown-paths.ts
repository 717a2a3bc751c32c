import { type CallName, idNamesOf } from '../../helpers/engine/api/calls.ts'
import { offersInitials, textOf } from '../../helpers/engine/facts/workspace.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { RuleId } from '../catalogue.ts'
import { unknownIdLike } from '../interface/document/unknown-ids.ts'
import { CALLS_ON_TRANSACTION } from '../interface/scenes/endpoints.ts'
import { casesOf } from '../interface/scenes/per-call.ts'
import { CALLS_INSIDE } from './scene-inside.ts'
import { CALLS_ON_INSTRUCTIONS } from './scene-of-instructions.ts'

/** The described calls whose path names something. */
const NAMING_CALLS = [...CALLS_ON_TRANSACTION, ...CALLS_INSIDE, ...CALLS_ON_INSTRUCTIONS] as const

/** The rules that these calls need a key if everything exists, and if arguments are missing. */
export const ASKS_FOR_KEY: readonly RuleId[] = [
  ...casesOf('authentication/missing-key-*', NAMING_CALLS).map(({ rule }) => rule),
  'authentication/missing-key-invalid-calls',
  'authentication/invalid-key-bearer',
  'authentication/invalid-key-inside',
  'authentication/invalid-key-instructions',
]

/** A call with ids that name nothing, and with known ones. */
interface UnknownPath {
  readonly call: CallName
  readonly ids: readonly string[]
  readonly known: readonly string[]
}

/**
 * The paths of these calls with an unknown transaction, and with the last id unknown in an existing transaction. Unknown ids look
 * like known ones, as a service may have no path for others.
 */
export async function unknownPaths({ given, workspace }: Context): Promise<UnknownPath[]> {
  const [unknown, { id, documentId, fieldId }] = await Promise.all([given.unknownId(), given.startable()])
  const seal = textOf(workspace, 'seal')
  if (seal !== undefined) await given.signer(id, documentId, { signer: seal, field: { y: 300 } })
  const idOf: Readonly<Record<string, string>> = {
    transaction_id: id,
    document_id: documentId,
    field_id: fieldId,
    ...(seal !== undefined && { seal_id: seal }),
  }
  return NAMING_CALLS.flatMap((call) => {
    const known = idNamesOf(call).map((name) => idOf[name] ?? '')
    const isOffered = call === 'addInitials' ? offersInitials(workspace) : !known.includes('')
    if (!isOffered) return []
    const inside = known.length > 1 ? [[...known.slice(0, -1), unknownIdLike(known.at(-1) ?? '')]] : []
    return [known.with(0, unknown), ...inside].map((ids) => ({ call, ids, known }))
  })
}
