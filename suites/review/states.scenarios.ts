import { endOfTwo, refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'

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
  end: endOfTwo,
})
