import { refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'
import { PLAIN } from './initials.ts'

refusedWhenEnded('initials/not-added-*', 'refuses to add initials to *', {
  call: 'addInitials',
  // The document has no field. Another rule covers initials on a document with a field.
  prepare: async ({ given }, { id }) => {
    const { id: bare } = await given.calls.addDocument(id, { document: await given.file() })
    return { ids: [id, String(bare)], args: PLAIN }
  },
})
