import type { Args } from '../../helpers/engine/http/encode.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { HOUR, MINUTE } from '../../helpers/engine/values/time.ts'
import { ahead, iso } from '../interface/document/times.ts'
import { scenario } from '../scenario.ts'
import { leavesOut, listsIt } from './in-list.ts'

/** Makes a transaction of this name, and gives its id. */
type Make = (context: Context, name: string) => Promise<string>

/** A filter of the list: what it is asked with, and a transaction that it keeps. */
interface Keeping<Slug extends string = string> {
  readonly slug: Slug
  readonly filter: (context: Context) => Args
  readonly kept: Make
}

/** The same, and a transaction that it drops. */
interface Kind<Slug extends string = string> extends Keeping<Slug> {
  readonly dropped: Make
}

const created =
  (args: (context: Context) => Args): Make =>
  async (context, name) =>
    (await context.given.draft({ name, ...args(context) })).id

/** A started transaction that expires so many hours after its start. */
const startedFor =
  (hours: number): Make =>
  async ({ given }, name) =>
    (await given.started({ name, duration: (hours * HOUR) / MINUTE })).id

/** A started transaction whose expiration time is so many hours ahead. */
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

/** A started transaction, the second signer of which reflects for a day. */
const reflectedOn: Make = async ({ given, control }, name) => {
  const { id, documentId } = await given.startable({ name })
  const { signer } = await given.signer(id, documentId, { field: { y: 300 } })
  await control.setParticipant(id, signer, { waiting_period: 1 })
  await given.calls.start(id)
  return id
}

/** The filters, each but those by state and by creation time (document: Transactions, list). */
export const KINDS = [
  {
    slug: 'folder',
    filter: ({ fact }) => ({ folder_id: fact('folder') }),
    kept: created(({ fact }) => ({ folder_id: fact('folder') })),
    dropped: created(() => ({})),
  },
  {
    slug: 'default-folder',
    filter: ({ fact }) => ({ folder_id: fact('default-folder') }),
    kept: created(() => ({})),
    dropped: created(({ fact }) => ({ folder_id: fact('folder') })),
  },
  {
    slug: 'private',
    filter: () => ({ private: true }),
    kept: created(() => ({ private: true })),
    dropped: created(() => ({ private: false })),
  },
  {
    slug: 'issuing-entity',
    filter: ({ fact }) => ({ issuing_entity_id: fact('issuing-entity') }),
    kept: created(({ fact }) => ({ issuing_entity_id: fact('issuing-entity') })),
    dropped: created(() => ({})),
  },
  {
    slug: 'api-key',
    filter: ({ fact }) => ({ creator_api_key_id: fact('api-key-id') }),
    kept: created(() => ({})),
    dropped: async ({ given, apiWithSecondKey }, name) =>
      (await given.made(() => apiWithSecondKey().create({ name }))).id,
  },
] as const satisfies readonly Kind[]

/** The filters by what transactions are only where somebody acts or sets something. */
export const SPECIAL = [
  { slug: 'stalled', filter: () => ({ stalled: true }), kept: stalled },
  { slug: 'waiting-period', filter: () => ({ waiting_period: true }), kept: reflectedOn },
] as const satisfies readonly Keeping[]

/** The filter by what expires within two days, of transactions that are started, as their duration or a time says. */
export const EXPIRING = [
  { slug: 'expires-soon', filter: () => ({ expires_soon: true }), kept: startedFor(47), dropped: startedFor(49) },
  {
    slug: 'expires-soon-at',
    filter: () => ({ expires_soon: true }),
    kept: startedUntil(47),
    dropped: startedUntil(49),
  },
] as const satisfies readonly Kind[]

/** Proves that a filter keeps what is asked for. */
export function provesKept<Slug extends keyof typeof TITLES>({ slug, filter, kept }: Keeping<Slug>): void {
  scenario(`listing/${slug}-kept`, `lists ${TITLES[slug].kept}`, async (context) => {
    const name = context.people.word()
    await listsIt(context, { name, filter: filter(context), id: await kept(context, name) })
  })
}

/** Proves the two rules of a filter: that it keeps what is asked for, and drops what is not. */
export function proves<Slug extends keyof typeof TITLES>(kind: Kind<Slug>): void {
  const { slug, filter, kept, dropped } = kind
  const isKept = `listing/${slug}-kept` as const
  provesKept(kind)

  scenario(
    `listing/${slug}-dropped`,
    `lists no transaction ${TITLES[slug].dropped}`,
    async (context) => {
      const name = context.people.word()
      const other = await dropped(context, name)
      const twin = await kept(context, name)
      await leavesOut(context, { name, filter: filter(context), kept: twin, dropped: [other] }, isKept)
    },
    [isKept],
  )
}

/** What each filter is asked for, in the words of titles. */
const TITLES = {
  folder: { kept: 'a transaction of a folder', dropped: 'of another folder' },
  'default-folder': { kept: 'a transaction of the default folder', dropped: 'of another than the default folder' },
  private: { kept: 'a private transaction', dropped: 'that is not private' },
  'issuing-entity': { kept: 'a transaction of an issuing entity', dropped: 'of another issuing entity' },
  'api-key': { kept: 'a transaction of an API key', dropped: 'of another API key' },
  stalled: { kept: 'a stalled transaction', dropped: 'that is not stalled' },
  'waiting-period': { kept: 'a transaction with a reflection period', dropped: 'without a reflection period' },
  'expires-soon': { kept: 'what expires 47 hours after its start', dropped: 'that expires 49 hours after its start' },
  'expires-soon-at': { kept: 'what expires at a time in 47 hours', dropped: 'that expires at a time in 49 hours' },
} as const
