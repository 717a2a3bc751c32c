import { refusedWhenEnded } from '../interface/refused-when-ended.ts'

refusedWhenEnded('initials/not-added-*', 'refuses initials in *', {
  call: 'addInitials',
  prepare: (_, { id, documentId }) => ({ ids: [id, documentId], args: { y: 40 } }),
})
