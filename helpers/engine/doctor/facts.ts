import { FACTS, type TextFact } from '../facts/facts.ts'
import { hasFact, textOf } from '../facts/workspace.ts'
import type { Args } from '../http/encode.ts'
import { isSuccess, type Answer } from '../http/exchange.ts'
import { isObject, shown } from '../values/json.ts'
import { contentOf, type Look } from './look.ts'
import { insteadOf, isRefused, refusalText, remark, type Remark } from './remark.ts'

/** A fact that is an argument of a draft, and the fact that is its name. */
interface Named {
  readonly fact: TextFact | 'members'
  readonly argument: string
  /** The fact with the name, and where a draft shows it. */
  readonly name?: { readonly fact: TextFact; readonly in: (draft: Record<string, unknown>) => unknown }
}

const folderName = (draft: Record<string, unknown>) => draft['folder_name']
const entityName = ({ issuing_entity: entity }: Record<string, unknown>) =>
  isObject(entity) ? entity['name'] : undefined

/** Groups of facts that one draft can be created with: each argument has one value. */
const DRAFTS: readonly (readonly Named[])[] = [
  [
    { fact: 'folder', argument: 'folder_id', name: { fact: 'folder-name', in: folderName } },
    { fact: 'issuing-entity', argument: 'issuing_entity_id', name: { fact: 'issuing-entity-name', in: entityName } },
    { fact: 'evidence-archiving', argument: 'evidence_archiving_configuration_id' },
    { fact: 'members', argument: 'watchers' },
  ],
  [
    { fact: 'default-folder', argument: 'folder_id', name: { fact: 'default-folder-name', in: folderName } },
    { fact: 'default-issuing-entity', argument: 'issuing_entity_id' },
  ],
]

/**
 * Checks the facts that a draft can be created with. One draft checks several facts; only if it is refused is each
 * checked separately. A fact is reported if both creation and update refuse it.
 * @param id the id of a plain draft
 */
export async function draftFacts(look: Look, id: string): Promise<Remark[]> {
  const { workspace } = look.session.target
  const isOff = hasFact(workspace, 'issuing-entities-off')
  const isConfigured = ({ fact, argument }: Named) =>
    workspace.facts[fact] !== undefined && !(isOff && argument === 'issuing_entity_id')
  const found = await Promise.all(
    DRAFTS.map(async (group) => {
      const configured = group.filter(isConfigured)
      return configured.length === 0 ? [] : remarksOn(configured, look, id)
    }),
  )
  return found.flat()
}

async function remarksOn(configured: readonly Named[], look: Look, id: string): Promise<Remark[]> {
  const together = await look.api.create(argumentsOf(configured, look))
  if (isSuccess(together)) return configured.flatMap((one) => nameOf(one, together, look))
  const plain = await look.api.create()
  if (!isRefused(together) || !isSuccess(plain))
    return [
      remark(
        'facts',
        'note',
        `the response to a draft with the facts was ${together.status}, to one with a name ${plain.status}`,
      ),
    ]
  const alone = await Promise.all(configured.map((one) => remarksOnOne(one, look, id)))
  return alone.flat()
}

async function remarksOnOne(one: Named, look: Look, id: string): Promise<Remark[]> {
  const args = argumentsOf([one], look)
  const created = await look.api.create(args)
  if (isSuccess(created)) return nameOf(one, created, look)
  if (!isRefused(created) || !isRefused(await look.api.update(id, args))) return []
  const why = `the target refuses a draft with it (${refusalText(created)})`
  return [remark('facts', 'wrong', `${FACTS[one.fact].variable}: ${why}; ${insteadOf(one.fact)}`)]
}

function argumentsOf(configured: readonly Named[], { session }: Look): Args {
  const { facts } = session.target.workspace
  return Object.fromEntries(configured.map(({ fact, argument }) => [argument, facts[fact]]))
}

/** Whether the target has the configured name for a fact. */
function nameOf({ fact, name }: Named, answer: Answer, { session }: Look): Remark[] {
  const { workspace } = session.target
  const configured = name && textOf(workspace, name.fact)
  const shows = name?.in(contentOf(answer).members)
  if (configured === undefined || typeof shows !== 'string' || shows === configured) return []
  const [variable, of] = [FACTS[name?.fact ?? fact].variable, FACTS[fact].variable]
  return [
    remark('facts', 'warning', `${variable}: the target has the name ${shown(shows)} for ${of}; check both variables`),
  ]
}
