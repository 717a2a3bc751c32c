import { refusedWhenEnded } from '../interface/refused-when-ended.ts'

refusedWhenEnded('review/not-added-*', 'refuses another reviewer in *', {
  call: 'addReviewer',
  prepare: ({ people }, { id, signer }) => ({ ids: [id], args: { reviewer: people.email(), recipient: signer } }),
})
