import type { RunningService } from '../../../fixtures/reference-service/index.ts'
import { isObject, objectsIn, type JsonObject } from '../../engine/values/json.ts'
import type { Plan } from './plans.ts'
import type { Written } from './values.ts'

/** A transaction that a request created. */
interface Known {
  readonly id: string
  documents: { readonly id: string; fields: string[] }[]
  hasSigners: boolean
  state: unknown
}

/** The first is true of every transaction; each of the others makes more calls possible. */
const STAGES: readonly ((known: Known) => boolean)[] = [
  () => true,
  ({ documents }) => documents.length > 0,
  ({ documents }) => documents.some(({ fields }) => fields.length > 0),
  ({ hasSigners }) => hasSigners,
]

/** Most requests go to transactions that can still change. */
function isChangeable({ state }: Known, { id }: Plan['operation']): boolean {
  return state === 'draft' || (id !== 'startTransaction' && (state === 'started' || state === 'paused'))
}

/** The stage that a transaction must have reached for a call to succeed. */
function stageFor({ id, path }: Plan['operation']): number {
  if (/^(?:start|pause|addReviewer|setSeal|authorize)/.test(id)) return 3
  if (path.includes('{field_id}') || id === 'addSigner') return 2
  return path.includes('{document_id}') ? 1 : 0
}

/** Requests prefer the newest transactions, so that several of them reach the same one. */
const NEWEST = 4
/** One id in this number of ids is made up. */
const MADE_UP = 15
const PEOPLE = ['ada@example.com', 'ben@example.com', 'cleo@example.com', 'The buyer']
const HOUR = 3_600_000

/** The ids that requests can name: those of the workspace, and those in earlier responses. */
export class Pools {
  readonly #transactions: Known[] = []
  readonly #files: string[] = []
  /** Actions that were open in a response. */
  readonly openActions: string[] = []
  readonly #workspace: RunningService['defaultWorkspace']

  constructor(workspace: RunningService['defaultWorkspace']) {
    this.#workspace = workspace
  }

  /** The path and the arguments of a planned request. Without picks, they name what was made last. */
  filled({ operation, args, picks }: Plan): { path: string; args: Record<string, Written> } {
    const pick = <Item>(list: readonly Item[], i: number): Item | undefined => list.at((picks[i] ?? -1) % list.length)
    const made = (i: number) => (picks[i] ?? 0) % MADE_UP === 1
    const isPrepared = picks.length === 0
    const stage = stageFor(operation)
    const ready = this.#transactions.filter(
      (known) => STAGES[stage]?.(known) && (isChangeable(known, operation) || (picks[1] ?? 1) % 5 === 0),
    )
    const transaction = pick(ready.slice(-NEWEST), 0) ?? this.#transactions.at(-1)
    const documents = transaction?.documents ?? []
    const document = pick(stage === 2 ? documents.filter(({ fields }) => fields.length > 0) : documents, 1)
    const ids: Readonly<Record<string, string | undefined>> = {
      transaction_id: transaction?.id,
      document_id: document?.id,
      field_id: pick(document?.fields ?? [], 2),
      seal_id: pick(this.#workspace.seals, 3)?.id,
    }
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent((made(name.length % 8) ? undefined : ids[name]) ?? 'made up/%'),
    )
    const known = this.#known(transaction)
    const filled = Object.entries(args).map(([name, value], i): [string, Written] => {
      const choices = Object.hasOwn(known, name) ? known[name] : undefined
      if (!choices || (isPrepared && value !== '') || made(4 + (i % 8))) return [name, value]
      const one = pick(choices, 4 + (i % 8))
      if (one === undefined) return [name, value]
      return [name, Array.isArray(value) && typeof one === 'string' ? [one] : one]
    })
    return { path, args: Object.fromEntries(filled) }
  }

  /** The values of arguments that name something. */
  #known(
    transaction: Known | undefined,
  ): Readonly<Record<string, readonly (string | Readonly<Record<string, string>>)[]>> {
    const { folders, members, issuing_entities, archiving_configurations, seals, api_keys } = this.#workspace
    const fields = transaction?.documents.flatMap((one) => one.fields) ?? []
    const transactions = this.#transactions.map(({ id }) => id)
    return {
      document: this.#files,
      folder_id: folders.map(({ id }) => id),
      watchers: members,
      issuing_entity_id: issuing_entities.map(({ id }) => id),
      archiving_configuration_id: archiving_configurations,
      evidence_archiving_configuration_id: this.#workspace.evidence_archiving_configurations,
      creator_api_key_id: api_keys.map(({ id }) => id),
      starting_after: transactions,
      ending_before: transactions,
      field: fields,
      copy_from: fields,
      move_from: fields,
      parent: fields,
      signer: [...PEOPLE, ...seals.map(({ id }) => id)],
      reviewer: PEOPLE,
      recipient: PEOPLE,
      expires_at: [1, 100, 1_500, 4_400].map((hours) => new Date(Date.now() + hours * HOUR).toISOString()),
      auth_data: seals.flatMap(({ authentication_means: means }) =>
        means.map(({ id, pin }) => ({ [id]: String(pin) })),
      ),
    }
  }

  /** Remembers the ids in a success response. */
  learn(operation: Plan['operation'], path: string, body: unknown): void {
    const objects = (Array.isArray(body) ? body : [body]).filter(isObject)
    const [, , , id, , documentId] = path.split('/').map(decodeURIComponent)
    const transaction = this.#transactions.find((one) => one.id === id)
    const document = transaction?.documents.find((one) => one.id === documentId)
    for (const object of objects) {
      const own = String(object['id'])
      if (object['object'] === 'transaction') this.#learnTransaction(object)
      else if (object['object'] === 'file') this.#files.push(own)
      else if (operation.id === 'addDocument') transaction?.documents.push({ id: own, fields: [] })
      else if (/^add(?:Field|Initials)$/.test(operation.id)) document?.fields.push(own)
    }
  }

  #learnTransaction(body: JsonObject): void {
    const documents = objectsIn(body, 'documents').map((one) => ({
      id: String(one['id']),
      fields: objectsIn(one, 'fields').map((field) => String(field['id'])),
    }))
    const hasSigners = objectsIn(body['instructions'], 'signatures').length > 0
    const known = this.#transactions.find(({ id }) => id === body['id'])
    if (known) Object.assign(known, { documents, hasSigners, state: body['state'] })
    else this.#transactions.push({ id: String(body['id']), documents, hasSigners, state: body['state'] })
    for (const { id, state } of objectsIn(body, 'actions')) if (state === 'open') this.openActions.push(String(id))
  }
}
