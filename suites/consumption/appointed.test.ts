import { settled } from '../interface/stays.ts'
import { alone } from './alone.ts'
import { countsNothing, reportOf } from './reports.ts'

alone('consumption/draft-uncounted', 'counts no review that nobody has performed', async (context) => {
  const { given } = context
  const { id, signer } = await given.startable()
  await given.reviewer(id, signer)
  await settled(context)
  countsNothing(context, await reportOf(context), ['read_documents', 'timestamps', 'transactions_by_max_level'])
})
