import type { Context } from '../../helpers/engine/index.ts'
import { advance } from '../interface/scenes/advance.ts'
import { refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'
import type { ENDED } from '../interface/document/states.ts'
import { hasTasksLeft } from '../interface/reads/tasks.ts'

/** Brings a draft with a reviewer to an ended state. The signer and the reviewer may act in either order. */
async function end(context: Context, id: string, state: (typeof ENDED)[number]): Promise<void> {
  await context.given.calls.start(id)
  if (state === 'closed') context.control.holdsCompletion()
  if (state === 'closed' || state === 'completed') {
    const performed = await context.given.performed(id)
    // The first act was the last if the review of a signer who has signed is skipped.
    if (!(await hasTasksLeft(context, id, performed))) {
      if (state === 'completed') await context.given.finished(id)
      await context.given.reached(id, state)
      return
    }
  }
  await advance(context, id, state)
}

refusedWhenEnded('review/not-added-*', 'refuses to appoint a reviewer in *', {
  call: 'addReviewer',
  prepare: ({ people }, { id, signer }) => ({ ids: [id], args: { reviewer: people.email(), recipient: signer } }),
})

refusedWhenEnded('review/not-removed-*', 'refuses to remove a reviewer from *', {
  call: 'addReviewer',
  prepare: async ({ given, people }, { id, signer }) => {
    const review = { reviewer: people.email(), recipient: signer }
    await given.calls.addReviewer(id, review)
    return { ids: [id], args: { ...review, delete: true } }
  },
  end,
})
