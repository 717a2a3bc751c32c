import { refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'
import { PLAIN } from './initials.ts'

refusedWhenEnded('initials/not-added-*', 'refuses initials in *', {
  call: 'addInitials',
  // On a document that has no field: whether one stands in the way is told elsewhere.
  prepare: async ({ given }, { id }) => {
    const { id: bare } = await given.calls.addDocument(id, { document: await given.file() })
    return { ids: [id, String(bare)], args: PLAIN }
  },
})
