import { scenario } from '../scenario.ts'

/** `count` entries with short keys. */
const entries = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${i}`, 'value']))

/** The metadata at a limit and one beyond it. */
const limits = [
  {
    limit: 'key',
    atLimit: 'a metadata key of 20 characters',
    beyond: 'a metadata key of 21 characters',
    good: { ['k'.repeat(20)]: 'value' },
    bad: { ['k'.repeat(21)]: 'value' },
  },
  {
    limit: 'value',
    atLimit: 'a metadata value of 200 characters',
    beyond: 'a metadata value of 201 characters',
    good: { key: 'v'.repeat(200) },
    bad: { key: 'v'.repeat(201) },
  },
  {
    limit: 'entries',
    atLimit: '15 metadata entries',
    beyond: '16 metadata entries',
    good: entries(15),
    bad: entries(16),
  },
] as const

for (const { limit, atLimit, beyond, good, bad } of limits) {
  scenario(
    `metadata/${limit}-at-limit-create`,
    `holds ${atLimit} on creation`,
    async ({ api, accepts, check, shows }) => {
      const created = await accepts(() => api.create({ metadata: good }))
      check.equal('metadata', created['metadata'], good)
      await shows(String(created['id']), (transaction) => check.equal('metadata', transaction['metadata'], good))
    },
  )

  scenario(`metadata/${limit}-beyond-limit-create`, `refuses ${beyond} on creation`, async ({ api, refuses }) => {
    await refuses(api.create, { metadata: bad }, { metadata: good })
  })

  scenario(
    `metadata/${limit}-at-limit-update`,
    `holds ${atLimit} on update`,
    async ({ api, given, accepts, check, shows }) => {
      const { id } = await given.draft()
      const updated = await accepts(() => api.update(id, { metadata: good }))
      check.equal('metadata', updated['metadata'], good)
      await shows(id, (transaction) => check.equal('metadata', transaction['metadata'], good))
    },
  )

  scenario(`metadata/${limit}-beyond-limit-update`, `refuses ${beyond} on update`, async ({ api, given, refuses }) => {
    const { id } = await given.draft()
    await refuses((args) => api.update(id, args), { metadata: bad }, { metadata: good }, { on: id })
  })
}

/** At the limit in characters, twice the limit in bytes. */
const twoByteTexts = [
  { limit: 'key', what: 'a metadata key of 20 two-byte characters', metadata: { ['é'.repeat(20)]: 'value' } },
  { limit: 'value', what: 'a metadata value of 200 two-byte characters', metadata: { key: 'é'.repeat(200) } },
] as const

for (const { limit, what, metadata } of twoByteTexts) {
  scenario(
    `metadata/${limit}-not-bytes-create`,
    `holds ${what} on creation`,
    async ({ api, accepts, check, shows }) => {
      const created = await accepts(() => api.create({ metadata }))
      check.equal('metadata', created['metadata'], metadata)
      await shows(String(created['id']), (transaction) => check.equal('metadata', transaction['metadata'], metadata))
    },
  )

  scenario(
    `metadata/${limit}-not-bytes-update`,
    `holds ${what} on update`,
    async ({ api, given, accepts, check, shows }) => {
      const { id } = await given.draft()
      const updated = await accepts(() => api.update(id, { metadata }))
      check.equal('metadata', updated['metadata'], metadata)
      await shows(id, (transaction) => check.equal('metadata', transaction['metadata'], metadata))
    },
  )
}
