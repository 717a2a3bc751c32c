import { ifAllowed, type Args, type Context } from '../../helpers/engine/index.ts'
import { ONCE_RUNNING } from '../interface/document/states.ts'
import { addedLate } from '../interface/scenes/late-addition.ts'
import { onceStarted } from '../interface/scenes/once-started.ts'
import { refusedOnceStarted } from '../interface/scenes/refused-once-started.ts'
import { refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'
import { PLAIN, scenario, showsOnEachPage } from './initials.ts'

/** A running transaction with initials on its first document, and a request that creates initials. A service may refuse them late. */
async function onceCreated({ api, given }: Context, id: string) {
  const add = () => given.anotherDocument(id)
  const [first, next] = [await add(), await add()]
  const send =
    (args: Args, documentId = next) =>
    () =>
      api.addInitials(id, documentId, args)
  await ifAllowed(send(PLAIN, first), 'initials cannot be created after the start')
  return { first, send }
}

refusedOnceStarted('initials/once-*', 'refuses initials again in *', ['initials/once'], async (context, { id }) => {
  const { first, send } = await onceCreated(context, id)
  return { bad: send(PLAIN, first), twin: send(PLAIN) }
})

for (const [rule, what, bad] of [
  ['initials/alignment-unlisted', 'an unlisted alignment', { ...PLAIN, alignment: 'justify' }],
  ['initials/y-required', 'no y', { alignment: 'left' }],
] as const)
  refusedOnceStarted(`${rule}-*`, `refuses initials with ${what} in *`, [rule], async (context, { id }) => {
    const { send } = await onceCreated(context, id)
    return { bad: send(bad), twin: send({ ...PLAIN, alignment: 'left' }) }
  })

for (const { word, name } of ONCE_RUNNING)
  scenario(
    `initials/on-each-page-${word}`,
    `creates initials on each page of a document of ${name}`,
    async (context) => {
      context.dependsOn('initials/created', 'initials/on-each-page')
      const { id } = await onceStarted(context, word)
      const documentId = await addedLate(context, () => context.given.anotherDocument(id, { pages: 3 }))
      await ifAllowed(
        () => context.api.addInitials(id, documentId, PLAIN),
        'initials cannot be created after the start',
      )
      await showsOnEachPage(context, { id, documentId }, 3)
    },
  )

refusedWhenEnded('initials/not-added-*', 'refuses to add initials to *', {
  call: 'addInitials',
  // The document has no field. Another rule covers initials on a document with a field.
  prepare: async ({ given }, { id }) => {
    const bare = await given.anotherDocument(id)
    return { ids: [id, bare], args: PLAIN }
  },
})
