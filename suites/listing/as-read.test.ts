import { setTimeout as sleep } from 'node:timers/promises'
import type { State } from '../../helpers/given/states.ts'
import type { Check } from '../../helpers/judge/check.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import type { RuleId } from '../catalogue.ts'
import { scenario } from '../scenario.ts'
import {
  asListed,
  draft,
  METADATA,
  inFolder,
  namedIn,
  partly,
  sealed,
  signable,
  started,
  valueAt,
  watched,
  withMetadata,
  type Named,
  type Situation,
} from './items.ts'

/** The same members at several paths, as both show them. */
const same =
  (...paths: readonly string[]) =>
  (check: Check, item: JsonObject, read: JsonObject): void => {
    for (const path of paths) {
      check.present(`${path} of the transaction`, valueAt(read, path))
      check.kept(`${path} of the list item`, valueAt(item, path), valueAt(read, path))
    }
  }

/**
 * The same elements by what tells them apart. What else they show is the same, where the transaction shows it.
 * @param by the member that tells them apart
 */
const sameIn =
  (array: string, by: string, others: readonly string[]) =>
  (check: Check, item: JsonObject, read: JsonObject): void => {
    const [listed, shown] = [objectsIn(item, array), objectsIn(read, array)]
    const keyOf = (one: JsonObject) => String(one[by]).toLowerCase()
    check.present(`${array} of the transaction`, shown)
    check.sameSet(`${array}[].${by} of the list item`, listed.map(keyOf), shown.map(keyOf))
    for (const one of shown) {
      const its = listed.find((other) => keyOf(other) === keyOf(one)) ?? {}
      for (const other of others) {
        if (isAbsent(one[other])) continue
        check.equal(`${array}[].${other} of the list item (${keyOf(one)})`, its[other], one[other])
      }
    }
  }
/** How often, and milliseconds apart, a case looks whether the states of participants differ yet. */
const LOOKS = 20
const LOOK_MS = 250

const sameStates = sameIn('participants', 'email', ['state'])

/** What a list item tells as the transaction does. */
const AS_READ: readonly (readonly [
  rule: RuleId,
  what: string,
  situation: Situation,
  look: (check: Check, item: JsonObject, read: JsonObject) => void,
  shown: readonly RuleId[],
])[] = [
  ['listing/name-as-read', 'name', draft, same('name'), ['listing/name-shown']],
  [
    'listing/created-at-as-read',
    'time of creation',
    draft,
    same('created_at'),
    ['listing/created-at-shown', 'transaction/created-at-shown'],
  ],
  [
    'listing/metadata-as-read',
    'metadata',
    withMetadata,
    same('metadata'),
    ['listing/metadata-shown', 'metadata/kept-create'],
  ],
  [
    'listing/started-at-as-read',
    'time of the start',
    started,
    same('started_at'),
    ['listing/started-at-shown', 'transaction/started-at-shown-started'],
  ],
  ['listing/expires-at-as-read', 'expiration time', started, same('expires_at'), ['listing/expires-at-shown']],
  ['listing/state-completed-as-read', 'state', namedIn('completed'), same('state'), ['listing/state-shown']],
  ['listing/state-expired-as-read', 'state', namedIn('expired'), same('state'), ['listing/state-shown']],
  [
    'listing/folder-as-read',
    'folder',
    inFolder,
    same('folder_id', 'folder_name'),
    ['listing/folder-id-shown', 'listing/folder-name-shown'],
  ],
  [
    'listing/creator-as-read',
    'creator',
    draft,
    same('creator.workspace_name', 'creator.api_key_name'),
    ['listing/creator-workspace-name', 'listing/creator-api-key-name'],
  ],
  [
    'listing/watchers-as-read',
    'watchers',
    watched,
    sameIn('watchers', 'email', ['member_id', 'full_name']),
    ['listing/watchers-shown', 'transaction-arguments/watchers-kept-create'],
  ],
  [
    'listing/sealers-as-read',
    'sealers',
    sealed,
    sameIn('sealers', 'id', ['name']),
    ['listing/sealers-held', 'listing/sealers-named', 'seal/sealers-hold-certificate'],
  ],
  [
    'listing/participants-as-read',
    'participants',
    signable,
    sameStates,
    ['listing/participants-shown', 'listing/participant-state-shown', 'transaction/participants-hold-signer'],
  ],
]
for (const [rule, what, situation, look, shown] of AS_READ) {
  scenario(
    rule,
    `lists the ${what} that the transaction reads`,
    async (context) => {
      const named = await situation(context)
      await asListed(context, named, (item, read) => look(context.check, item, read))
    },
    shown,
  )
}

