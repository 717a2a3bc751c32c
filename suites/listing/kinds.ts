import { HOUR, MINUTE, type Args, type Context } from '../../helpers/engine/index.ts'
import { ahead, iso } from '../interface/document/times.ts'
import type { RuleId } from '../catalogue.ts'
import { scenario } from '../scenario.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { aroundCreation } from './created-apart.ts'
import { leavesOut, listedWith, listsIt } from './in-list.ts'
import { idsOnPages } from './our-items.ts'

/** Creates a transaction with this name, and returns its id. */
type Make = (context: Context, name: string) => Promise<string>
type ArgsOf = (context: Context) => Args

/** A filter of the list, and a transaction that passes it. */
interface Keeping<Slug extends string = string> {
  readonly slug: Slug
  readonly filter: ArgsOf
  readonly kept: Make
  /** The rules that a transaction itself shows what the filter looks for: a list cannot show what a creation has lost. */
  readonly shownBy: readonly RuleId[]
}

/** The same, with a transaction that fails the filter. */
interface Kind<Slug extends string = string> extends Keeping<Slug> {
  readonly dropped: Make
}

const created =
  (args: ArgsOf = () => ({})): Make =>
  async (context, name) =>
    (await context.given.draft({ name, ...args(context) })).id

/** A started transaction with a duration of the given number of hours. */
const startedFor =
  (hours: number): Make =>
  async ({ given }, name) =>
    (await given.started({ name, duration: (hours * HOUR) / MINUTE })).id

/** A started transaction whose expiration time is the given number of hours ahead. */
const startedUntil =
  (hours: number): Make =>
  async (context, name) =>
    (await context.given.started({ name, expires_at: iso(ahead(context, hours * HOUR)) })).id

/** A started transaction whose only participant refuses. */
const stalled: Make = async ({ given }, name) => {
  const { id } = await given.started({ name })
  await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  return id
}

/** A started transaction whose second signer has a reflection period of one day. */
const reflectedOn: Make = async ({ given, control }, name) => {
  const { id, documentId } = await given.startable({ name })
  const { signer } = await given.signer(id, documentId, { field: { y: 300 } })
  await control.setParticipant(id, signer, { waiting_period: 1 })
  await given.calls.start(id)
  return id
}

const FOLDER = 'transaction-arguments/folder-kept-create'
const DEFAULT_FOLDER = 'transaction-arguments/folder-default'
const inFolder: ArgsOf = ({ fact }) => ({ folder_id: fact('folder') })
const inDefaultFolder: ArgsOf = ({ fact }) => ({ folder_id: fact('default-folder') })
const issued: ArgsOf = ({ fact }) => ({ issuing_entity_id: fact('issuing-entity') })
const being = (isPrivate: boolean) => () => ({ private: isPrivate })
const byKey: ArgsOf = ({ fact }) => ({ creator_api_key_id: fact('api-key-id') })
const withSecondKey: Make = async ({ api, given, apiWithSecondKey }, name) => {
  const { id } = await given.draft({ name, private: false }, apiWithSecondKey())
  // The key that updates a transaction has not created it.
  await api.update(id, { language: 'en' })
  return id
}

/** The filters that need only arguments of creation, except those by state and creation time (document: Transactions, list). */
export const KINDS = [
  { slug: 'folder', filter: inFolder, kept: created(inFolder), dropped: created(), shownBy: [FOLDER, DEFAULT_FOLDER] },
  {
    slug: 'default-folder',
    filter: inDefaultFolder,
    kept: created(),
    dropped: created(inFolder),
    shownBy: [FOLDER, DEFAULT_FOLDER],
  },
  {
    slug: 'private',
    filter: being(true),
    kept: created(being(true)),
    dropped: created(being(false)),
    shownBy: ['transaction-arguments/private-true-create'],
  },
  {
    slug: 'issuing-entity',
    filter: issued,
    kept: created(issued),
    dropped: created(),
    shownBy: ['transaction-arguments/issuing-entity-kept-create'],
  },
  { slug: 'api-key', filter: byKey, kept: created(), dropped: withSecondKey, shownBy: [] },
] as const satisfies readonly Kind[]

/** The filters by properties that a transaction gets only through the control interface. */
export const SPECIAL = [
  {
    slug: 'stalled',
    filter: () => ({ stalled: true }),
    kept: stalled,
    shownBy: ['transaction/stalled-true-one'],
  },
  { slug: 'waiting-period', filter: () => ({ waiting_period: true }), kept: reflectedOn, shownBy: [] },
] as const satisfies readonly Keeping[]

const soon = () => ({ expires_soon: true })

/** The filter for started transactions that expire within two days, by their duration or their expiration time. */
export const EXPIRING = [
  {
    slug: 'expires-soon',
    filter: soon,
    kept: startedFor(47.75),
    dropped: startedFor(48.25),
    shownBy: ['transaction-arguments/duration-kept-create', 'lifecycle/start-expires-at-duration'],
  },
  {
    slug: 'expires-soon-at',
    filter: soon,
    kept: startedUntil(47.75),
    dropped: startedUntil(48.25),
    shownBy: ['transaction-arguments/expires-at-kept-create', 'lifecycle/start-keeps-expires-at'],
  },
] as const satisfies readonly Kind[]

