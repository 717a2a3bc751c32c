import type { StepKind } from '../../helpers/engine/explore/exploration.ts'
import { textOf } from '../../helpers/engine/facts/workspace.ts'
import { isSuccess } from '../../helpers/engine/http/exchange.ts'
import { unwrappedList } from '../../helpers/engine/judge/basics.ts'
import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import { HOUR } from '../../helpers/engine/values/time.ts'
import { objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import type { RuleId } from '../catalogue.ts'
import { oneOf, settledOf } from './choices.ts'
import { isEnded, isFinished, participantsOf, stateOf, unequal, unless } from './model.ts'
import type { Difference, TransactionModel, World } from './model.ts'
import { stepOf } from './step.ts'
import { nowOf } from './steps-draft.ts'

type Filter = Readonly<Record<string, string | number | boolean>>

/** A list, and whether a transaction is in it. */
interface Claim {
  readonly filter: Filter
  readonly isIn: boolean
  readonly rule: RuleId
  readonly text: string
}

/** The states whose lists are compared. */
const LISTED = ['draft', 'started', 'paused'] as const

const SOON = 48 * HOUR
const EDGE = HOUR

/** Whether a refusal has stalled it, or may still do so although its participant has nothing left to do. */
const mayBeStalled = ({ refusers, shown }: TransactionModel): boolean => refusers.size > 0 || shown['stalled'] === true

/** The claims about filters that the document settles. */
function filterClaims(world: World, tx: TransactionModel): Claim[] {
  const state = stateOf(tx)
  const { workspace } = world.context
  const folder = textOf(workspace, 'folder')
  const key = textOf(workspace, 'api-key-id')
  const claims: Claim[] = []
  if (state !== undefined) {
    claims.push({ filter: { state }, isIn: true, rule: `listing/state-${state}-kept`, text: `in state ${state}` })
    for (const other of LISTED.filter((one) => one !== state))
      claims.push({
        filter: { state: other },
        isIn: false,
        rule: 'listing/state-dropped',
        text: `in state ${other}`,
      })
  }
  const { isPrivate } = tx
  claims.push({
    filter: { private: true },
    isIn: isPrivate,
    rule: 'listing/private-followed',
    text: 'that are private',
  })
  if (folder !== undefined && tx.folder !== undefined) {
    const isIn = tx.folder === folder
    claims.push({ filter: { folder_id: folder }, isIn, rule: 'listing/folder-followed', text: 'of the second folder' })
  }
  if (key !== undefined)
    claims.push({ filter: { creator_api_key_id: key }, isIn: true, rule: 'listing/api-key-kept', text: 'of the key' })
  if (tx.refusers.size > 0 && state === 'started' && !tx.isRefusalOpen)
    claims.push({ filter: { stalled: true }, isIn: true, rule: 'listing/stalled-kept', text: 'that are stalled' })
  else if (!tx.mayBeLate && !mayBeStalled(tx) && !isEnded(tx))
    claims.push({ filter: { stalled: true }, isIn: false, rule: 'listing/stalled-dropped', text: 'that are stalled' })
  const left = tx.expiresAt === undefined || tx.isExpiryOpen ? undefined : tx.expiresAt - nowOf(world)
  if (state === 'started' && left !== undefined && Math.abs(left - SOON) > EDGE)
    claims.push({
      filter: { expires_soon: true },
      isIn: left < SOON,
      rule: left < SOON ? 'listing/expires-soon-kept' : 'listing/expires-soon-later',
      text: 'that expire soon',
    })
  return claims
}

/** The texts by which the search finds a transaction, or no longer does. */
function searchClaims(tx: TransactionModel): Claim[] {
  const found = (text_search: string, rule: RuleId, text: string): Claim => ({
    filter: { text_search },
    isIn: true,
    rule,
    text: `that match ${text}`,
  })
  const inside = isEnded(tx)
    ? []
    : [
        ...tx.documents.map(({ name }) => found(name, 'listing/search-document-name', 'the name of a document')),
        ...participantsOf(tx).map((email) => found(email, 'listing/search-participant-email', 'a participant')),
      ]
  return [
    found(tx.name, 'listing/search-name', 'its name'),
    found(tx.metadata['reference'] ?? '', 'listing/search-metadata', 'its metadata'),
    ...inside,
    ...tx.former.slice(-3).map((text_search): Claim => ({
      filter: { text_search },
      isIn: false,
      rule: 'listing/search-followed',
      text: 'that match a former text',
    })),
  ]
}

/** The item of a transaction in a list, differs in nothing that the transaction shows. */
function itemDifferences(tx: TransactionModel, item: JsonObject): Difference[] {
  const state = stateOf(tx)
  const what = (member: string) => `${member} of transaction ${tx.number} in the list`
  const metadata = item['metadata'] as JsonObject | undefined
  return [
    ...(state === undefined ? [] : unequal('listing/state-as-read', what('state'), item['state'], state)),
    ...unequal('listing/name-as-read', what('name'), item['name'], tx.name),
    ...unequal('listing/metadata-as-read', what('metadata'), metadata?.['reference'], tx.metadata['reference']),
    ...(mayBeStalled(tx) || tx.mayBeLate || isFinished(tx)
      ? []
      : unless(item['stalled'] !== true, 'listing/flags-not-true', what('stalled'), 'false', item['stalled'])),
  ]
}

/** The item of a transaction in a list. Lists are searched, because others may create more transactions than a page shows. */
async function itemIn(world: World, tx: TransactionModel, filter: Filter): Promise<JsonObject | undefined> {
  const answer = await world.context.api.list({ size: 100, ...filter })
  if (!isSuccess(answer)) throw new Inconclusive(`a list: the response is ${answer.status}`)
  return objectsIn(unwrappedList(answer.body), 'content').find(({ id }) => id === tx.id)
}

/** Asserts that a list has caught up, and shows or leaves out a transaction accordingly. */
async function lists(world: World, tx: TransactionModel, { filter, isIn, rule, text }: Claim): Promise<void> {
  await world.judge.soon('lists', async () => {
    const item = await itemIn(world, tx, { text_search: tx.name, ...filter })
    const isSearched = filter['text_search'] !== undefined || item !== undefined || !isIn
    if (!isSearched && !(await itemIn(world, tx, { text_search: tx.name })))
      return unless(false, 'listing/search-name', 'the list that its name finds', `transaction ${tx.number}`, undefined)
    const what = `the list of transactions ${text}`
    return [
      ...unless(
        (item !== undefined) === isIn,
        rule,
        what,
        isIn ? `transaction ${tx.number}` : `no transaction ${tx.number}`,
        item?.['id'],
      ),
      ...(item && isIn ? itemDifferences(tx, item) : []),
    ]
  })
}

const listStep = (name: string, claimsOf: (world: World, tx: TransactionModel) => Claim[]): StepKind<World> =>
  stepOf({
    name,
    weight: 4,
    find: (world, picks) => oneOf(settledOf(world, picks), (tx) => claimsOf(world, tx), picks[1]),
    words: (_, { one }) => `list the transactions ${one.text}`,
    run: (world, { tx, one }) => lists(world, tx, one),
  })

export const listSteps: readonly StepKind<World>[] = [
  listStep('list transactions by a filter', filterClaims),
  listStep('search transactions by a text', (_, tx) => searchClaims(tx)),
]
