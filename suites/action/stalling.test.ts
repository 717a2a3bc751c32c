import { objectsIn } from '../../helpers/values/json.ts'
import { stalled } from '../interface/stalled.ts'
import { scenario } from '../scenario.ts'

scenario('action/stalled-flag', 'flags the action as stalled when its participant refuses', async (context) => {
  const { shows, check } = context
  const { id } = await stalled(context)
  await shows(id, (transaction) => {
    const flags = objectsIn(transaction, 'actions').map((action) => action['stalled'])
    check.that('stalled of the actions', flags.includes(true), 'true for one', flags)
  })
})