scenario('listing/flags-not-true', 'shows no flag that is not true of a transaction', async (context) => {
  const { check, given } = context
  const { id, name } = await namedIn('started', () => ({ private: false }))(context)
  const item = await given.listed(id, name)
  for (const flag of ['stalled', 'private', 'ongoing_conversation', 'has_unread_message'])
    check.different(`${flag} of the list item`, item[flag], true)
})

scenario(
  'listing/participant-performed-as-read',
  'lists the participants that the transaction reads after one has signed',
  async (context) => {
    const { check, given, notExercised } = context
    const named = await partly('done')(context)
    const statesIn = (read: JsonObject) => objectsIn(read, 'participants').map(({ state }) => state)
    // Which states a participant goes through is not shown.
    for (let looks = 0; new Set(statesIn(await given.read(named.id))).size < 2; looks += 1) {
      if (looks === LOOKS) notExercised('the states of the participants do not tell which of them has signed')
      await sleep(LOOK_MS)
    }
    await asListed(context, named, (item, read) => sameStates(check, item, read))
  },
  ['listing/participants-as-read'],
)

scenario(
  'listing/progress-value-as-read',
  'lists the progress that the transaction reads after one of two has signed',
  async (context) => {
    const named = await partly('done')(context)
    await asListed(context, named, (item, read) => {
      if (isAbsent(read['progress_value']))
        context.notExercised('the transaction shows no progress that could be compared')
      same('progress_value')(context.check, item, read)
    })
  },
)

scenario(
  'listing/state-as-read',
  'lists transactions with the states that they read',
  async (context) => {
    const states: readonly State[] = ['draft', 'started', 'paused', 'cancelled']
    await Promise.all(
      states.map(async (state) => {
        const named = await namedIn(state)(context)
        await asListed(context, named, (item) => context.check.equal('state of the list item', item['state'], state))
      }),
    )
  },
  ['listing/state-shown'],
)

scenario(
  'listing/updated-as-read',
  'lists what an update has given a transaction',
  async (context) => {
    const { check, given } = context
    const before = await withMetadata(context)
    await given.listed(before.id, before.name)
    const name = Array.from(before.name).toReversed().join('')
    const metadata = { ...METADATA, reference: '0043' }
    await given.calls.update(before.id, { name, metadata })
    await asListed(context, { id: before.id, name }, (item) => {
      check.equal('name of the list item', item['name'], name)
      check.equal('metadata.reference of the list item', valueAt(item, 'metadata.reference'), metadata.reference)
    })
  },
  ['listing/metadata-shown', 'transaction-arguments/name-kept-update', 'metadata/kept-update'],
)

scenario(
  'listing/items-own',
  'lists several transactions, each with what is its own',
  async (context) => {
    const { check, given, people } = context
    const name = people.word()
    const made = await Promise.all(
      ['0042', '0043', '0044'].map(async (reference) => {
        const { id, signer } = await given.startable({ name, metadata: { reference } })
        return { id, signer, reference }
      }),
    )
    await Promise.all(
      made.map(({ id, signer, reference }) =>
        asListed(context, { id, name }, (item) => {
          check.equal('metadata of the list item', item['metadata'], { reference })
          const emails = objectsIn(item, 'participants').map(({ email }) => String(email).toLowerCase())
          check.sameSet('participants[].email of the list item', emails, [signer])
        }),
      ),
    )
  },
  [
    'listing/metadata-shown',
    'listing/participants-shown',
    'metadata/kept-create',
    'transaction/participants-hold-signer',
  ],
)

const SETTLED = { full_name: 'Ada Example', waiting_period: 3 }

/** A started transaction whose signer has a name and days to think, which no documented call gives them. */
async function settled({ control, given, people }: Context): Promise<Named> {
  const name = people.word()
  const { id, signer } = await given.startable({ name })
  await control.setParticipant(id, signer, SETTLED)
  // What nobody asked the interface for, a list need not hear of before something is asked.
  await given.calls.start(id)
  return { id, name }
}

scenario(
  'listing/participant-members-as-read',
  'lists participants with the names and the days that they read',
  async (context) => {
    const named = await settled(context)
    const look = sameIn('participants', 'email', ['full_name', 'full_name_type', 'waiting_period'])
    await asListed(context, named, (item, read) => {
      context.check.equal('participants[].full_name', valueAt(read, 'participants[].full_name'), SETTLED.full_name)
      look(context.check, item, read)
    })
  },
  ['listing/participants-shown', 'transaction/participants-hold-signer'],
)
