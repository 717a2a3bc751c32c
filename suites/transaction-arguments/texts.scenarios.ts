import { isAbsent, isSuccess, type Write } from '../../helpers/engine/index.ts'
import { linesOf } from '../interface/reads/lines-of.ts'
import { besideCopies, withCopyIfNeeded } from '../interface/writes/beside-copies.ts'
import { keepsWhenOmitted } from '../interface/writes/keeps-when-omitted.ts'
import { onceFree } from '../interface/writes/once-free.ts'
import { textCases } from '../interface/writes/text-cases.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { LATE_UPDATES, lateUpdatesOf, update, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'

/** The texts with a limit. Signs in a message might be read as markup. */
const texts = [
  { slug: 'name', member: 'name', max: 100 },
  { slug: 'carbon-copy-subject', member: 'carbon_copy_subject', max: 100 },
  {
    slug: 'carbon-copy-message',
    member: 'carbon_copy_message',
    max: 1000,
    ordinary: 'Lease, sale: the copy of the owner',
  },
] as const

/** A write that passes one of the texts. */
const passing = <On extends string>(slug: (typeof texts)[number]['slug'], write: Write<On>): Write<On> =>
  slug === 'name' ? write : besideCopies(write)

for (const text of texts) {
  for (const write of WRITES) {
    const kept = `transaction-arguments/${text.slug}-kept-${write.on}`
    for (const { claim, title, body } of textCases(passing(text.slug, write), text, kept))
      scenario(`transaction-arguments/${text.slug}-${claim}-${write.on}`, title, body)
  }

  const title = `keeps the ${text.member} when an update omits it`
  scenario(`transaction-arguments/${text.slug}-omitted-keeps`, title, async (context) => {
    const passed = { [text.member]: context.people.title() }
    await keepsWhenOmitted(
      context,
      text.slug === 'name' ? passed : await withCopyIfNeeded(context, passed),
      `transaction-arguments/${text.slug}-kept-create`,
      {
        // The service may normalize a stored text. A name that was not stored equals the id.
        isHeld: (before) => !isAbsent(before[text.member]) && before[text.member] !== before['id'],
        other: { language: 'en' },
      },
    )
  })
}

// Some languages take these texts for an empty one, or for a value of another type.
for (const name of ['0', 'null', 'true', 'undefined'])
  for (const write of WRITES)
    scenario(
      `transaction-arguments/name-kept-${write.on}`,
      `stores the name ${name} ${write.when}`,
      async (context) => {
        const { api, check, holds } = context
        let id: unknown
        await holds(onceFree(write), { name }, (read) => {
          id = read['id']
          check.equal('name', read['name'], name)
        })
        // Another scenario needs the same name, and a service may demand that names differ.
        await api.cancel(String(id))
      },
    )

for (const write of WRITES)
  scenario(`transaction-arguments/name-kept-${write.on}`, `stores a name in use ${write.when}`, async (context) => {
    const { given, holds, notExercised, people } = context
    const name = people.title()
    await given.draft({ name })
    const { send } = await write.prepare(context)
    // The document does not say that two transactions may have one name.
    if (!isSuccess(await send({ name }))) notExercised('the target refuses a name in use')
    await holds(write, { name })
  })

/** Late updates of a text. Which ones besides that of the name are accepted is open. */
const lateOf = (member: string) =>
  member === 'name' ? LATE_UPDATES : lateUpdatesOf(member, () => ({ [member]: 'The text in between' }))

/** Texts with signs that a service may refuse, but not change. In a message, the first two may be markup. */
const SIGNS = [
  { what: 'an HTML entity', signs: 'Lease &amp; sale' },
  { what: 'tags and quotes', signs: '<b>Lease</b> "R"' },
  { what: 'signs of forms', signs: 'Lease; 50%25 + %41' },
] as const

for (const { slug, member } of texts)
  for (const write of [...WRITES, ...lateOf(member)])
    for (const { what, signs } of slug === 'carbon-copy-message' ? SIGNS.slice(2) : SIGNS) {
      const title = `stores a ${member} with ${what} ${write.when}`
      scenario(`transaction-arguments/${slug}-signs-${write.on}`, title, async (context) => {
        context.dependsOn(`transaction-arguments/${slug}-kept-${write.on}`)
        const { check, given, people, shows } = context
        const { send } = await passing(slug, write).prepare(context)
        const text = `${signs} ${people.word()}`
        const reason = `the target refuses a ${member} with ${what}`
        const { id, ...answered } = await given.madeIfAllowed(() => send({ [member]: text }), reason)
        check.equal(member, answered[member], text)
        await shows(id, (read) => check.equal(member, read[member], text))
      })
    }

for (const write of WRITES) {
  const title = `stores a message of several lines ${write.when}`
  scenario(`transaction-arguments/carbon-copy-message-kept-${write.on}`, title, ({ holds, check }) => {
    const message = 'Hello,\n\nthe signed documents are attached.'
    return holds(besideCopies(write), { carbon_copy_message: message }, ({ carbon_copy_message: shown }) =>
      check.equal('lines of carbon_copy_message', linesOf(shown), linesOf(message)),
    )
  })
}

scenario('transaction-arguments/name-kept-create', 'stores five names of drafts created at once', async (context) => {
  context.dependsOn('transaction/ids-differ')
  const names = Array.from({ length: 5 }, () => context.people.title())
  const drafts = await Promise.all(names.map((name) => context.given.draft({ name })))
  for (const [i, { id }] of drafts.entries())
    await context.shows(id, (read) => context.check.equal('name', read['name'], names[i]))
})

scenario('transaction-arguments/name-kept-update', 'stores the same name again', async ({ people, holds }) => {
  const name = people.title()
  await holds(writeOver({ name }, update), { name })
})

for (const text of texts) {
  const { slug, member } = text
  for (const write of lateOf(member))
    for (const { claim, title, body } of textCases(write, text, `transaction-arguments/${slug}-kept-update`))
      if (claim !== 'accents')
        scenario(`transaction-arguments/${slug}-${claim}-update`, title, (context) => {
          if (slug === 'name') context.dependsOn('lifecycle/name-before-task-done')
          return body(context)
        })
}

for (const write of [update, ...LATE_UPDATES]) {
  const title = `refuses a name of 101 characters with metadata ${write.when}`
  scenario('transaction-arguments/name-beyond-limit-update', title, async (context) => {
    const named = (length: number) => ({ name: context.people.letters(length), metadata: { purpose: 'lease' } })
    const { send } = await write.prepare(context)
    await context.refused(() => send(named(101)), { twin: () => send(named(100)) })
  })
}

scenario('transaction-arguments/name-empty-update', 'records the response to an empty name', async (context) => {
  const { api, given, people, witness, observe } = context
  const name = people.title()
  const { id } = await given.draft({ name })
  const answer = await witness('an empty name on update', () => api.update(id, { name: '' }))
  if (!answer || !isSuccess(answer)) return
  const after = (await given.read(id))['name']
  const known = after === name ? 'unchanged' : after === id ? 'the id of the transaction' : after
  observe('name after an empty one was accepted', known)
})

scenario('transaction-arguments/carbon-copy-message-markup', 'records what markup does', async ({ api, witness }) => {
  await witness('a message in a paragraph tag', () => api.create({ carbon_copy_message: '<p>Signed.</p>' }))
})
