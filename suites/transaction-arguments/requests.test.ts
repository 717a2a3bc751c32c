import { heldBy } from '../interface/rich.ts'
import { ahead, DAY, iso } from '../interface/times.ts'
import { update, WRITES } from '../interface/writes.ts'
import { scenario } from '../scenario.ts'

scenario('transaction-arguments/none-create', 'accepts a creation without any argument', async ({ api, accepts }) => {
  await accepts(() => api.create({ name: undefined }))
})

scenario(
  'transaction-arguments/none-update',
  'records how an update without arguments is answered',
  async (context) => {
    const { api, given, witness } = context
    const { id } = await given.draft()
    await witness('an update without any argument', () => api.update(id, {}))
  },
)

for (const write of WRITES) {
  scenario(
    `transaction-arguments/together-${write.on}`,
    `holds several arguments of one request ${write.when}`,
    ({ people, holds }) =>
      holds(write, {
        name: people.title(),
        language: 'sv',
        metadata: { purpose: 'lease', reference: '0042' },
        carbon_copies: [people.email(), people.email()],
        carbon_copy_subject: 'Your copy',
        carbon_copy_message: 'The signed documents are attached.',
        private: true,
      }),
    heldBy(write.on),
  )
}

/** A valid argument beside one that is far from it, in either order. */
const halves = [
  {
    title: 'leaves the name when it refuses the language behind it',
    refusal: 'transaction-arguments/language-unlisted-update',
    bad: { name: 'A new name', language: 'ja' },
    good: { name: 'A new name', language: 'en' },
  },
  {
    title: 'leaves the language when it refuses the name before it',
    refusal: 'transaction-arguments/name-beyond-limit-update',
    bad: { name: 'n'.repeat(200), language: 'en' },
    good: { name: 'n'.repeat(100), language: 'en' },
  },
  {
    title: 'leaves the metadata when it refuses the carbon copy subject behind it',
    refusal: 'transaction-arguments/carbon-copy-subject-beyond-limit-update',
    bad: { metadata: { purpose: 'sale' }, carbon_copy_subject: 's'.repeat(200) },
    good: { metadata: { purpose: 'sale' }, carbon_copy_subject: 's'.repeat(100) },
  },
] as const

for (const { title, bad, good, refusal } of halves) {
  const rule = 'transaction-arguments/refused-update-changes-nothing'
  // That it is refused at all is the claim of another rule.
  scenario(rule, title, ({ refuses }) => refuses(update, bad, good), [refusal])
}

scenario(
  'transaction-arguments/refused-update-changes-nothing',
  'leaves the carbon copies when it refuses the message behind them',
  ({ people, refuses }) => {
    const copies = [people.email()]
    const withMessage = (length: number) => ({ carbon_copies: copies, carbon_copy_message: 'm'.repeat(length) })
    return refuses(update, withMessage(2000), withMessage(1000))
  },
  ['transaction-arguments/carbon-copy-message-beyond-limit-update'],
)

scenario(
  'transaction-arguments/refused-update-changes-nothing',
  'leaves duration and expires_at when it refuses them together',
  (context) => {
    const duration = 14_400
    return context.refuses(update, { duration, expires_at: iso(ahead(context, DAY)) }, { duration })
  },
  ['transaction-arguments/duration-with-expires-at-update'],
)