/** Proves that the list shows a transaction that passes a filter. */
function provesKept<Slug extends keyof typeof TITLES>({ slug, filter, kept, shownBy }: Keeping<Slug>): void {
  scenario(`listing/${slug}-kept`, `lists ${TITLES[slug].kept}`, async (context) => {
    context.dependsOn(...shownBy)
    const name = context.people.word()
    await listsIt(context, { name, filter: filter(context), id: await kept(context, name) })
  })
}

/** Proves the two rules of a filter: the list shows a transaction that passes it, and leaves out one that fails it. */
export function proves<Slug extends keyof typeof TITLES>(kind: Kind<Slug>): void {
  const { slug, filter, kept, dropped, shownBy } = kind
  const isKept = `listing/${slug}-kept` as const
  provesKept(kind)

  scenario(`listing/${slug}-dropped`, `lists no transaction ${TITLES[slug].dropped}`, async (context) => {
    context.dependsOn(isKept, ...shownBy)
    const name = context.people.word()
    const other = await dropped(context, name)
    const twin = await kept(context, name)
    await leavesOut(context, { name, filter: filter(context), kept: twin, dropped: [other] }, isKept)
  })
  provesUnsearched(kind)
}

/** The rules of the bounds and pages that replace a search for our transactions. */
export const BOUNDED = [
  'listing/created-gt',
  'listing/created-lt',
  'listing/walk-complete',
  'listing/size-at-limit',
] as const

/** Proves the same two rules by lists without a search: a service may look elsewhere for transactions if nothing is searched. */
function provesUnsearched<Slug extends keyof typeof TITLES>({ slug, filter, shownBy, ...make }: Kind<Slug>): void {
  for (const rule of ['kept', 'dropped'] as const)
    scenario(
      `listing/${slug}-${rule}`,
      `lists without a search ${WORDS[rule]}${TITLES[slug][rule]}`,
      async (context) => {
        context.dependsOn(...BOUNDED, ...shownBy, ...(rule === 'dropped' ? [`listing/${slug}-kept` as const] : []))
        const { people } = context
        const dropped = rule === 'dropped' ? await make.dropped(context, people.word()) : undefined
        const kept = await make.kept(context, people.word())
        await looksUnsearched(context, filter(context), { kept, dropped }, `listing/${slug}-kept`)
      },
    )
}

/**
 * Asserts that a list without a search shows `kept`, or else that it leaves out `dropped`, which was created before.
 * @param claim the rule that the list shows `kept`; without `kept`, the list without the filter must show `dropped` first
 */
export async function looksUnsearched(
  context: Context,
  filter: Args,
  { kept, dropped }: { readonly kept?: string | undefined; readonly dropped?: string | undefined },
  claim: RuleId = 'listing/own-listed',
): Promise<void> {
  const { check, eventually } = context
  const [first, last] = [dropped ?? kept ?? '', kept ?? dropped ?? '']
  const [from, until] = [await aroundCreation(context, first), await aroundCreation(context, last)]
  const between = { created_gt: from['created_gt'], created_lt: until['created_lt'] }
  const asked = { ...filter, ...between }
  const looks = (args: Args, isRight: (ids: readonly unknown[]) => boolean, expected: string) => () =>
    eventually(async () => {
      const ids = await idsOnPages(context, args)
      check.that(listedWith(args), isRight(ids), expected, ids)
    })
  const isThere = looks(kept === undefined ? between : asked, (ids) => ids.includes(last), `one is ${last}`)
  if (dropped === undefined) return isThere()
  await precondition(isThere, claim)
  await looks(asked, (ids) => !ids.includes(dropped), `without ${dropped}`)()
}

/** Proves the rules of a filter by a property that only the control interface gives. */
export function provesSpecial(kind: (typeof SPECIAL)[number]): void {
  const { slug, filter, kept, shownBy } = kind
  provesKept(kind)

  scenario(`listing/${slug}-kept`, `lists without a search ${TITLES[slug].kept}`, async (context) => {
    context.dependsOn(...BOUNDED, ...shownBy)
    await looksUnsearched(context, filter(), { kept: await kept(context, context.people.word()) })
  })
  scenario(`listing/${slug}-dropped`, `omits a draft without a search by ${slug}`, async (context) => {
    context.dependsOn(...BOUNDED, 'listing/own-listed', `listing/${slug}-kept`)
    const { id: dropped } = await context.given.draft()
    await looksUnsearched(context, filter(), { dropped })
  })
}

const WORDS = { kept: '', dropped: 'no transaction ' } as const

/** The transactions that pass and fail each filter, in words of titles. */
const TITLES = {
  folder: { kept: 'a transaction of a folder', dropped: 'of another folder' },
  'default-folder': { kept: 'a transaction of the default folder', dropped: 'of a folder other than the default one' },
  private: { kept: 'a private transaction', dropped: 'that fails the filter private' },
  'issuing-entity': { kept: 'a transaction of an issuing entity', dropped: 'of another issuing entity' },
  'api-key': { kept: 'a transaction created with an API key', dropped: 'created with another API key' },
  stalled: { kept: 'a stalled transaction', dropped: 'that fails the filter stalled' },
  'waiting-period': { kept: 'a transaction with a reflection period', dropped: 'without a reflection period' },
  'expires-soon': {
    kept: 'a transaction with a duration of 47 hours and 45 minutes',
    dropped: 'with a duration of 48 hours and 15 minutes',
  },
  'expires-soon-at': {
    kept: 'a transaction that expires in 47 hours and 45 minutes by its time',
    dropped: 'that expires in 48 hours and 15 minutes by its time',
  },
} as const
